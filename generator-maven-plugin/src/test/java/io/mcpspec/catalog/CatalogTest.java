package io.mcpspec.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.publish.snapshot.Snapshot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CatalogTest {

  static final Snapshot SERVER = Snapshot.ofSurface("x", json("""
      {"initialize": {"serverInfo": {"name": "mail", "version": "2.0"}, "instructions":
        "Search first.\\n\\nThen read."},
       "tools": [
        {"name": "search", "description": "Searches <b>mail</b> | all.\\n# Not a heading",
         "annotations": {"readOnlyHint": true}, "inputSchema": {"type": "object", "required": ["query"], "properties": {
          "query": {"type": "string", "minLength": 1, "description": "Words to find"},
          "filter": {"type": "object", "properties": {"kind": {"enum": ["in", "out"], "type": "string"}}},
          "list": {"type": "array", "items": {"type": "object", "properties": {"id": {"type": "integer"}}}}}},
         "outputSchema": {"type": "object"}},
        {"name": "add", "annotations": {"readOnlyHint": false, "destructiveHint": false}, "inputSchema": {}},
        {"name": "delete"}],
       "prompts": [{"name": "sum_up", "description": "Sums up.", "arguments": [{"name": "days", "required": true}]}],
       "promptMessages": {"sum_up": {"messages": [{"role": "user", "content": {"type": "text", "text": "Be short."}}]}},
       "resources": [{"uri": "mail://box", "name": "box", "mimeType": "text/plain"}]}
      """));

  private static Mapping json(String text) {
    return (Mapping) new JsonReader(new Diagnostics()).read(new SourceFile("x", text)).orElseThrow();
  }

  @Test
  void theMarkdownHasEverythingAndNothingOfItIsMarkup() {
    assertThat(CatalogMarkdown.of(SERVER)).contains(
        "# mail", "| [`search`](#search) | reads | Searches &lt;b>mail&lt;/b> \\| all. |",
        "| [`add`](#add) | writes |", "| [`delete`](#delete) | may overwrite or remove |",
        "| `query` **required** | string | Words to find. at least 1 character |",
        "| `filter.kind` | string | one of in, out |", "| `list[].id` | integer |",
        "\n\\# Not a heading\n", "### sum_up", "- `mail://box` box");
  }

  @Test
  void thePageHasEverythingAndNothingOfItIsMarkup() {
    assertThat(CatalogPage.of(SERVER, CatalogNotes.NONE)).contains(
        "<title>mail</title>", "Version 2.0", "id=\"tool-search\"", "<span class=\"effect reads\">reads</span>",
        "Searches &lt;b&gt;mail&lt;/b&gt; | all.", "<code>filter.kind</code>", "<b>required</b>", "Be short.",
        "3 tokens",
        "mail://box").doesNotContain("<b>mail");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {"type": ["string", "null"]}                           | string or null     |
      {"anyOf": [{"type": "integer"}, {"type": "string"}]}   | integer or string  |
      {"type": "array", "items": {"type": "number"}, "maxItems": 3} | list of number | at most 3 items
      {"type": "integer", "minimum": 1, "maximum": 9, "default": 2} | integer    | 1 to 9; 2 if left out
      {"type": "string", "format": "date", "pattern": "^x"}  | string             | format date; matches ^x
      {"const": true}                                        | any value          | always true
      """)
  void schemasAreSaidInWords(String schema, String type, String limits) {
    assertThat(SchemaWords.type(json(schema))).isEqualTo(type);
    assertThat(SchemaWords.limits(json(schema))).isEqualTo(limits == null ? "" : limits);
  }
}
