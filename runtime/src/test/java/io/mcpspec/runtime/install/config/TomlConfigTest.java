package io.mcpspec.runtime.install.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.install.machine.InstallException;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TomlConfigTest {

  private static final TomlConfig CONFIG = new TomlConfig("mcp_servers");
  private static final JsonObject ENTRY = JsonReader.read(
      "{\"command\":\"C:\\\\java\",\"args\":[\"-jar\",\"a \\\"b\\\"\\u007f\"],\"env\":{\"A-B\":\"1\",\"c d\":\"é\"}}")
      .asObject().orElseThrow();
  private static final JsonObject OTHER = JsonObject.builder().put("command", "other").build();

  @Test
  void aServerIsATableAtTheEnd() {
    assertThat(CONFIG.add(text("model = \"o\" # mine\n"), "ours", ENTRY).text()).isEqualTo("""
        model = "o" # mine

        [mcp_servers.ours]
        command = "C:\\\\java"
        args = ["-jar", "a \\"b\\"\\u007f"]
        env = { A-B = "1", "c d" = "é" }
        """);
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "", "a = 1", "a = 1\n", "# only a comment", "[mcp_servers.a]\ncommand = \"x\"\n", "[mcp_servers]\n",
    "a = 1\r\n\r\n[mcp_servers.a.env]\r\nX = \"1\"\r\n", "[[list]]\nx = [\n[1],\n[2]]\n", "t = '''\n[x]\n'''\n",
  })
  void cuttingOutWhatWasWrittenGivesTheFileBack(String before) {
    ConfigEdit edit = CONFIG.add(text(before), "ours", ENTRY);
    assertThat(CONFIG.find(text(edit.text()), "ours")).contains(ENTRY);
    assertThat(edit.text().replace(edit.written(), "")).isEqualTo(before);

    ConfigEdit changed = CONFIG.replace(text(edit.text()), "ours", OTHER, edit.written());
    assertThat(CONFIG.find(text(changed.text()), "ours")).contains(OTHER);
    assertThat(changed.text().replace(changed.written(), "")).isEqualTo(before);
    assertThat(CONFIG.find(text(CONFIG.remove(text(changed.text()), "ours")), "ours")).isEmpty();
  }

  @Test
  void onlyTheTableAndItsSubtablesAreTakenOut() {
    String before = "[mcp_servers.a]\nx = 1\n\n";
    String ours = "[mcp_servers.ours]\nargs = [\n[\"y\"],\n]\n\n[mcp_servers.ours.env]\nA = \"1\" # ours\n";
    String after = "\n# of b\n[mcp_servers.b]\nx = 1\n";
    assertThat(CONFIG.remove(text(before + ours + after), "ours")).isEqualTo(before + after);
    assertThat(CONFIG.replace(text(before + ours + after), "ours", OTHER, "").text())
        .isEqualTo(before + "[mcp_servers.ours]\ncommand = \"other\"\n" + after);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "a = | 1:4: not TOML: ",
    "mcp_servers = 1 | 1:1: expected `mcp_servers` to be a table",
  })
  void whatIsMalformedIsRefusedWithItsPlace(String before, String message) {
    assertThatThrownBy(() -> CONFIG.find(text(before), "ours")).isInstanceOf(InstallException.class)
        .hasMessageStartingWith("dir/config.toml:" + message).hasMessageEndingWith(". The file was not changed");
  }

  @Test
  void aValueIsNotAddedTo() {
    assertThatThrownBy(() -> CONFIG.add(text("a = 1\nmcp_servers = { a = { x = 1 } }\n"), "ours", ENTRY))
        .hasMessage("dir/config.toml:2:1: `mcp_servers` is written as one value, which nothing can be added to; write"
            + " it as tables, `[mcp_servers.NAME]`. The file was not changed");
    assertThatThrownBy(() -> CONFIG.remove(text("mcp_servers.ours.command = \"x\"\n"), "ours"))
        .hasMessageContaining("`ours` is not a table with a header of its own");
  }

  private static ConfigText text(String text) {
    return new ConfigText(Path.of("dir", "config.toml"), text);
  }
}
