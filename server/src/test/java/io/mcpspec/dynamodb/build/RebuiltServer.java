package io.mcpspec.dynamodb.build;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.compiler.OutputDirectory;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.emit.Artifact;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A server built from a spec of a test's own: what `mvn package` does, without Maven and without a line of Java. */
public final class RebuiltServer {

  private static final String MAIN = "io.mcpspec.dynamodb.Main";

  private final List<Path> classpath;
  private final String main;

  private RebuiltServer(List<Path> classpath, String main) {
    this.classpath = List.copyOf(classpath);
    this.main = main;
  }

  /**
   * Generates and compiles a spec that leaves nothing to Java.
   *
   * @param spec folder with {@code server.yaml}
   * @param output empty folder for what is made
   * @throws AssertionError when the spec or the generated code has an error
   */
  public static RebuiltServer build(Path spec, Path output) throws IOException {
    return build(spec, List.of(), MAIN, output);
  }

  /**
   * Generates and compiles.
   *
   * @param handlers folders with the Java that the spec leaves to its author
   * @param main the class that is started
   */
  public static RebuiltServer build(Path spec, List<Path> handlers, String main, Path output) throws IOException {
    new OutputDirectory(output).write(generate(spec), "test");
    Path classes = output.resolve("classes");
    List<Path> sources = new ArrayList<>(handlers);
    sources.add(output.resolve("java"));
    compile(sources, classes);
    List<Path> classpath = new ArrayList<>(List.of(classes, output.resolve("resources")));
    classpath.addAll(libraries());
    return new RebuiltServer(classpath, main);
  }

  public Launch launch(String... arguments) {
    return Launch.classes(classpath, main, arguments);
  }

  private static List<Artifact> generate(Path spec) {
    Compilation compilation = new Compiler().compile(SpecSources.read(spec, "spec"));
    return compilation
        .artifacts()
        .orElseThrow(() -> new AssertionError("the spec has errors: " + compilation.findings()));
  }

  private static void compile(List<Path> sources, Path classes) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    Files.createDirectories(classes);
    List<String> options = List.of(
        "--release", "17", "-d", classes.toString(), "-cp", join(libraries()), "-Xlint:all", "-Werror");
    List<Path> java = new ArrayList<>();
    for (Path folder : sources) {
      try (Stream<Path> tree = Files.walk(folder)) {
        java.addAll(tree.filter(file -> file.toString().endsWith(".java")).sorted().toList());
      }
    }
    try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null)) {
      boolean compiled =
          javac.getTask(null, files, null, options, null, files.getJavaFileObjectsFromPaths(java)).call();
      if (!compiled) {
        throw new AssertionError("the generated code does not compile; javac's words are on standard error");
      }
    }
  }

  /** The class path of the tests without what this module itself made: that is what is built anew. */
  private static List<Path> libraries() {
    Path target = Path.of("target").toAbsolutePath();
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(entry -> Path.of(entry).toAbsolutePath())
        .filter(entry -> !entry.startsWith(target))
        .toList();
  }

  private static String join(List<Path> entries) {
    return String.join(File.pathSeparator, entries.stream().map(Path::toString).toList());
  }
}
