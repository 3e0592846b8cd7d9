package io.mcpspec.publish.surface;

import static io.mcpspec.fixture.Nodes.object;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.CanonicalJson;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LockJsonTest {

  private static final String TOOL = "{'name':'greet','description':'Says hi','inputSchema':{'type':'object'}}";

  private static LockContent content(String version, boolean draft, String tool) {
    Mapping item = object(tool);
    Mapping surface = object("{'initialize':{'protocolVersion':'2025-11-25','instructions':'Be kind.'},"
        + "'tools':[" + tool + "],'prompts':[{'name':'p','arguments':[]}],"
        + "'resources':[{'uri':'x://1','name':'r'}],"
        + "'resourceContents':{'x://1':{'contents':[{'uri':'x://1','text':'One'}]}}}");
    return new LockContent("small", version, draft, surface, List.of(item),
        List.of(new LockContent.Text("p", "# A", Map.of("a", "# A"))), Optional.empty(),
        List.of(new LockContent.File("p.md", "# A".getBytes(StandardCharsets.UTF_8))));
  }

  private static Mapping lock(String tool) {
    return LockJson.of(content("1.0.0", false, tool));
  }

  private static String hash(String text) {
    return "sha256:" + Sha256.hex(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void holdsAHashOfEachPart() {
    Mapping lock = lock(TOOL);

    assertThat(lock.text("instructions")).contains(hash("Be kind."));
    Mapping tool = lock.mapping("tools").flatMap(tools -> tools.mapping("greet")).orElseThrow();
    assertThat(tool.keys()).containsExactly("all", "input", "text");
    assertThat(tool.text("input")).contains(hash("{\"type\":\"object\"}"));
    Mapping prompt = lock.mapping("prompts").flatMap(prompts -> prompts.mapping("p")).orElseThrow();
    assertThat(prompt.text("args")).contains(hash("[]"));
    assertThat(prompt.text("text")).contains(hash("# A"));
    assertThat(prompt.mapping("sections").orElseThrow().text("a")).contains(hash("# A"));
    assertThat(lock.mapping("resources").flatMap(all -> all.mapping("x://1")).orElseThrow().keys())
        .containsExactly("all", "content");
    assertThat(lock.mappings("files").get(0))
        .isEqualTo(object("{'path':'p.md','sha256':'" + Sha256.base64Url("# A".getBytes(StandardCharsets.UTF_8))
            + "','size':3}"));
  }

  @Test
  void isCanonical() {
    String text = LockJson.text(content("1.0.0", false, TOOL));

    assertThat(text).isEqualTo(CanonicalJson.of(object(text)));
  }

  @Test
  void leavesDigestsOut() {
    String digested = TOOL.replace("'inputSchema'", "'_meta':{'io.mcpspec/digest':'sha256-x'},'inputSchema'");

    assertThat(lock(digested)).isEqualTo(lock(TOOL));
  }

  @Test
  void hasARootOfWhatIsServedAlone() {
    String root = lock(TOOL).text("root").orElseThrow();
    Mapping draft = LockJson.of(content("2.0.0", true, TOOL));

    assertThat(draft.text("root")).contains(root);
    assertThat(draft.get("draft")).isPresent();
    assertThat(lock(TOOL).has("draft")).isFalse();
    assertThat(lock(TOOL.replace("greet", "salute")).text("root").orElseThrow()).isNotEqualTo(root);
    assertThat(lock(TOOL.replace("hi", "bye")).text("root").orElseThrow()).isNotEqualTo(root);
  }
}
