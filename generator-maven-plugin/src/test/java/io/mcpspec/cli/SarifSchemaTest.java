package io.mcpspec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every SARIF file fits the schema that OASIS published for version 2.1.0. */
class SarifSchemaTest {

  private static final Path REVIEWS = Path.of("src/test/resources/release/reports");
  private static final Schema SCHEMA = published();

  @TempDir private Path folder;

  private static Schema published() {
    try (InputStream schema = SarifSchemaTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
          .getSchema(new String(schema.readAllBytes(), StandardCharsets.UTF_8), InputFormat.JSON);
    } catch (IOException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static List<Error> faults(String sarif) {
    return SCHEMA.validate(sarif, InputFormat.JSON);
  }

  static List<Path> reviews() throws IOException {
    try (Stream<Path> files = Files.list(REVIEWS)) {
      return files.filter(file -> file.toString().endsWith(".sarif")).sorted().toList();
    }
  }

  /** The report's test holds these files against what it writes. */
  @ParameterizedTest
  @MethodSource("reviews")
  void reviewsFit(Path review) throws IOException {
    assertThat(faults(Files.readString(review))).isEmpty();
  }

  @Test
  void findingsOfACheckFit() throws IOException {
    Files.createDirectories(folder.resolve("spec/tools"));
    Files.writeString(folder.resolve("spec/server.yaml"), "name: demo\nversion: 1.0.0\nnonsense: 1\n");
    Files.writeString(folder.resolve("spec/tools/say.yaml"), "description: Says it.\ninput: 3\n");

    String sarif = ProgramRun.in(folder, "check", "--format", "sarif").out();

    assertThat(sarif).contains("\"unknown-key\"");
    assertThat(faults(sarif)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"SEC01/bad.json", "PL02/bad.md", "LINT02/good", "LINT03/bad"})
  void findingsOfALintFit(String example) {
    String sarif = ProgramRun.in(Path.of("src/test/resources/lint"), "lint", example, "--format", "sarif").out();

    assertThat(sarif).contains("\"results\": [", "\"ruleId\"");
    assertThat(faults(sarif)).isEmpty();
  }

  @Test
  void theSchemaRefusesWhatIsNoSarif() {
    assertThat(faults("{\"version\": \"2.1.0\", \"runs\": [{\"results\": [{\"ruleId\": 1}]}]}")).isNotEmpty();
  }
}
