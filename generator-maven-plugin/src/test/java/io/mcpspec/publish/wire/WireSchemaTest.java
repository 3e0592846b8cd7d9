package io.mcpspec.publish.wire;

import static io.mcpspec.fixture.Nodes.json;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Node;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WireSchemaTest {

  private final Map<String, Node> types = new LinkedHashMap<>();

  private void type(String name, String schema) {
    types.put(name, json(schema));
  }

  private Node wire(String schema) {
    return new WireSchema(types).of(json(schema));
  }

  @Test
  void putsATypeInPlaceOfItsReference() {
    type("name", "{'type':'string','minLength':1}");

    assertThat(wire("{'properties':{'a':{'$ref':'type:name'}},'items':[{'$ref':'type:name'}]}"))
        .isEqualTo(json("{'properties':{'a':{'type':'string','minLength':1}},"
            + "'items':[{'type':'string','minLength':1}]}"));
  }

  @Test
  void letsWhatStandsBesideAReferenceOverride() {
    type("name", "{'type':'string','description':'general','minLength':1}");

    assertThat(JsonWriter.compact(wire("{'$ref':'type:name','description':'special','default':'x'}")))
        .isEqualTo("{\"type\":\"string\",\"description\":\"special\",\"minLength\":1,\"default\":\"x\"}");
  }

  @Test
  void saysBothWhatATypeAndWhatStandsBesideItLimit() {
    type("name", "{'type':'string','minLength':3,'maxLength':9}");
    type("closed", "{'type':'object','properties':{'a':{}},'additionalProperties':false}");

    assertThat(wire("{'$ref':'type:name','minLength':1,'maxLength':5}"))
        .isEqualTo(json("{'type':'string','minLength':3,'maxLength':5}"));
    assertThat(wire("{'$ref':'type:name','pattern':'a','enum':['abc']}"))
        .isEqualTo(json("{'type':'string','minLength':3,'maxLength':9,'pattern':'a','enum':['abc']}"));
    assertThat(wire("{'$ref':'type:closed','properties':{'a':{'type':'string'}}}"))
        .isEqualTo(json("{'type':'object','properties':{'a':{'type':'string'}},"
            + "'additionalProperties':false}"));
  }

  @Test
  void keepsATypeApartFromWhatOneSchemaCannotSayWithIt() {
    type("name", "{'type':'string','pattern':'a'}");

    assertThat(wire("{'$ref':'type:name','pattern':'b','description':'d'}"))
        .isEqualTo(json("{'pattern':'b','description':'d','allOf':[{'type':'string','pattern':'a'}]}"));
  }

  @Test
  void inlinesTypesInTypesAndBesideReferences() {
    type("leaf", "{'type':'integer'}");
    type("list", "{'type':'array','items':{'$ref':'type:leaf'}}");

    assertThat(wire("{'$ref':'type:list','contains':{'$ref':'type:leaf'}}"))
        .isEqualTo(json("{'type':'array','items':{'type':'integer'},'contains':{'type':'integer'}}"));
  }

  @Test
  void takesBooleanTypes() {
    type("any", "true");
    type("none", "false");

    assertThat(wire("{'properties':{'a':{'$ref':'type:any'},'b':{'$ref':'type:any','description':'free'},"
        + "'c':{'$ref':'type:none','description':'never'}}}"))
        .isEqualTo(json("{'properties':{'a':true,'b':{'description':'free'},'c':false}}"));
  }

  @Test
  void definesATypeThatContainsItself() {
    type("tree", "{'type':'object','properties':{'children':{'type':'array','items':{'$ref':'type:tree'}}}}");

    assertThat(wire("{'type':'object','properties':{'root':{'$ref':'type:tree','description':'d'}}}")).isEqualTo(json(
        "{'type':'object','properties':{'root':{'$ref':'#/$defs/tree','description':'d'}},'$defs':{'tree':"
            + "{'type':'object','properties':{'children':{'type':'array','items':{'$ref':'#/$defs/tree'}}}}}}"));
  }

  @Test
  void definesTypesThatContainEachOther() {
    type("a", "{'properties':{'b':{'$ref':'type:b'}}}");
    type("b", "{'properties':{'a':{'$ref':'type:a'}}}");

    assertThat(JsonWriter.compact(wire("{'items':{'$ref':'type:a'}}"))).isEqualTo(
        "{\"items\":{\"$ref\":\"#/$defs/a\"},\"$defs\":{"
            + "\"a\":{\"properties\":{\"b\":{\"$ref\":\"#/$defs/b\"}}},"
            + "\"b\":{\"properties\":{\"a\":{\"$ref\":\"#/$defs/a\"}}}}}");
  }

  @Test
  void standsAtTheRootItselfWhenTheRootIsARecursiveType() {
    type("tree", "{'type':'object','properties':{'next':{'$ref':'type:tree'}}}");

    assertThat(wire("{'$ref':'type:tree','title':'T'}")).isEqualTo(json(
        "{'type':'object','title':'T','properties':{'next':{'$ref':'#/$defs/tree'}},"
            + "'$defs':{'tree':{'type':'object','properties':{'next':{'$ref':'#/$defs/tree'}}}}}"));
  }

  @Test
  void leavesTheSchemasOwnDefinitionsTheirNames() {
    type("tree", "{'properties':{'next':{'$ref':'type:tree'}}}");

    assertThat(wire("{'properties':{'a':{'$ref':'#/$defs/tree'},'b':{'$ref':'type:tree'}},"
        + "'$defs':{'tree':{'type':'string'},'tree-2':{'type':'null'}}}"))
        .isEqualTo(json("{'properties':{'a':{'$ref':'#/$defs/tree'},'b':{'$ref':'#/$defs/tree-3'}},"
            + "'$defs':{'tree':{'type':'string'},'tree-2':{'type':'null'},"
            + "'tree-3':{'properties':{'next':{'$ref':'#/$defs/tree-3'}}}}}"));
  }

  @Test
  void keepsALocalReferenceOfATypePointingIntoTheType() {
    type("pair", "{'properties':{'l':{'$ref':'#/$defs/side'},'self':{'$ref':'#'}},'$defs':{'side':{'type':'string'}}}");

    assertThat(wire("{'properties':{'p':{'$ref':'type:pair'}}}")).isEqualTo(json(
        "{'properties':{'p':{'$ref':'#/$defs/pair'}},'$defs':{'pair':{'properties':"
            + "{'l':{'$ref':'#/$defs/pair/$defs/side'},'self':{'$ref':'#/$defs/pair'}},"
            + "'$defs':{'side':{'type':'string'}}}}}"));
  }

  @Test
  void leavesEverythingElseAsWritten() {
    String schema = "{'$ref':'#/$defs/x','$defs':{'x':{}},'enum':[{'$ref':'type:name'}],'const':{'$ref':'type:name'},"
        + "'default':{'$ref':'type:name'},'examples':[{'$ref':'type:name'}],'x-own':{'$ref':'type:name'},"
        + "'properties':{'$ref':{'type':'string'},'far':{'$ref':'https://example.com/s'}}}";
    type("name", "{'type':'string'}");

    assertThat(JsonWriter.compact(wire(schema))).isEqualTo(JsonWriter.compact(json(schema)));
  }

  @Test
  void isTheSameWhetherAPartIsATypeOrNot() {
    type("limit", "{'type':'integer','minimum':1}");

    assertThat(JsonWriter.compact(wire("{'properties':{'limit':{'$ref':'type:limit'}}}")))
        .isEqualTo(JsonWriter.compact(wire("{'properties':{'limit':{'type':'integer','minimum':1}}}")));
  }

  @Test
  void staysSmallWhenTypesFanOut() {
    for (int i = 0; i < 60; i++) {
      String next = i == 59 ? "{'type':'string'}" : "{'$ref':'type:t" + (i + 1) + "'}";
      type("t" + i, "{'type':'object','properties':{'a':" + next + ",'b':" + next + "}}");
    }

    String wire = JsonWriter.compact(wire("{'properties':{'x':{'$ref':'type:t0'}}}"));

    assertThat(wire).hasSizeLessThan(2_000_000).contains("\"$ref\":\"#/$defs/t0\"");
  }
}
