package io.mcpspec.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** The form that CONTRIBUTING.md asks for, in the Java sources of all modules: every build begins with this one. */
class SourceFormTest {

  private static final List<String> MODULES =
      List.of("generator-maven-plugin", "runtime", "server", "server/bench", "prompt-diffs");
  private static final int COLUMNS = 120;
  private static final int FILE_LINES = 300;
  private static final int METHOD_LINES = 25;

  private final List<Path> sources;

  SourceFormTest() throws IOException {
    List<Path> found = new ArrayList<>();
    for (String module : MODULES) {
      try (Stream<Path> files = Files.walk(Path.of("..", module, "src"))) {
        List<Path> ours = files.filter(SourceFormTest::isOurs).sorted().toList();
        assertThat(ours).as("sources of %s", module).isNotEmpty();
        found.addAll(ours);
      }
    }
    sources = List.copyOf(found);
  }

  /** Test resources hold generated code, whose form the generator's golden tests hold. */
  private static boolean isOurs(Path file) {
    String path = file.toString().replace('\\', '/');
    return path.endsWith(".java") && !path.contains("/src/test/resources/");
  }

  @Test
  void linesFit() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Path file : sources) {
      List<String> lines = Files.readAllLines(file);
      for (int i = 0; i < lines.size(); i++) {
        String line = lines.get(i);
        boolean fits = line.codePointCount(0, line.length()) <= COLUMNS;
        if (!fits || !line.equals(line.stripTrailing()) || line.contains("\t")) {
          wrong.add(file + ":" + (i + 1));
        }
      }
    }
    assertThat(wrong).as("lines beyond %s columns, with a tab, or with blanks at the end", COLUMNS).isEmpty();
  }

  @Test
  void filesAreShort() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Path file : sources) {
      int lines = Files.readAllLines(file).size();
      if (lines > FILE_LINES) {
        wrong.add(file + " has " + lines + " lines");
      }
    }
    assertThat(wrong).as("files of more than %s lines", FILE_LINES).isEmpty();
  }

  @Test
  void importsAreInOrder() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Path file : sources) {
      List<String> imports = Files.readAllLines(file).stream()
          .filter(line -> line.startsWith("import "))
          .map(line -> line.substring(0, line.length() - 1)) // a class comes before what is nested in it
          .toList();
      List<String> inOrder = Stream.concat(
          imports.stream().filter(line -> line.startsWith("import static ")).sorted(),
          imports.stream().filter(line -> !line.startsWith("import static ")).sorted()).distinct().toList();
      if (!imports.equals(inOrder)) {
        wrong.add(file.toString());
      }
    }
    assertThat(wrong).as("imports: static ones first, each kind sorted, none twice").isEmpty();
  }

  @Test
  void methodsAreShort() throws IOException {
    List<String> wrong = new ArrayList<>();
    try (StandardJavaFileManager files =
        ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler().getTask(
          null, files, null, List.of("-proc:none"), null, files.getJavaFileObjectsFromPaths(sources));
      SourcePositions positions = Trees.instance(task).getSourcePositions();
      for (CompilationUnitTree unit : task.parse()) {
        new LongMethods(positions, unit, wrong).scan(unit, null);
      }
    }
    assertThat(wrong).as("methods of more than %s lines", METHOD_LINES).isEmpty();
  }

  /** Counts the lines of bodies: annotations may hold a test's whole table. */
  private static final class LongMethods extends TreeScanner<Void, Void> {

    private final SourcePositions positions;
    private final CompilationUnitTree unit;
    private final List<String> found;

    LongMethods(SourcePositions positions, CompilationUnitTree unit, List<String> found) {
      this.positions = positions;
      this.unit = unit;
      this.found = found;
    }

    @Override
    public Void visitMethod(MethodTree method, Void nothing) {
      if (method.getBody() != null) {
        LineMap lines = unit.getLineMap();
        long first = lines.getLineNumber(positions.getStartPosition(unit, method.getBody()));
        long last = lines.getLineNumber(positions.getEndPosition(unit, method.getBody()));
        if (last - first + 1 > METHOD_LINES) {
          found.add(unit.getSourceFile().getName() + ":" + first);
        }
      }
      return super.visitMethod(method, nothing);
    }
  }
}
