package io.mcpspec.document.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.Commented;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.yaml.YamlWriter;
import io.mcpspec.fixture.Mutants;
import io.mcpspec.fixture.Nodes;
import io.mcpspec.fixture.OddValues;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is not changed stays as it was written, character by character. */
class YamlEditTest {

  private static final Set<String> OPENED = Set.of("properties");

  private static String edited(String text, String json) {
    return YamlEdit.edited(new SourceFile("a.yaml", text), Nodes.json(json), OPENED).orElseThrow();
  }

  @Test
  void onlyTheChangedValueIsWrittenAnew() {
    assertThat(edited("""
        # about a
        a:   'one' # one

        "b" : 2   # two
        c: {x: 1,  y: [ 1,2 ]} # three
        # the end
        """, "{'a':'one','b':3,'c':{'x':1,'y':[1,2,3],'z':'new'}}"))
        .isEqualTo("""
            # about a
            a:   'one' # one

            "b" : 3   # two
            c: {x: 1,  y: [ 1,2, 3 ], z: new} # three
            # the end
            """);
  }

  @Test
  void newMembersFollowTheOneBeforeThem() {
    assertThat(edited("""
        a: |
          text

        # about c
        c: 3
        """, "{'a':'text\\n','b':2,'c':3,'h':8}"))
        .isEqualTo("""
            a: |
              text
            b: 2

            # about c
            c: 3
            h: 8
            """);
  }

  @Test
  void newMembersStandInTheirLevel() {
    assertThat(edited("""
        d:
          # about e
          e: 5
        """, "{'d':{'first':1,'e':5,'f':{'g':[1]}},'h':8}"))
        .isEqualTo("""
            d:
              first: 1
              # about e
              e: 5
              f: { g: [1] }
            h: 8
            """);
  }

  @Test
  void whatGoesTakesItsOwnCommentsAlong() {
    assertThat(edited("""
        # head

        # about a
        a: 1 # one
        # about b
        b: {c: 1, d: 2, e: 3}
        """, "{'b':{'d':2}}"))
        .isEqualTo("# head\n\n# about b\nb: {d: 2}\n");
    assertThat(edited("""
        list:
          # first
          - name: 1
          # second
          - z: 0
            # why
            name: x
        """, "{'list':[{'name':'x'}]}"))
        .isEqualTo("""
            list:
              # second
              - name: x
            """);
  }

  @Test
  void blocksStayBlocks() {
    assertThat(edited("""
        literal: | # note
            one
            two
        folded: >-
          a b
          c
        kept: |+
          x

        next: y # more
        """, "{'literal':'one','folded':'a b','kept':'z','next':'1\\n2'}"))
        .isEqualTo("""
            literal: |- # note
              one
            folded: a b
            kept: |-
              z
            next: |- # more
              1
              2
            """);
  }

  @Test
  void whatNoLongerFitsOnItsLineIsOpened() {
    String words = "words ".repeat(16).strip();
    assertThat(edited("a: { b: 1 } # note\nc: 1\n", "{'a':{'b':1,'d':'" + words + "'},'c':{'properties':{'e':1}}}"))
        .isEqualTo("a: # note\n  b: 1\n  d: " + words + "\nc:\n  properties:\n    e: 1\n");
  }

  @Test
  void itemsMoveWithTheirComments() {
    assertThat(edited("""
        list:
        # first
        - name: a # A
          x: 1
        - name: b # B
        # third
        - name: c
        """, "{'list':[{'name':'c'},{'name':'a','x':2},{'name':'b'},{'name':'d'}]}"))
        .isEqualTo("""
            list:
            # third
            - name: c
            # first
            - name: a # A
              x: 2
            - name: b # B
            - name: d
            """.replace("- name: d", "- { name: d }"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
    "a: 1\\r\\nb: 2\\r\\n|{'a':1,'b':3}|a: 1\\r\\nb: 3\\r\\n", "\uFEFFa: 1|{'a':2}|\uFEFFa: 2\\n",
    "a:\\nb:|{'a':1,'b':null}|a: 1\\nb:\\n",
    "a: {b: }|{'a':{'b':1}}|a: {b: 1 }\\n", "? a\\n: b|{'a':'c'}|? a\\n: c\\n", "- 1\\n- 2|[2]|- 2\\n",
    "a: [\\n  1, # one\\n  2\\n]|{'a':[1,2,3]}|a: [\\n  1, # one\\n  2, 3\\n]\\n", "é: 😀 # 😀|{'é':'x'}|é: x # 😀\\n"
  })
  void oddFormsAreEditedToo(String text, String json, String expected) {
    assertThat(edited(lines(text), json)).isEqualTo(lines(expected));
  }

  private static String lines(String text) {
    return text.replace("\\n", "\n").replace("\\r", "\r");
  }

  @Test
  void anyChangeOfAnyTreeCanBeMade() {
    OddValues odd = new OddValues(3);
    for (int seed = 0; seed < 3_000; seed++) {
      Mapping root = new MappingBuilder(Nodes.SPAN).put("spec", "tool/1").putAll(odd.object(5)).build();
      String written = YamlWriter.write(root, Map.of(), OPENED);
      String text = new Commented(written).text();
      Node after = new MappingBuilder(Nodes.SPAN)
          .put("spec", "tool/1").putAll(new Mutants(seed).mapping(root.without("spec"), 8)).build();
      assertThat(YamlEdit.edited(new SourceFile("a.yaml", text), after, OPENED))
          .as("seed " + seed + "\n" + text + "\n→ " + JsonWriter.compact(after)).isPresent();
    }
  }
}
