package io.mcpspec.dynamodb.wire;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.model.Catalog;
import io.mcpspec.generator.resolve.SpecResolver;
import io.mcpspec.generator.source.SpecSources;
import io.mcpspec.generator.syntax.SpecParser;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nothing that DynamoDB can do is out of reach: a new version of AWS's model with one more operation fails here. */
class BoundOperationsTest {

  private static final Path SPEC = Path.of("..", "spec");

  @Test
  void everyOperationOfAwsHasATool() {
    List<String> bound = catalog().tools().stream()
        .flatMap(tool -> tool.binding().stream())
        .filter(binding -> binding.kind().equals("aws"))
        .map(binding -> binding.target())
        .toList();

    assertThat(bound)
        .as("an operation without a tool needs a file in spec/tools, and one of the same name in wire")
        .containsAll(AwsShapes.load().operations());
  }

  private static Catalog catalog() {
    Diagnostics diagnostics = new Diagnostics();
    Catalog catalog = new SpecResolver(diagnostics).resolve(
        new SpecParser(diagnostics).parse(SpecSources.read(SPEC, "spec")));
    assertThat(diagnostics.sorted()).as("what is wrong with the spec").isEmpty();
    return catalog;
  }
}
