package io.mcpspec.binding.aws;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.binding.aws.dynamodb.DynamoDbService;
import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.emit.Artifact;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A server chooses its service of AWS, and only the chosen one appears in findings and code. */
class AnyServiceTest {

  private static final Compiler COMPILER =
      new Compiler(List.of(new AwsBindingKind(List.of(new DynamoDbService(), new Shelves()))));

  @Test
  void emitsCodeForTheChosenService() {
    Compilation compiled = compile("shelves", "FindBook");

    assertThat(compiled.findings()).isEmpty();
    List<Artifact> files = compiled.artifacts().orElseThrow();
    assertThat(text(files, "aws/FindBookHandler.java"))
        .contains("Runs the tool {@code find_book} by Shelves's {@code FindBook}.")
        .contains("import org.example.sdk.model.FindBookRequest;")
        .contains("AwsCalls<ShelfClient> calls;");
    assertThat(text(files, "/Test.java")).contains("shelfClients = ShelfClients.of(List.of(\"FindBook\"));");
    assertThat(files).filteredOn(file -> file.path().startsWith("java/"))
        .allSatisfy(file -> assertThat(text(file)).doesNotContainIgnoringCase("dynamo"));
  }

  @Test
  void checksToolsAgainstTheModelOfTheChosenService() {
    assertThat(findings(compile("shelves", "GetItem"))).containsExactly(
        "spec/tools/find_book.yaml:9:17 binding-unknown-operation: Shelves has no operation `GetItem`");
    assertThat(findings(compile("dynamodb", "FindBook"))).containsExactly(
        "spec/tools/find_book.yaml:9:17 binding-unknown-operation: DynamoDB has no operation `FindBook`");
  }

  @Test
  void reportsAServiceThatItDoesNotKnow() {
    Compilation compiled = compile("shelfs", "FindBook");

    assertThat(findings(compiled)).containsExactly(
        "spec/server.yaml:4:29 unknown-value: unknown service of AWS `shelfs`");
    assertThat(compiled.findings()).flatExtracting(Diagnostic::helps).containsExactly("did you mean `shelves`?");
  }

  private static Compilation compile(String service, String operation) {
    return COMPILER.compile(new SpecSources("spec", List.of(
        file("releases.yaml", "spec: releases/1\nreleases: [{ id: 1.0.0, state: draft }]\n"),
        file("server.yaml", """
            spec: server/1
            name: test
            java: { package: org.example.aws }
            bindings: { aws: { service: %s } }
            """.formatted(service)),
        file("tools/find_book.yaml", """
            spec: tool/1
            name: find_book
            effect: read
            description: Finds a book.
            input:
              type: object
              properties: { title: { type: string } }
              required: [title]
            binding: { aws: %s }
            """.formatted(operation)))));
  }

  private static InputFile file(String path, String text) {
    return new InputFile(path, text.getBytes(StandardCharsets.UTF_8));
  }

  private static List<String> findings(Compilation compiled) {
    return compiled.findings().stream()
        .map(finding -> finding.span() + " " + finding.code().slug() + ": " + finding.message())
        .toList();
  }

  private static String text(List<Artifact> files, String end) {
    return files.stream().filter(file -> file.path().endsWith(end)).map(AnyServiceTest::text).findFirst().orElseThrow();
  }

  private static String text(Artifact file) {
    return new String(file.content(), StandardCharsets.UTF_8);
  }
}
