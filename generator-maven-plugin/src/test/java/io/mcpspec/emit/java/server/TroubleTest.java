package io.mcpspec.emit.java.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.emit.Artifact;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.spec.model.Effect;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names, texts and sizes that are no good Java: everything compiles and comes back as it was. */
class TroubleTest {

  private static final String INPUT = "org.example.spec.tools.CheckInput";

  private static Compiled compiled(String schema) {
    return Compiled.of(Catalogs.emit(Catalogs.named("test").tool("check", schema).build()));
  }

  private static void comesBack(Compiled compiled, Json value) {
    assertThat(compiled.roundTrip(INPUT, value.toJson())).isEqualTo(value);
  }

  /** An object schema with a string member of each name, and a value of it. */
  private static void roundTrips(List<String> names) {
    JsonObject.Builder properties = JsonObject.builder();
    JsonObject.Builder value = JsonObject.builder();
    for (String name : names) {
      properties.put(name, JsonObject.builder().put("type", "string").put("description", name).build());
      value.put(name, "value of " + name);
    }
    JsonObject schema =
        JsonObject.builder()
            .put("type", "object")
            .put("properties", properties.build())
            .put("required", Json.array(names.stream().map(Json::of).toList()))
            .put("additionalProperties", Json.of(false))
            .build();
    comesBack(compiled(schema.toJson()), value.build());
  }

  @Test
  void namesThatAreNoIdentifiers() {
    roundTrips(List.of(
            "", " ", "-", "$ref", "$", "1", "2fa", "a b", "a-b", "a.b", "a/b", "größe", "名前", "😀", "a\nb", "{{x}}"));
  }

  @Test
  void keywordsAndMembersOfEveryObject() {
    roundTrips(
        List.of(
            "class", "int", "null", "true", "_", "yield", "record", "var", "sealed", "getClass", "hashCode", "equals",
            "toString", "notify", "wait", "clone", "finalize", "builder", "build", "decode", "toJson",
            "additionalMembers", "json", "path", "problems", "members", "other", "that", "this", "enum", "default"));
  }

  @Test
  void namesThatDifferOnlyByCaseOrSeparator() {
    roundTrips(List.of("userId", "user_id", "UserID", "userid", "USERID", "user-id", "userId2", "user2", "user_2"));
  }

  @Test
  void namesLikeThoseOfGeneratedTypes() {
    List<String> names =
        List.of(
            "string", "list", "optional", "json", "builder", "object", "CheckInput", "path", "decoder", "override",
            "map");
    JsonObject.Builder properties = JsonObject.builder();
    JsonObject.Builder value = JsonObject.builder();
    for (String name : names) {
      properties.put(name,
          JsonReader.read("{\"type\":\"object\",\"properties\":{\"x\":{\"enum\":[\"" + name + "\",\"b\"]}}}"));
      value.put(name, JsonReader.read("{\"x\":\"b\"}"));
    }
    JsonObject schema = JsonObject.builder().put("type", "object").put("properties", properties.build()).build();
    comesBack(compiled(schema.toJson()), value.build());
  }

  @Test
  void enumsOfAnyStrings() {
    List<String> values =
        List.of(
            "", "a", "A", "a-b", "a_b", "class", "1", "-1", "1.5", ">=", "<", "größe", "😀", "\"", "\\u0041", "$L",
            "DECODER", "wire", "a\nb", "\u2028", "\ud800", "*/");
    String members = Json.array(values.stream().map(Json::of).toList()).toJson();
    Compiled compiled =
        compiled("{\"type\":\"object\",\"properties\":{\"e\":{\"type\":\"string\",\"enum\":" + members + "}}}");
    for (String value : values) {
      comesBack(compiled, JsonObject.builder().put("e", value).build());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ends */ here", "\\u002a/ and \\u000a", "@deprecated since ever", "{@link nothing}",
        "a < b && c > d", "$S $T $$",
        "/* open", "\u202e turned", "tab\tand\r\nline", "\ud800 half", "first\n\nsecond", "   ", "<pre>{@code"
      })
  void textsInJavadoc(String text) {
    String quoted = Json.of(text).toJson();
    String schema =
        "{\"type\":\"object\",\"description\":" + quoted + ",\"properties\":{\"a\":{\"description\":" + quoted
            + ",\"type\":\"object\",\"properties\":{\"e\":{\"oneOf\":[{\"const\":\"x\",\"description\":" + quoted
            + "},{\"const\":\"y\"}],\"default\":\"y\"}}}}}";
    Catalogs catalogs = Catalogs.named(text);
    catalogs.tool("check", Effect.READ, Catalogs.json(schema), Optional.empty(), Optional.of(text));
    Compiled compiled = Compiled.of(Catalogs.emit(catalogs.build()));
    comesBack(compiled, JsonReader.read("{\"a\":{\"e\":\"x\"}}"));
  }

  @Test
  void stringsLongerThanAConstant() {
    String longText = "€uro".repeat(30_000);
    String longName = "€uro".repeat(10_000);
    JsonObject property = JsonObject.builder().put("type", "string").put("default", longText).build();
    JsonObject choice =
        JsonObject.builder().put("enum", Json.array(List.of(Json.of("short"), Json.of(longText)))).build();
    JsonObject properties = JsonObject.builder().put("d", property).put("e", choice).put(longName, property).build();
    JsonObject schema = JsonObject.builder().put("type", "object").put("properties", properties).build();
    JsonObject value = JsonObject.builder().put("d", "x").put("e", longText).put(longName, "y").build();
    comesBack(compiled(schema.toJson()), value);
  }

