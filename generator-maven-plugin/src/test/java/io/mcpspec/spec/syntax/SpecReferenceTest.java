package io.mcpspec.spec.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.yaml.YamlReader;
import io.mcpspec.spec.shape.Key;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The reference page of the format knows every key, and its examples are right. */
class SpecReferenceTest {

  private static final Path PAGE = Path.of("../docs/reference/spec-format.md");
  private static final Pattern EXAMPLE = Pattern.compile("```yaml\n(spec: ([a-z]+)/1\n.*?)```", Pattern.DOTALL);

  /** The chapter of each kind; its title ends with the kind in parentheses. */
  private static String chapter(FileKind kind) throws IOException {
    Matcher chapter = Pattern.compile("\n## [^\n]*\\(" + kind.format() + "\\)\n(.*?)(?=\n## |\\z)", Pattern.DOTALL)
        .matcher(Files.readString(PAGE));
    assertThat(chapter.find()).as("a chapter with (%s) in its title", kind.format()).isTrue();
    return chapter.group(1);
  }

  @ParameterizedTest
  @EnumSource(FileKind.class)
  void everyKeyHasARow(FileKind kind) throws IOException {
    String chapter = chapter(kind);
    assertThat(kind.shape().mappings()).allSatisfy(
        mapping -> assertThat(mapping.keys()).allSatisfy(
            key -> assertThat(chapter).as("a row for `%s`", key.name()).contains("| `" + key.name() + "` |")));
  }

  @ParameterizedTest
  @EnumSource(FileKind.class)
  void everyKindHasAnExampleThatParses(FileKind kind) throws IOException {
    List<MatchResult> examples = EXAMPLE.matcher(chapter(kind)).results().toList();
    assertThat(examples).isNotEmpty();
    for (MatchResult example : examples) {
      assertThat(example.group(2)).isEqualTo(kind.format());
      assertThat(findings(kind, example.group(1))).isEmpty();
    }
  }

  @Test
  void everyRowIsAKey() throws IOException {
    Map<FileKind, List<String>> keys = new EnumMap<>(FileKind.class);
    for (FileKind kind : FileKind.values()) {
      keys.put(kind, kind.shape().mappings().stream().flatMap(m -> m.keys().stream()).map(Key::name).toList());
    }
    for (FileKind kind : FileKind.values()) {
      String rows = chapter(kind).lines().filter(line -> line.startsWith("| `")).collect(Collectors.joining("\n"));
      assertThat(Pattern.compile("(?m)^\\| `([^`]+)` \\|").matcher(rows).results().map(row -> row.group(1)).toList())
          .isSubsetOf(keys.get(kind));
    }
  }

  private static List<Diagnostic> findings(FileKind kind, String yaml) {
    Diagnostics diagnostics = new Diagnostics();
    Node root = new YamlReader(diagnostics).read(new SourceFile("example", yaml)).orElseThrow();
    kind.shape().read(root, diagnostics);
    return diagnostics.sorted();
  }
}
