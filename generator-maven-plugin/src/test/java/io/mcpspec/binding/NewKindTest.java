package io.mcpspec.binding;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.binding.aws.AwsBindingKind;
import io.mcpspec.binding.aws.dynamodb.DynamoDbService;
import io.mcpspec.binding.echo.EchoBindingKind;
import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.fixture.ServedMock;
import io.mcpspec.runtime.json.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A new kind of binding is one package and one line in the list of kinds. */
class NewKindTest {

  private static final List<BindingKind> KINDS = List.of(
      new AwsBindingKind(List.of(new DynamoDbService())),
      new EchoBindingKind());

  private static final String GREET = """
      spec: tool/1
      name: greet
      effect: read
      description: Says hello.
      input: { type: object, additionalProperties: false, properties: {} }
      binding: { echo: "Hello, \\"you\\"" }
      """;
  private static final String DESCRIBE_ENDPOINTS = """
      spec: tool/1
      name: describe_endpoints
      effect: read
      description: Lists the endpoints.
      input: { type: object, additionalProperties: false, properties: {} }
      binding: { aws: DescribeEndpoints }
      """;

  @Test
  void answersCallsWithItsOwnCode() {
    Compilation compiled = compile(GREET);

    assertThat(compiled.findings()).isEmpty();
    ServedMock server = ServedMock.generated(compiled.artifacts().orElseThrow());
    JsonObject answer = server.ask(List.of(ServedMock.call("greet", JsonObject.EMPTY))).get(0);
    assertThat(answer.toJson()).contains("{\"type\":\"text\",\"text\":\"Hello, \\\"you\\\"\"}");
  }

  @Test
  void servesNextToOtherKinds() {
    Compilation compiled = compile(GREET, DESCRIBE_ENDPOINTS);

    assertThat(compiled.findings()).isEmpty();
    ServedMock server = ServedMock.generated(compiled.artifacts().orElseThrow());
    assertThat(server.definition().tools()).extracting(tool -> tool.name())
        .containsExactly("describe_endpoints", "greet");
    assertThat(server.definition().scopes()).hasSize(1);
  }

  @Test
  void reportsItsOwnMistakesAtTheirPlace() {
    Compilation compiled = compile(GREET.replaceFirst("echo: .* }", "echo: ' ' }"));

    assertThat(shown(compiled)).containsExactly("spec/tools/0.yaml:6:18 unknown-value: an echo without a text");
    assertThat(compiled.artifacts()).isEmpty();
  }

  @Test
  void isOfferedWhereAKindIsUnknown() {
    Compilation compiled = compile(GREET.replace("echo:", "reply:"));

    assertThat(shown(compiled)).containsExactly(
        "spec/tools/0.yaml:6:12 unknown-binding: unknown kind of binding `reply`");
    assertThat(compiled.findings()).flatExtracting(Diagnostic::helps).containsExactly("the kinds are aws, echo");
  }

  private static List<String> shown(Compilation compiled) {
    return compiled.findings().stream()
        .map(finding -> finding.span() + " " + finding.code().slug() + ": " + finding.message())
        .toList();
  }

  private static Compilation compile(String... tools) {
    String server = "spec: server/1\nname: test\njava: { package: org.example.kinds }\n";
    String releases = "spec: releases/1\nreleases: [{ id: 1.0.0, state: draft }]\n";
    List<InputFile> files = new ArrayList<>();
    files.add(file("server.yaml", server));
    files.add(file("releases.yaml", releases));
    for (int i = 0; i < tools.length; i++) {
      files.add(file("tools/" + i + ".yaml", tools[i]));
    }
    return new Compiler(KINDS).compile(new SpecSources("spec", files));
  }

  private static InputFile file(String path, String text) {
    return new InputFile(path, text.getBytes(StandardCharsets.UTF_8));
  }
}
