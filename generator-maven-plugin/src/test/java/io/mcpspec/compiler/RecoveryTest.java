package io.mcpspec.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.spec.syntax.FileKind;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Our own spec with one file broken: what is found stands in that file, though the others refer to it. */
class RecoveryTest {

  private static final SpecSources SPEC = SpecSources.read(Path.of("../spec"), "");

  /** Tools, types and resources are many and alike: every other one takes its turn with one of the tests. */
  private static List<InputFile> files(int turn) {
    List<InputFile> files =
        SPEC.files().stream().filter(file -> FileKind.of(file.path()).isPresent()).toList();
    return IntStream.range(0, files.size())
        .filter(i -> i % 8 == turn || !files.get(i).path().matches("(tools|types|resources)/.*"))
        .mapToObj(files::get)
        .toList();
  }

  static List<InputFile> first() {
    return files(0);
  }

  static List<InputFile> second() {
    return files(1);
  }

  static List<InputFile> third() {
    return files(2);
  }

  static List<InputFile> fourth() {
    return files(3);
  }

  @ParameterizedTest
  @MethodSource("first")
  void aFileThatIsNoYaml(InputFile file) {
    assertThat(found(file, text(file) + "\n}: \"")).containsExactly(file.path() + ": bad-yaml");
  }

  @ParameterizedTest
  @MethodSource("second")
  void aFileOfAnotherKind(InputFile file) {
    assertThat(found(file, text(file).replaceFirst("(?m)^spec: .*$", "spec: " + otherKind(file) + "/1")))
        .containsExactly(file.path() + ": unknown-value");
  }

  @ParameterizedTest
  @MethodSource("third")
  void aListInsteadOfAFile(InputFile file) {
    assertThat(found(file, "- " + text(file).lines().reduce((a, b) -> a + "\n  " + b).orElseThrow()))
        .containsExactly(file.path() + ": wrong-type");
  }

  @ParameterizedTest
  @MethodSource("fourth")
  void aFileWithMisspeltKeys(InputFile file) {
    String broken = text(file).replaceAll("(?m)^([a-z]{4,}):", "$1x:");
    assertThat(found(file, broken)).isNotEmpty().containsOnly(file.path() + ": unknown-key");
  }

  private static String otherKind(InputFile file) {
    return FileKind.of(file.path()).orElseThrow() == FileKind.TOOL ? "type" : "tool";
  }

  private static String text(InputFile file) {
    return new String(file.content(), StandardCharsets.UTF_8);
  }

  private static List<String> found(InputFile broken, String text) {
    List<InputFile> files = new ArrayList<>(SPEC.files());
    files.replaceAll(
        file -> file.path().equals(broken.path())
            ? new InputFile(file.path(), text.getBytes(StandardCharsets.UTF_8))
            : file);
    return new Compiler().compile(new SpecSources("", files)).findings().stream().map(RecoveryTest::line).toList();
  }

  private static String line(Diagnostic finding) {
    return finding.span().file().path() + ": " + finding.code().slug();
  }
}
