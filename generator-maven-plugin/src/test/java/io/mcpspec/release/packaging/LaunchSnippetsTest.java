package io.mcpspec.release.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.publish.snapshot.Packaged.Launch;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;

class LaunchSnippetsTest {

  private static final String JSON = "{\"command\":\"java\",\"args\":[\"-jar\",\"a b.jar\"],\"env\":{\"X\":\"ü+%\"}}";

  @Test
  void bothFormsOfCursorsLinkHoldTheSame() {
    String plain = base64(JSON);
    String percent = base64(percent(JSON));

    assertThat(decoded("[i](https://cursor.com/install-mcp?name=x&config=" + plain + ")")).isEqualTo(JSON);
    assertThat(decoded("[i](https://cursor.com/en/install-mcp?name=x&config=" + percent + ")")).isEqualTo(JSON);
    assertThat(decoded("cursor://anysphere.cursor-deeplink/mcp/install?name=x&config=" + percent(plain)))
        .isEqualTo(JSON);
  }

  @Test
  void linksOfVsCodeArePercentEncoded() {
    assertThat(decoded("(https://insiders.vscode.dev/redirect/mcp/install?name=x&config=" + percent(JSON) + ")"))
        .isEqualTo(JSON);
    assertThat(decoded("vscode:mcp/install?" + percent(JSON))).isEqualTo(JSON);
  }

  @Test
  void whatIsNoConfigurationIsLeftOut() {
    assertThat(LaunchSnippets.in("https://cursor.com/install-mcp?name=x&config=*** and ```json\n{\n```")).isEmpty();
  }

  @Test
  void examplesAreCalledByTheirHeading() {
    String page = """
        ## Install
        ```json
        { "mcpServers": { "a": { "command": "uvx" }, "b": { "command": "npx" } } }
        ```
        ### Windows
        ```json
        { "servers": { "a": { "command": "uv" } }, "inputs": [] }
        ```
        """;

    List<Launch> launches = LaunchSnippets.in(page);

    assertThat(launches).extracting(Launch::client).containsExactly("install", "install (2)", "windows");
    assertThat(JsonWriter.compact(launches.get(2).configuration())).isEqualTo("{\"command\":\"uv\"}");
  }

  /** As CommonMark reads them: not in comments and other fences, but in lists, under either kind of heading. */
  @Test
  void examplesAreWhatMarkdownShowsAsCode() {
    String example = "```json\n{ \"servers\": { \"a\": { \"command\": \"uv\" } } }\n```\n";
    String page = "Setup\n=====\n\n- one\n\n  " + example.replace("\n", "\n  ")
        + "\n<!--\n## Hidden\n" + example + "-->\n````\n## Shown\n" + example + "````\n\n"
        + example.replace("```", "~~~");

    assertThat(LaunchSnippets.in(page)).extracting(Launch::client).containsExactly("setup", "setup (2)");
  }

  private static String decoded(String page) {
    List<Launch> launches = LaunchSnippets.in(page);
    assertThat(launches).hasSize(1);
    return JsonWriter.compact(launches.get(0).configuration());
  }

  private static String base64(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String percent(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