  @ParameterizedTest
  @ValueSource(ints = {256, 500, 3000})
  void classesWithManyMembers(int count) {
    JsonObject.Builder properties = JsonObject.builder();
    JsonObject.Builder value = JsonObject.builder();
    for (int i = 0; i < count; i++) {
      properties.put("member_" + i, JsonReader.read("{\"type\":\"integer\",\"minimum\":0,\"default\":" + i + "}"));
      value.put("member_" + i, Json.of(i + 1));
    }
    JsonObject schema = JsonObject.builder().put("type", "object").put("properties", properties.build()).build();
    Compiled compiled = compiled(schema.toJson());
    comesBack(compiled, value.build());
    assertThat(compiled.refusal(INPUT, "{\"member_7\":-1}")).contains("member_7");
  }

  @ParameterizedTest
  @ValueSource(ints = {1000, 5000})
  void bigEnums(int count) {
    String values = IntStream.range(0, count).mapToObj(i -> "\"value-" + i + "\"").toList().toString();
    Compiled compiled =
        compiled("{\"type\":\"object\",\"properties\":{\"e\":{\"type\":\"string\",\"enum\":" + values + "}}}");
    comesBack(compiled, JsonReader.read("{\"e\":\"value-" + (count - 1) + "\"}"));
    assertThat(compiled.refusal(INPUT, "{\"e\":\"value-x\"}")).contains("e: ").hasSizeLessThan(100_000);
  }

  @Test
  void deepNesting() {
    String schema = "{\"type\":\"string\"}";
    String value = "\"x\"";
    for (int i = 0; i < 90; i++) {
      schema = "{\"type\":\"object\",\"properties\":{\"level\":" + schema + "},\"required\":[\"level\"]}";
      value = "{\"level\":" + value + "}";
    }
    comesBack(compiled(schema), JsonReader.read(value));
  }

  @Test
  void toolNamesThatShareAFileName() {
    Catalogs catalogs =
        Catalogs.named("Handlers")
            .type("key", "{\"type\":\"object\",\"properties\":{\"a\":{}}}")
            .type("Key", "{\"type\":\"object\",\"properties\":{\"b\":{}}}");
    String schema =
        "{\"type\":\"object\",\"properties\":{\"k\":{\"$ref\":\"type:key\"},\"K\":{\"$ref\":\"type:Key\"}}}";
    List.of("get_item", "getItem", "GETITEM", "get-item", "", "取得", "1", "x".repeat(300), "tools", "checks")
        .forEach(name -> catalogs.tool(name, schema));
    List<Artifact> artifacts = Catalogs.emit(catalogs.build());
    Map<String, Artifact> byFoldedPath = new TreeMap<>();
    artifacts.forEach(file -> byFoldedPath.put(file.path().toLowerCase(Locale.ROOT), file));
    assertThat(byFoldedPath).hasSameSizeAs(artifacts);
    assertThat(artifacts).allSatisfy(file -> assertThat(file.path()).matches("\\p{ASCII}{1,200}"));
    Compiled.of(artifacts);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"properties\":[1]}", "{\"type\":\"object\",\"properties\":{\"a\":5}}", "{\"type\":7}", "{\"type\":[]}",
        "{\"type\":\"object\",\"required\":\"a\"}", "{\"$ref\":\"#/nowhere\"}", "{\"$ref\":\"#/$defs/%zz\"}",
        "{\"$ref\":\"other.json\"}", "{\"$ref\":5}", "{\"$ref\":\"type:unknown\"}", "{\"allOf\":[]}", "{\"anyOf\":5}",
        "{\"oneOf\":[true,false]}", "{\"anyOf\":[{\"$ref\":\"#\"},{\"type\":\"object\"}]}",
        "{\"allOf\":[{\"$ref\":\"#\"}]}",
        "{\"not\":{}}", "false", "5", "[]", "null", "\"x\"",
        "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"string\",\"pattern\":\"(?<=a\"}}}",
        "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"string\",\"pattern\":\"[a-z&&[^b]]$\"}}}",
        "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"integer\",\"minimum\":1e999999999}}}",
        "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"number\",\"maximum\":-1e-99999}}}",
        "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"string\",\"maxLength\":1e99,\"minLength\":2.5}}}",
        "{\"$schema\":\"https://example.org/none\",\"type\":\"object\",\"minProperties\":1}",
        "{\"$dynamicRef\":\"#x\",\"$dynamicAnchor\":\"x\"}"
      })
  void schemasThatMakeNoSense(String schema) {
    compiled("{\"type\":\"object\",\"properties\":{\"x\":" + schema + "}}");
    compiled(schema);
  }

  @Test
  void emitsTheSameBytesTwice() {
    String schema = "{\"type\":\"object\",\"properties\":{\"b\":{\"enum\":[\"x\",\"y\"]},\"a\":{\"not\":{}}}}";
    List<Artifact> once = Catalogs.emit(Catalogs.named("test").tool("check", schema).build());
    List<Artifact> again = Catalogs.emit(Catalogs.named("test").tool("check", schema).build());
    assertThat(again).usingRecursiveComparison().isEqualTo(once);
  }
}
