package io.mcpspec.document.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Parsed;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.fixture.Nodes;
import io.mcpspec.fixture.OddValues;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class YamlWriterTest {

  private static final int TREES = 3_000;
  private static final int TEXTS = 20_000;

  private static String yaml(String json) {
    return YamlWriter.write(Nodes.object(json), Map.of(), Set.of("properties"));
  }

  @Test
  void writesAsAPersonWould() {
    assertThat(yaml("{'name':'get_item','input':{'type':'object','properties':{'a':{'type':'string'},"
        + "'b':{'type':'array','items':{'type':'string'}}},'required':['a','b']},'list':[{'a':1,'b':{'c':{'d':[]}}}]}"))
        .isEqualTo("""
            name: get_item
            input:
              type: object
              properties:
                a: { type: string }
                b: { type: array, items: { type: string } }
              required: [a, b]
            list:
              - a: 1
                b:
                  c: { d: [] }
            """);
  }

  @Test
  void longTextStandsInBlocks() {
    String line = "words and more ".repeat(12).strip();
    assertThat(yaml("{'lines':'one\\n\\n  two\\n','open':'one\\ntwo','many':'one\\n\\n\\n','indented':'  a\\nb'}"))
        .isEqualTo("lines: |\n  one\n\n    two\nopen: |-\n  one\n  two\nmany: |+\n  one\n\n\n"
            + "indented: |2-\n    a\n  b\n");
    assertThat(yaml("{'folded':'" + line + "'}").lines())
        .hasSize(3).first().isEqualTo("folded: >-");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "NO|NO", "12:30|12:30", "2025-11-25|2025-11-25", "1.0.5|1.0.5", "1.10|\"1.10\"", "null|\"null\"", "~|\"~\"",
        "True|\"True\"", ".inf|\".inf\"", "-x|\"-x\"", "a: b|\"a: b\"", "a:b|a:b", "a #b|\"a #b\"", "it's|it's",
        "say \"x\"|say \"x\"", "\"x\"|'''\"x\"'''", "é|é", "0x1F|\"0x1F\"", "1_000|1_000", "<<|\"<<\"", "...|\"...\""
      })
  void quotesOnlyWhatWouldBeSomethingElse(String text, String written) {
    Node value = Scalar.string(text, Nodes.SPAN);
    Mapping root = new MappingBuilder(Nodes.SPAN).put("v", value).build();
    assertThat(YamlWriter.write(root, Map.of(), Set.of())).isEqualTo("v: " + written + "\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "a\tb\nc \nd", " x", "x ", "\tx\ny", "\n x\n", "a\rb", "a\r\nb", "\u0085", "x\u2028y\nz", "😀\n"
  })
  void everyCharacterComesBack(String text) {
    comesBack(new MappingBuilder(Nodes.SPAN).put("k", text).put(text, "v").build());
  }

  @Test
  void longKeysAndDeepValuesComeBack() {
    comesBack(Nodes.object("{'" + "k".repeat(5_000) + "':{'a':['x']},'" + "q ".repeat(900) + "':'v'}"));
    comesBack(Nodes.object("{'a':".repeat(150) + "{}" + "}".repeat(150)));
    comesBack(Nodes.object("{'long':'" + "x".repeat(70_000) + "','words':'" + "word ".repeat(20_000) + "'}"));
  }

  @Test
  void anyTextComesBack() {
    OddValues odd = new OddValues(1);
    for (int i = 0; i < TEXTS; i++) {
      String text = odd.text(12);
      comesBack(new MappingBuilder(Nodes.SPAN).put("a", text).put("b", Nodes.json("[[0]]")).put(text, text).build());
    }
  }

  @Test
  void anyValueComesBack() {
    OddValues odd = new OddValues(2);
    for (int i = 0; i < TREES; i++) {
      comesBack(odd.object(5));
    }
  }

  @Test
  void commentsStandBehindALineOrAboveABlock() {
    Mapping root = Nodes.object("{'effect':'unknown','text':'a\\nb'}");
    assertThat(YamlWriter.write(root, Map.of("effect", "? which", "text", "? what"), Set.of()))
        .isEqualTo("effect: unknown # ? which\n# ? what\ntext: |-\n  a\n  b\n");
  }

  private static void comesBack(Mapping root) {
    String written = YamlWriter.write(root, Map.of(), Set.of("properties"));
    Parsed parsed = Parsed.yaml(written);
    assertThat(parsed.findings()).as(written).isEmpty();
    assertThat(parsed.root().orElseThrow()).as(written).isEqualTo(root);
    assertThat(((Mapping) parsed.root().orElseThrow()).keys()).isEqualTo(root.keys());
  }
}
