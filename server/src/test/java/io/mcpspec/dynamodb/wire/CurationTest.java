package io.mcpspec.dynamodb.wire;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.spec.model.Tool;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is written for models: nothing of AWS's constraints is lost, everything is explained and shown once. */
class CurationTest {

  private static final Set<String> COMBINATORS =
      Set.of("anyOf", "oneOf", "allOf", "not", "if", "then", "else", "dependentSchemas", "dependentRequired");

  @Test
  void everyConstraintOfAwsIsInTheSchemas() {
    Constraints constraints = new Constraints(AwsShapes.load());
    BoundTool.all().forEach(constraints::check);

    assertThat(constraints.missing()).isEmpty();
    assertThat(constraints.found())
        .as("constraints of AWS's model that the schemas have; after a change of the model or of what is bound, more")
        .isEqualTo(Map.of("enum", 102, "length", 407, "members", 446, "pattern", 64, "range", 71, "required", 247));
  }

  @Test
  void everyToolShowsACallAndWhatItAnswers() {
    List<Tool> tools = BoundTool.tools();
    assertThat(tools).filteredOn(tool -> tool.examples().isEmpty()).extracting(Tool::name).isEmpty();
    assertThat(tools)
        .filteredOn(tool -> tool.output().filter(CurationTest::hasMembers).isPresent())
        .filteredOn(tool -> tool.examples().stream().allMatch(example -> example.output().isEmpty()))
        .extracting(Tool::name)
        .isEmpty();
  }

  private static boolean hasMembers(Node output) {
    return ((Mapping) output).get("properties").filter(node -> !((Mapping) node).entries().isEmpty()).isPresent();
  }

  @Test
  void everyParameterIsExplained() {
    List<String> bare = BoundTool.items("published").values().stream()
        .flatMap(tool -> BoundTool.properties(tool.object("inputSchema").orElseThrow()).entrySet().stream()
            .filter(parameter -> parameter.getValue().get("description").isEmpty())
            .filter(parameter -> parameter.getValue().get("enum").isEmpty())
            .map(parameter -> tool.string("name").orElseThrow() + "." + parameter.getKey()))
        .toList();
    assertThat(bare).as("parameters with neither a description nor a choice of values").isEmpty();
  }

  @Test
  void publishedSchemasHaveNoReferencesAndPlainRoots() {
    assertThat(BoundTool.items("published")).hasSize(59).allSatisfy((name, tool) -> {
      for (String form : List.of("inputSchema", "outputSchema")) {
        JsonObject schema = tool.object(form).orElse(JsonObject.builder().put("type", "object").build());
        assertThat(schema.string("type")).contains("object");
        assertThat(schema.members().keySet()).doesNotContainAnyElementsOf(COMBINATORS);
        assertThat(keys(schema)).doesNotContain("$ref", "$defs", "$dynamicRef", "definitions");
      }
    });
  }

  /** The names of all members, at any depth. */
  private static Stream<String> keys(Json json) {
    if (json instanceof JsonArray array) {
      return array.items().stream().flatMap(CurationTest::keys);
    }
    Map<String, Json> members = json.asObject().map(JsonObject::members).orElse(Map.of());
    return Stream.concat(members.keySet().stream(), members.values().stream().flatMap(CurationTest::keys));
  }
}
