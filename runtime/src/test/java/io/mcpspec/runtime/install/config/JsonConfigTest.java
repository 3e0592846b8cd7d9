package io.mcpspec.runtime.install.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.install.machine.InstallException;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonConfigTest {

  private static final JsonObject ENTRY =
      JsonObject.builder().put("command", "java").put("args", Json.array(List.of(Json.of("-jar")))).build();
  private static final JsonObject OTHER = JsonObject.builder().put("command", "other").build();
  private static final JsonConfig CONFIG = new JsonConfig("mcpServers", true);

  @Test
  void aNewFileHoldsTheEntryAlone() {
    assertThat(added("")).isEqualTo("""
        {
          "mcpServers": {
            "ours": {
              "command": "java",
              "args": ["-jar"]
            }
          }
        }
        """);
  }

  @Test
  void anEntryComesFirstAndTheRestStaysToTheByte() {
    assertThat(added("""
        {
        \t// what we use
        \t"mcpServers": { // all of them
        \t\t// the old one
        \t\t"a": {"command":   "x"}, /* keep */
        \t},
        \t"theme" : "dark",
        }
        """)).isEqualTo("""
        {
        \t// what we use
        \t"mcpServers": { // all of them
        \t\t"ours": {
        \t\t\t"command": "java",
        \t\t\t"args": ["-jar"]
        \t\t},
        \t\t// the old one
        \t\t"a": {"command":   "x"}, /* keep */
        \t},
        \t"theme" : "dark",
        }
        """);
  }

  @Test
  void aFileOnOneLineStaysOnOneLine() {
    assertThat(added("{\"mcpServers\":{\"a\":{}}}"))
        .isEqualTo("{\"mcpServers\":{\"ours\":{\"command\":\"java\",\"args\":[\"-jar\"]},\"a\":{}}}");
    assertThat(added("{ \"theme\": 1 }"))
        .isEqualTo("{ \"mcpServers\": {\"ours\":{\"command\":\"java\",\"args\":[\"-jar\"]}}, \"theme\": 1 }");
  }

  /** Whatever the file: cutting out what was written gives it back, and so does removing the entry by its structure. */
  @ParameterizedTest
  @ValueSource(strings = {
    "", "{}", "{ }", "{\n}", "{\r\n}\r\n", "\uFEFF{}\n", "{ // nothing yet\n}", "{\"mcpServers\":{}}",
    "{\n  \"mcpServers\": {}\n}\n", "{\n  \"mcpServers\": {\n  },\n  \"x\": [1, {\"a\": \"}\"}]\n}",
    "{\r\n    \"x\": \"\\\"{\",\r\n    \"mcpServers\": {\r\n        \"a\": {}\r\n    }\r\n}\r\n",
    "{\"mcpServers\": {\"a\": 1,\n \"b\": 2}}", "// top\n{\"a\": 1}\n// end", "{\n  \"a\": 1 // last\n}\n",
    "{ /* one */ \"a\": 1 }", "{ \"mcpServers\": { /* none */ } }", "{\"a\":\n1}",
  })
  void cuttingOutWhatWasWrittenGivesTheFileBack(String before) {
    ConfigEdit edit = CONFIG.add(text(before), "ours", ENTRY);
    assertThat(CONFIG.find(text(edit.text()), "ours")).contains(ENTRY);
    assertThat(edit.text().replace(edit.written(), "")).isEqualTo(before);
    String newline = before.contains("\r\n") ? "\r\n" : "\n";
    assertThat(edit.text().replace(newline, "")).doesNotContain("\r", "\n");

    ConfigEdit changed = CONFIG.replace(text(edit.text()), "ours", OTHER, edit.written());
    assertThat(CONFIG.find(text(changed.text()), "ours")).contains(OTHER);
    assertThat(changed.text().replace(changed.written(), "")).isEqualTo(before);

    String removed = CONFIG.remove(text(changed.text()), "ours");
    assertThat(CONFIG.find(text(removed), "ours")).isEmpty();
    assertThat(comments(removed)).isEqualTo(comments(before));
  }

  private static List<String> comments(String text) {
    return List.of("nothing yet", "top", "end", "last", "one", "none").stream().filter(text::contains).toList();
  }

  @Test
  void removingTheLastOneTakesTheCommaBeforeItAndNoComment() {
    assertThat(CONFIG.remove(text("""
        {"mcpServers": {
          "a": {}, // first
          // ours
          "ours": {"x": 1}
          // end
        }}
        """), "ours")).isEqualTo("""
        {"mcpServers": {
          "a": {} // first
          // ours
          // end
        }}
        """);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "{ | 1:2: not JSON: expected a member's name in double quotes, got the end",
    "{'a': 1} | 1:2: not JSON: expected a member's name in double quotes, got `'`",
    "{\"a\": 1 \"b\": 2} | 1:9: not JSON: expected `,` or `}`, got `\"`",
    "{\"é😀\": tru} | 1:8: not JSON: expected a JSON value, got `t`",
    "{\"a\": 1} x | 1:10: not JSON: expected the end after the JSON value, got `x`",
    "{\"a\": 1, \"a\": 2} | 1:10: a second member `a`; leave one of them",
    "[] | 1:1: expected the file to hold an object, got an array",
    "{\"mcpServers\": []} | 1:16: expected `mcpServers` to hold an object, got an array",
    "{\"mcpServers\": null} | 1:16: expected `mcpServers` to hold an object, got null",
    "{} /* x | 1:4: a comment without its end `*/`",
    "{\"a\": \"x} | 1:7: not JSON: expected a string of JSON, got `\"`",
    "{\"a\": [1 2]} | 1:10: not JSON: expected `,` or `]`, got `2`",
    "{\"a\" 1} | 1:6: not JSON: expected `:` after a member's name, got `1`",
  })
  void whatIsMalformedIsRefusedWithItsPlace(String before, String message) {
    assertThatThrownBy(() -> CONFIG.add(text(before), "ours", ENTRY)).isInstanceOf(InstallException.class)
        .hasMessage("dir/mcp.json:" + message + ". The file was not changed");
  }

  @Test
  void placesCountLines() {
    assertThatThrownBy(() -> CONFIG.find(text("{\r\n  \"a\": 1,\r\n  b: 2\r\n}"), "ours"))
        .hasMessageStartingWith("dir/mcp.json:3:3: not JSON: expected a member's name");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "{} // x | 1:4: a comment, and this client reads none",
    "{\"a\": 1,} | 1:9: not JSON: expected another one after the comma: this client reads no comma before `}`, got `}`",
  })
  void aClientThatReadsPlainJsonIsGivenNothingElse(String before, String message) {
    assertThatThrownBy(() -> new JsonConfig("mcpServers", false).add(text(before), "ours", ENTRY))
        .hasMessage("dir/mcp.json:" + message + ". The file was not changed");
  }

  private static String added(String before) {
    String after = CONFIG.add(text(before), "ours", ENTRY).text();
    assertThat(JsonReader.read(new JsoncReader(text(after), true).read().value().toJson())).isNotNull();
    return after;
  }

  private static ConfigText text(String text) {
    return new ConfigText(Path.of("dir", "mcp.json"), text);
  }
}
