package io.mcpspec.emit.java.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.testing.Corpus;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Recorded surfaces of real servers: all their tools compile, and what their schemas allow comes back as it was. */
@RequiresTool(Tool.CORPUS)
class CorpusTest {

  private static final SchemaRegistry SCHEMAS = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  @TestFactory
  Stream<DynamicTest> servers() throws IOException {
    List<Path> files;
    try (Stream<Path> list = Files.list(Corpus.file("servers"))) {
      files = list.sorted().toList();
    }
    assertThat(files).isNotEmpty();
    return files.stream().map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
  }

  private static void check(Path file) throws IOException {
    Catalog catalog = Catalogs.named("corpus").surface(Catalogs.json(Files.readString(file))).build();
    JavaTypes types = JavaEmitter.types(catalog, schema -> true);
    Compiled compiled = Compiled.of(Catalogs.emit(catalog));
    long good = 0;
    for (var tool : catalog.tools()) {
      good += comesBack(compiled, types.tool(tool.name()).input().reflectionName(), JsonWriter.compact(tool.input()));
    }
    assertThat(good).as("tools whose sample is valid").isGreaterThanOrEqualTo(catalog.tools().size() / 2);
  }

  /** One when the sample is valid; then it is read and written again. */
  private static int comesBack(Compiled compiled, String className, String schema) {
    Json sample = Samples.of((JsonObject) JsonReader.read(schema));
    boolean valid =
        SCHEMAS.getSchema(schema, InputFormat.JSON).validate(sample.toJson(), InputFormat.JSON).isEmpty();
    if (valid) {
      assertThat(compiled.roundTrip(className, sample.toJson())).as(className).isEqualTo(sample);
    }
    return valid ? 1 : 0;
  }
}
