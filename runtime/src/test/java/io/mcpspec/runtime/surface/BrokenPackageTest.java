package io.mcpspec.runtime.surface;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.server.ServerOptions;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A list and a manifest of two builds: which tools are hidden would be decided by what is said of others. */
class BrokenPackageTest {

  private static final String REMEDY = "; build the server again with `mvn package`";

  @TempDir
  private Path folder;

  private final List<String> tools =
      new ArrayList<>(FixtureServer.FILES.text("tools.jsonl").orElseThrow().lines().toList());

  private Surface surface() throws IOException {
    Files.write(Files.createDirectories(folder.resolve("run")).resolve("tools.jsonl"), tools);
    return reading();
  }

  private Surface reading() throws IOException {
    SurfaceFiles files = new SurfaceFiles(new URLClassLoader(new URL[] {folder.toUri().toURL()}, null), "run/");
    return new Surface(files, FixtureServer.manifest(), new FixtureServer(), ServerOptions.DEFAULT);
  }

  private void refused(Surface surface, String message) {
    assertThatThrownBy(() -> surface.result(ListKind.TOOLS)).isInstanceOf(IllegalStateException.class)
        .hasMessage(message + REMEDY);
    assertThatThrownBy(() -> surface.items(ListKind.TOOLS)).hasMessage(message + REMEDY);
  }

  @Test
  void aListThatFitsIsServed() throws IOException {
    assertThat(surface().items(ListKind.TOOLS)).hasSize(tools.size() - 1); // one is of a group that is not
    tools.set(2, "{\"title\":\"Echo\", \"name\":\"\\u0065cho\"}");
    assertThat(surface().items(ListKind.TOOLS)).as("however it is written").hasSize(tools.size() - 1);
  }

  @Test
  void aToolTooFewOrTooManyIsTold() throws IOException {
    int all = tools.size();
    String last = tools.remove(all - 1);
    refused(surface(), "the list has " + (all - 1) + " tools and the manifest " + all);
    tools.addAll(List.of(last, last));
    refused(surface(), "the list has " + (all + 1) + " tools and the manifest " + all);
  }

  @Test
  void noListAtAllIsTold() throws IOException {
    refused(reading(), "the list has 0 tools and the manifest " + tools.size());
  }

  @Test
  void anotherOrderOrNameIsTold() throws IOException {
    Collections.swap(tools, 2, 3);
    refused(surface(), "tool 3 of the list is not `echo`, as the manifest says");
    Collections.swap(tools, 2, 3);
    tools.set(3, tools.get(3).replace("\"erase\"", "\"erased\""));
    refused(surface(), "tool 4 of the list is not `erase`, as the manifest says");
  }
}
