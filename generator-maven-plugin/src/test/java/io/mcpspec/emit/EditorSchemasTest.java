package io.mcpspec.emit;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.yaml.YamlReader;
import io.mcpspec.spec.syntax.FileKind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Editors and the compiler accept the same files and refuse the same files. */
class EditorSchemasTest {

  private static final Path FIXTURES = Path.of("src/test/resources/editor");
  private static final Map<FileKind, Schema> SCHEMAS = compiled();

  /** One spec file, and whether it is right. */
  record Case(FileKind kind, String name, Node root) {
    @Override
    public String toString() {
      return kind.format() + " " + name;
    }
  }

  @ParameterizedTest
  @EnumSource(FileKind.class)
  void everyKindHasASchema(FileKind kind) {
    assertThat(EditorSchemas.all()).containsKey(kind.format() + ".json");
  }

  static List<Case> full() throws IOException {
    List<Case> cases = new ArrayList<>();
    for (FileKind kind : FileKind.values()) {
      cases.add(new Case(kind, "full", read(FIXTURES.resolve(kind.format() + ".yaml"))));
    }
    return cases;
  }

  static List<Case> diagnosed() throws IOException {
    List<Case> cases = new ArrayList<>();
    Path root = Path.of("src/test/resources/diagnostics");
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".yaml")).sorted().toList()) {
        add(root.relativize(file), file, cases);
      }
    }
    return cases;
  }

  /** Files that YAML itself refuses are no case for a schema. */
  private static void add(Path name, Path file, List<Case> cases) throws IOException {
    Path inSpec = name.subpath(name.startsWith("base") ? 1 : 2, name.getNameCount());
    boolean unreadable =
        Stream.of(
                "bad-encoding", "bad-yaml", "too-deep", "yaml-", "key-not", "duplicate-key", "several",
                "missing-value", "leading-zero")
            .anyMatch(name.toString()::startsWith);
    FileKind.of(inSpec.toString().replace('\\', '/'))
        .filter(kind -> !unreadable)
        .ifPresent(kind -> cases.add(new Case(kind, name.toString(), read(file))));
  }

  @ParameterizedTest
  @MethodSource("full")
  void acceptsAFileWithEveryKey(Case file) {
    assertThat(parserFindings(file)).isEmpty();
    assertThat(schemaErrors(file)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("full")
  void theFullFileHasEveryKey(Case file) {
    String text = JsonWriter.compact(file.root());
    file.kind().shape().mappings().stream()
        .flatMap(mapping -> mapping.keys().stream())
        .forEach(key -> assertThat(text).contains("\"" + key.name() + "\":"));
  }

  @ParameterizedTest
  @MethodSource("diagnosed")
  void parserAndSchemaAgree(Case file) {
    assertThat(disagreement(file)).isEmpty();
  }

  /** Every value of the file is replaced by every other type, every key removed, and one added to every mapping. */
  @ParameterizedTest
  @MethodSource("full")
  void parserAndSchemaAgreeOnEverySmallChange(Case file) {
    List<Mutations.Mutation> mutations = Mutations.of(file.root());
    assertThat(mutations).hasSizeGreaterThan(40);
    assertThat(mutations)
        .flatMap(mutation -> disagreement(new Case(file.kind(), mutation.name(), mutation.root())).stream().toList())
        .isEmpty();
  }

  private static Optional<String> disagreement(Case file) {
    List<Diagnostic> parser = parserFindings(file);
    List<Error> schema = schemaErrors(file);
    return parser.isEmpty() == schema.isEmpty()
        ? Optional.empty()
        : Optional.of(file + ": the parser says " + parser + ", the schema " + schema);
  }

  private static List<Diagnostic> parserFindings(Case file) {
    Diagnostics diagnostics = new Diagnostics();
    file.kind().shape().read(file.root(), diagnostics);
    return diagnostics.sorted();
  }

  private static List<Error> schemaErrors(Case file) {
    return SCHEMAS.get(file.kind()).validate(JsonWriter.compact(file.root()), InputFormat.JSON);
  }

  private static Map<FileKind, Schema> compiled() {
    SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    Map<FileKind, Schema> schemas = new EnumMap<>(FileKind.class);
    for (FileKind kind : FileKind.values()) {
      String schema = JsonWriter.compact(EditorSchemas.all().get(kind.format() + ".json"));
      schemas.put(kind, registry.getSchema(schema, InputFormat.JSON));
    }
    return schemas;
  }

  private static Node read(Path file) {
    try {
      Diagnostics diagnostics = new Diagnostics();
      SourceFile source = new SourceFile(file.toString(), Files.readString(file));
      Node root = new YamlReader(diagnostics).read(source).orElseThrow();
      assertThat(diagnostics.sorted()).isEmpty();
      return root;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
