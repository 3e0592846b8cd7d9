package io.mcpspec.release.lock;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.SmallSpec;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.Loading;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerificationTest {

  @TempDir private Path folder;

  private Snapshot locked;

  @BeforeEach
  void load() throws IOException, StatusException {
    SmallSpec spec = SmallSpec.in(folder.resolve("spec"));
    String server = Files.readString(spec.directory().resolve("server.yaml"));
    spec.with("server.yaml", server + "groups:\n  - { id: rare, title: Rare, default: false }\n");
    spec.with("tools/part.yaml", Files.readString(spec.directory().resolve("tools/part.yaml")) + "group: rare\n");
    locked = Loading.in(folder, List.of()).load("spec@1.1.0");
  }

  /** What a client would see of a server that serves the lock's surface, after a change of its JSON. */
  private List<String> differences(String from, String to) throws StatusException {
    String json = JsonWriter.compact(locked.surface().without("resourceContents"));
    assertThat(json).contains(from);
    Mapping surface = JsonFile.object("x", json.replace(from, to).getBytes(StandardCharsets.UTF_8));
    Snapshot running = Snapshot.ofSurface("running", surface);
    return Verification.of(locked, running).differences();
  }

  @Test
  void theSameIsFoundSame() throws StatusException {
    assertThat(differences("greet", "greet")).isEmpty();
  }

  @Test
  void eachDifferenceIsNamed() throws StatusException {
    assertThat(differences("Says greet", "Sends mail")).containsExactly("tool greet");
    assertThat(differences("Ask before", "Never ask before")).containsExactly("server's instructions");
    assertThat(differences("at most 5", "at most 9")).containsExactly("text of prompt advise");
    assertThat(differences("small://note", "small://n")).containsExactly("resource small://n", "resource small://note");
    assertThat(differences("\"name\":\"small\"", "\"name\":\"large\"")).containsExactly("server's name");
  }

  @Test
  void aToolOfAGroupThatIsOffMayBeServedAsItIsLocked() throws StatusException {
    Mapping part = locked.catalog().orElseThrow().mappings("tools").stream()
        .filter(tool -> tool.text("name").orElse("").equals("part")).findFirst()
        .flatMap(tool -> tool.mapping("published")).orElseThrow();
    String item = JsonWriter.compact(part);

    assertThat(differences("\"tools\":[", "\"tools\":[" + item + ",")).isEmpty();
    assertThat(differences("\"tools\":[", "\"tools\":[" + item.replace("Says", "Sends") + ","))
        .containsExactly("tool part");
    assertThat(differences("\"tools\":[", "\"tools\":[{\"name\":\"drop\"},")).containsExactly("tool drop");
  }
}
