package io.mcpspec.spec.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.spec.model.Effect;
import io.mcpspec.spec.model.Tool;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ToolResolverTest {

  private static final String FAULTY =
      """
      spec: tool/1
      name: forecast
      group: none
      since: 3.0.0
      effect: read
      description: |
        First line.
        Then @{fact.nothing} and @{thing.x}, @{arg.city}.
      input: { type: object, properties: { city: { $ref: type:town } } }
      binding: { members: {} }
      errors: { A: "@{arg.town}" }
      deprecated: { since: 1.0.0, replacedBy: outlook }
      """;

  private static final String FACTS =
      """
      spec: facts/1
      facts:
        size: { value: 20, unit: KB }
        entries: { value: 100, unit: entries }
        price: { unit: USD, history: [{ at: 1.0.0, value: "0.25" }, { at: 2.0.0, value: "0.50" }] }
        tricky: { value: "a@{b}" }
      """;

  private static final String TOOL =
      """
      spec: tool/1
      name: forecast
      title: Forecast
      since: 1.1.0
      effect: write
      idempotent: true
      description: "At most @{fact.size}, @{fact.entries} entries, $@{fact.price}; \\\\@{x}; @{tool.forecast.city}"
      input:
        type: object
        properties:
          city: { type: string, maxLength: "@{fact.size}", description: "up to @{fact.size}" }
          days: { type: integer, maximum: "@{fact.entries}", default: "@{fact.entries}", const: 100 }
          price: { type: number, minimum: "@{fact.price}" }
          $ref: { type: string, default: "@{fact.entries}" }
      binding: { aws: GetForecast, members: { city: Place.City } }
      errors:
        NotFound: "No `@{arg.city}` of @{fact.tricky}; \\\\@{arg.x}; @{tool.forecast}"
      renamed: [{ from: get_forecast, until: 2.0.0 }]
      wire: { x: "@{fact.nothing}" }
      """;

  private static Spec spec() {
    return Spec.of("tools/a.yaml", TOOL).with("facts.yaml", FACTS);
  }

  private final Tool tool = spec().catalog().tools().get(0);

  @Test
  void putsTheNewestFactsIntoTexts() {
    assertThat(tool.listing().description()).contains("At most 20KB, 100 entries, $0.50; @{x}; city");
  }

  @Test
  void putsNumbersIntoSchemasInTheUnitOfThePlace() {
    assertThat(JsonWriter.compact(tool.input()))
        .contains("\"maxLength\":20480,\"description\":\"up to 20KB\"")
        .contains("\"maximum\":100,\"default\":100")
        .contains("\"minimum\":0.50")
        .contains("\"$ref\":{\"type\":\"string\",\"default\":\"100\"}");
  }

  @Test
  void errorTextsKeepArgumentsAndEscapes() {
    assertThat(tool.errors().texts()).containsExactly(
        Map.entry("NotFound", "No `@{arg.city}` of a\\@{b}; \\@{arg.x}; forecast"));
  }

  @Test
  void serverErrorsAreTheDefaults() {
    String server =
        """
        spec: server/1
        name: weather
        java: { package: org.example }
        errors: { Denied: "Not allowed.", NotFound: Nothing. }
        """;
    Tool withDefaults = spec().with("server.yaml", server).catalog().tools().get(0);
    assertThat(withDefaults.errors().texts()).containsOnlyKeys("Denied", "NotFound");
    assertThat(withDefaults.errors().texts().get("NotFound")).startsWith("No `");
  }

  @Test
  void keepsTheRestAsWritten() {
    assertThat(tool.effect()).isEqualTo(Effect.WRITE);
    assertThat(tool.history().since()).contains("1.1.0");
    assertThat(tool.behaviour().idempotent()).contains(true);
    assertThat(tool.behaviour().openWorld()).isEmpty();
    assertThat(tool.binding().orElseThrow().kind()).isEqualTo("aws");
    assertThat(tool.binding().orElseThrow().target()).isEqualTo("GetForecast");
    assertThat(tool.binding().orElseThrow().settings().keys()).containsExactly("aws", "members");
    assertThat(tool.history().renamed()).containsExactly(new Tool.Renamed("get_forecast", Optional.of("2.0.0")));
    assertThat(JsonWriter.compact(tool.listing().wire())).isEqualTo("{\"x\":\"@{fact.nothing}\"}");
    assertThat(tool.span()).hasToString("tools/a.yaml:2:7");
  }

  @Test
  void reportsEverythingAtOnce() {
    Spec broken = Spec.of("tools/a.yaml", FAULTY);
    assertThat(broken.findings()).containsExactly(
        "tools/a.yaml:3:8: unknown group `none`",
        "tools/a.yaml:4:8: unknown release `3.0.0`",
        "tools/a.yaml:8:8: unknown fact `nothing` in `@{fact.nothing}`",
        "tools/a.yaml:8:28: unknown kind of reference `thing` in `@{thing.x}`",
        "tools/a.yaml:8:40: unknown kind of reference `arg` in `@{arg.city}`",
        "tools/a.yaml:9:52: unknown shared type `town`",
        "tools/a.yaml:10:12: a binding begins with its kind and what it binds to",
        "tools/a.yaml:11:15: unknown argument `town` in `@{arg.town}`",
        "tools/a.yaml:12:41: unknown tool `outlook`");
  }

  @Test
  void aToolAndAnOlderNameOfAnotherCannotBeTheSame() {
    Spec twice = spec().with(
        "tools/b.yaml", "spec: tool/1\nname: get_forecast\neffect: read\ninput: { type: object }\n");
    assertThat(twice.findings()).containsExactly("tools/b.yaml:2:7: the tool `get_forecast` is declared twice");
    assertThat(twice.diagnostics().get(0).notes()).containsExactly("`get_forecast` also stands at tools/a.yaml:18:19");
  }
}
