package io.mcpspec.runtime.decode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.json.JsonReader;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class SchemaCheckTest {

  private static final SchemaBundle BUNDLE = SchemaBundle.of(SchemaCheckTest.class, "SchemaCheckTest");

  private static List<String> problems(String reference, String json) {
    Problems problems = new Problems();
    BUNDLE.at(reference).check(JsonReader.read(json), Path.ROOT.member("it"), problems);
    return problems.lines();
  }

  @Test
  void checksAgainstAPlaceInADocument() {
    String place = "schema:input#/properties/a%20b";
    assertThat(problems(place, "[\"x\"]")).isEmpty();
    assertThat(problems(place, "[1]")).singleElement().asString().startsWith("it[0]: does not fit the schema: ");
  }

  @Test
  void followsReferencesToSharedTypes() {
    assertThat(problems("schema:input#/properties/key", "{\"k\":1}")).isEmpty();
    assertThat(problems("schema:input#/properties/key", "{}"))
        .singleElement().asString().startsWith("it: does not fit");
    assertThat(problems("type:key#/additionalProperties", "true")).hasSize(1);
  }

  @Test
  void takesFormatsAsNotes() {
    assertThat(problems("schema:input#/properties/date", "\"no date\"")).isEmpty();
  }

  @Test
  void searchesPatternsInJavasForm() {
    String schemas =
        "{\"schema:input\":{\"pattern\":\"^[[]$\"},\"patterns\":{\"^[[]$\":\"^[\\\\[]\\\\z\"}}";
    SchemaBundle bundle = SchemaBundle.of(JsonReader.read(schemas).asObject().orElseThrow());
    Problems problems = new Problems();
    bundle.at("schema:input#").check(JsonReader.read("\"[\""), Path.ROOT.member("good"), problems);
    bundle.at("schema:input#").check(JsonReader.read("\"[\\n\""), Path.ROOT.member("bad"), problems);
    assertThat(problems.lines()).containsExactly(
        "bad: does not fit the schema: does not match the regex pattern ^[[]$");
  }

  @Test
  void speaksEnglishOnEveryMachine() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.GERMANY);
    try {
      SchemaBundle bundle = SchemaBundle.of(SchemaCheckTest.class, "SchemaCheckTest");
      Problems problems = new Problems();
      bundle.at("schema:input#/properties/key").check(JsonReader.read("{}"), Path.ROOT.member("it"), problems);
      assertThat(problems.lines()).containsExactly("it: does not fit the schema: must have at least 1 properties");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void saysWhichResourceIsMissing() {
    SchemaCheck check = SchemaBundle.of(SchemaCheckTest.class, "Nothing").at("schema:input#");
    assertThatThrownBy(() -> check.check(JsonReader.read("1"), Path.ROOT, new Problems()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("/mcp-spec/run/schemas/Nothing.json is missing");
  }
}
