package io.mcpspec.jsonschema.type;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.jsonschema.type.SchemaType.Bool;
import io.mcpspec.jsonschema.type.SchemaType.Const;
import io.mcpspec.jsonschema.type.SchemaType.EnumType;
import io.mcpspec.jsonschema.type.SchemaType.Int;
import io.mcpspec.jsonschema.type.SchemaType.ListOf;
import io.mcpspec.jsonschema.type.SchemaType.MapOf;
import io.mcpspec.jsonschema.type.SchemaType.Raw;
import io.mcpspec.jsonschema.type.SchemaType.Ref;
import io.mcpspec.jsonschema.type.SchemaType.StructType;
import io.mcpspec.jsonschema.type.SchemaType.Text;
import io.mcpspec.jsonschema.type.SchemaType.UnionType;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SchemaReaderTest {

  private static Node json(String text) {
    return new JsonReader(new Diagnostics()).read(new SourceFile("test.json", text)).orElseThrow();
  }

  private static SchemaType read(String schema) {
    return new SchemaReader(Map.of()).read("doc", json(schema));
  }

  private static StructType struct(String schema) {
    return (StructType) new SchemaReader(Map.of()).readObject("doc", json(schema));
  }

  private static Field field(String property) {
    return struct("{\"type\":\"object\",\"properties\":{\"a\":" + property + "}}").fields().get(0);
  }

  @Test
  void readsScalarsWithTheirBounds() {
    assertThat(read("{\"type\":\"string\",\"minLength\":1,\"maxLength\":2.0,\"pattern\":\"a\"}"))
        .isEqualTo(new Text(new Size(Optional.of(1), Optional.of(2)), Optional.of("a"), Optional.empty()));
    Int whole = (Int) read("{\"type\":\"integer\",\"exclusiveMinimum\":1,\"maximum\":9.5}");
    assertThat(whole.range().low().orElseThrow().value()).isEqualByComparingTo(BigDecimal.valueOf(2));
    assertThat(whole.range().high().orElseThrow().value()).isEqualByComparingTo(BigDecimal.valueOf(9));
    assertThat(read("{\"type\":\"boolean\"}")).isEqualTo(new Bool());
  }

  @Test
  void readsCollections() {
    assertThat(read("{\"type\":\"array\",\"items\":{\"type\":\"boolean\"},\"uniqueItems\":true}"))
        .isEqualTo(new ListOf(new Bool(), Size.ANY, true, Optional.empty()));
    assertThat(read("{\"type\":\"object\",\"additionalProperties\":{\"type\":\"boolean\"}}"))
        .isEqualTo(new MapOf(new Bool(), Size.ANY, Optional.empty()));
    assertThat(read("{\"type\":\"object\"}")).isInstanceOfSatisfying(MapOf.class, map ->
        assertThat(map.values()).isInstanceOf(Raw.class));
  }

  @Test
  void readsFixedValues() {
    assertThat(read("{\"const\":\"x\"}")).isInstanceOf(Const.class);
    assertThat(read("{\"enum\":[\"x\"]}")).isInstanceOf(Const.class);
    assertThat(read("{\"const\":1.5}")).isInstanceOf(Raw.class);
    assertThat(read("{\"type\":\"string\",\"enum\":[\"x\",\"y\"]}")).isInstanceOf(EnumType.class);
    assertThat(read("{\"enum\":[\"x\",1]}")).isInstanceOf(Raw.class);
    EnumType documented = (EnumType) read("{\"oneOf\":[{\"const\":\"x\",\"title\":\"The x\"},{\"const\":\"y\"}]}");
    assertThat(documented.constants().get(0).doc()).contains("The x");
  }

  @Test
  void tellsPresenceAndNullApart() {
    assertThat(field("{\"type\":\"string\"}").presence()).isEqualTo(Presence.OPTIONAL);
    assertThat(field("{\"type\":\"integer\",\"default\":3}").presence()).isInstanceOf(Presence.Defaulted.class);
    assertThat(field("{\"type\":\"integer\",\"default\":\"three\"}").presence()).isEqualTo(Presence.OPTIONAL);
    assertThat(field("{\"type\":[\"string\",\"null\"]}").nullable()).isTrue();
    assertThat(field("{\"anyOf\":[{\"type\":\"null\"},{\"type\":\"string\"}]}").nullable()).isTrue();
    assertThat(field("{\"type\":[\"string\",\"null\"],\"enum\":[\"a\",\"b\"]}").nullable()).isFalse();
    assertThat(field("{\"type\":[\"string\",\"null\"],\"enum\":[\"a\",null]}").nullable()).isTrue();
    assertThat(field("{}").nullable()).isFalse();
  }

  @Test
  void closesOnlyWhatTheSchemaCloses() {
    assertThat(struct("{\"type\":\"object\",\"properties\":{\"a\":{}}}").open()).isTrue();
    assertThat(struct("{\"type\":\"object\",\"additionalProperties\":false}").open()).isFalse();
    StructType typed =
        struct("{\"type\":\"object\",\"properties\":{\"a\":{}},\"additionalProperties\":{\"type\":\"string\"}}");
    assertThat(typed.open()).isTrue();
    assertThat(typed.check()).contains("doc#");
  }

  @Test
  void mergesPlainObjects() {
    StructType merged =
        struct(
            """
            {"type":"object","allOf":[{"$ref":"#/$defs/a"},{"properties":{"y":{}},"required":["y"]}],
             "$defs":{"a":{"type":"object","properties":{"x":{"type":"string"}}}}}""");
    assertThat(merged.fields()).extracting(Field::name).containsExactly("x", "y");
    assertThat(merged.fields()).extracting(Field::required).containsExactly(false, true);
    assertThat(merged.check()).isEmpty();
    assertThat(read("{\"allOf\":[{\"type\":\"boolean\"}],\"description\":\"d\"}")).isEqualTo(new Bool());
    assertThat(read("{\"allOf\":[{\"type\":\"string\"},{\"minLength\":1}]}")).isInstanceOf(Raw.class);
  }

  @Test
  void findsTheTagOfAUnion() {
    UnionType union =
        (UnionType)
            read(
                """
                {"oneOf":[
                  {"type":"object","properties":{"same":{"const":"s"},"kind":{"const":"a"}},"required":["same","kind"]},
                  {"type":"object","properties":{"same":{"const":"s"},"kind":{"const":"b"}},
                   "required":["same","kind"]}]}""");
    assertThat(union.tag()).contains("kind");
    assertThat(union.variants())
        .extracting(SchemaType.Variant::tag).containsExactly(Optional.of("a"), Optional.of("b"));
    assertThat(read("{\"anyOf\":[{\"type\":\"string\"},{\"type\":\"integer\"}]}"))
        .isInstanceOfSatisfying(UnionType.class, untagged -> assertThat(untagged.tag()).isEmpty());
    assertThat(read("{\"anyOf\":[{\"type\":\"string\"},{}]}")).isInstanceOf(Raw.class);
  }

  @Test
  void followsEveryKindOfReference() {
    for (String reference : List.of(
            "#/$defs/a", "#here", "#/properties/p", "https://x.org/s#/$defs/a", "inner", "#/%24defs/a")) {
      StructType struct =
          struct(
              """
              {"$id":"https://x.org/s","type":"object","properties":{"q":{"$ref":"REF"},"p":{"type":"boolean"}},
               "$defs":{"a":{"$anchor":"here","type":"boolean"},"b":{"$id":"inner","type":"boolean"}}}"""
                  .replace("REF", reference));
      assertThat(struct.fields().get(0).type()).as(reference).isEqualTo(new Bool());
    }
  }

  @Test
  void readsSharedTypesOnce() {
    Map<String, Node> shared = new LinkedHashMap<>();
    shared.put("tree", json("{\"type\":\"object\",\"properties\":{\"next\":{\"$ref\":\"type:tree\"}}}"));
    shared.put("name", json("{\"type\":\"string\",\"default\":\"n\",\"description\":\"A name\"}"));
    SchemaReader reader = new SchemaReader(shared);
    StructType struct =
        (StructType)
            reader.readObject(
                "doc", json("{\"properties\":{\"t\":{\"$ref\":\"type:tree\"},\"n\":{\"$ref\":\"type:name\"}}}"));
    Ref tree = (Ref) struct.fields().get(0).type();
    assertThat(tree).isEqualTo(new Ref("type:tree#"));
    assertThat(((StructType) reader.definition(tree)).fields().get(0).type()).isEqualTo(tree);
    Field name = struct.fields().get(1);
    assertThat(name.doc()).contains("A name");
    assertThat(name.presence()).isInstanceOf(Presence.Defaulted.class);
  }

  @Test
  void recursionWithoutAClassIsRaw() {
    StructType struct =
        struct(
            "{\"properties\":{\"l\":{\"$ref\":\"#/$defs/l\"}},"
                + "\"$defs\":{\"l\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/l\"}}}}");
    assertThat(struct.fields().get(0).type()).isInstanceOf(Raw.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "true", "{}", "{\"type\":[\"string\",\"number\"]}", "{\"not\":{\"type\":\"null\"}}",
        "{\"if\":{},\"then\":{}}", "{\"type\":\"null\"}", "{\"minLength\":1}", "{\"properties\":{\"a\":{}}}", "[]", "7"
      })
  void everythingElseIsRaw(String schema) {
    assertThat(read(schema)).isInstanceOf(Raw.class);
  }

  @Test
  void readsRulesAboutMembersTogether() {
    StructType ruled = struct("""
        {"type": "object", "minProperties": 1, "maxProperties": 2, "properties": {"a": {}, "b": {}, "c": {}},
         "dependentRequired": {"a": ["b"]},
         "dependentSchemas": {"b": {"properties": {"c": false, "a": {"enum": ["x", true]}}}}}""");

    assertThat(ruled.check()).isEmpty();
    assertThat(ruled.rules()).map(Object::toString).satisfiesExactly(
        count -> assertThat(count).isEqualTo("Count[size=Size[min=Optional[1], max=Optional[2]]]"),
        needs -> assertThat(needs).isEqualTo("Needs[member=a, others=[b]]"),
        excludes -> assertThat(excludes).isEqualTo("Excludes[member=b, other=c]"),
        narrows -> assertThat(narrows)
            .startsWith("Narrows[member=b, other=a, values=[")
            .contains("text=x", "text=true"));
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "{\"required\":[\"b\"]}", "{\"properties\":{\"b\":{\"type\":\"string\"}}}", "true",
    "{\"properties\":{\"b\":{\"enum\":[1]}}}", "{\"properties\":{\"b\":{\"enum\":[\"x\"],\"type\":\"string\"}}}",
  })
  void leavesOtherRulesToACheck(String dependent) {
    StructType struct = struct("{\"type\":\"object\",\"properties\":{\"a\":{},\"b\":{}},"
        + "\"dependentSchemas\":{\"a\":" + dependent + "}}");

    assertThat(struct.rules()).isEmpty();
    assertThat(struct.check()).contains("doc#");
  }

  @Test
  void checksOnlyWhatAValidatorCanRead() {
    assertThat(((Raw) read("{\"not\":{}}")).check()).contains("doc#");
    assertThat(((Raw) read("{\"not\":{\"$ref\":\"#/nowhere\"}}")).check()).isEmpty();
    assertThat(((Raw) read("{\"not\":{\"pattern\":\"(\"}}")).check()).contains("doc#");
    assertThat(((Raw) read("{}")).check()).isEmpty();
  }
}
