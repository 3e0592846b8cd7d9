package io.mcpspec.jsonschema.sound;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Node;
import io.mcpspec.fixture.Nodes;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.KeywordValue;
import io.mcpspec.jsonschema.check.SchemaValidator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** For each keyword, values of every kind are refused or accepted as JSON Schema's own schema does. */
class EveryKeywordIsCheckedTest {

  private static final Node META = Nodes.json("{\"$ref\":\"https://json-schema.org/draft/2020-12/schema\"}");

  private static final List<String> VALUES = List.of(
      "null", "true", "0", "1", "-1", "1.5", "2.0", "\"\"", "\"string\"", "\"1\"", "\"true\"", "[]", "[1]", "[\"a\"]",
      "[\"a\",\"a\"]", "[null]", "[true]", "[{}]", "[\"string\",\"string\"]", "[\"string\",null]", "{}", "{\"a\":1}",
      "{\"a\":{}}", "{\"a\":true}", "{\"a\":[\"b\"]}", "{\"a\":[\"b\",\"b\"]}", "{\"a\":[1]}", "{\"a\":\"string\"}");

  @ParameterizedTest
  @EnumSource(Keyword.class)
  void asTheMetaSchemaDoes(Keyword keyword) {
    SchemaValidator validator = new SchemaValidator(Map.of());
    for (String value : VALUES) {
      Node schema = Nodes.json("{\"" + keyword.word() + "\":" + value + "}");
      Diagnostics found = new Diagnostics();
      new KeywordCheck(found).check(schema);
      List<Diagnostic> faults = found.sorted().stream().filter(finding -> finding.code() == Code.BAD_SCHEMA).toList();
      if (keyword.drafts().isCurrent()) {
        boolean refused = validator.misfit(schema, META).isPresent();
        assertThat(!faults.isEmpty() || isLeftToOthers(keyword, value)).describedAs("%s", Nodes.json(value))
            .isEqualTo(refused || isLeftToOthers(keyword, value));
      }
      assertThat(faults).describedAs("%s: %s", keyword, value)
          .allSatisfy(fault -> assertThat(fault.helps()).isNotEmpty()).hasSizeLessThan(2);
    }
  }

  /** Unknown type names are reported as names; what identifies a schema has a form of its own. */
  private static boolean isLeftToOthers(Keyword keyword, String value) {
    boolean name = keyword == Keyword.TYPE && value.contains("\"") && !value.contains("null");
    return name || keyword.value().isIdentifier() || keyword.value() == KeywordValue.PATTERN && value.startsWith("\"");
  }
}
