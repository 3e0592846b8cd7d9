package io.mcpspec.emit.java.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles sources in memory with every lint on and no warning allowed. */
final class MemoryCompiler {

  private static final List<String> OPTIONS =
      List.of("--release", "17", "-Xlint:all,-classfile", "-Werror", "-proc:none", "-Xmaxerrs", "20");

  private MemoryCompiler() {}

  /**
   * @param sources the sources by path
   * @return the class files by class name
   */
  static Map<String, byte[]> compile(Map<String, String> sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    Map<String, ClassFile> classes = new LinkedHashMap<>();
    List<SourceFile> units = new ArrayList<>();
    sources.forEach((path, text) -> units.add(new SourceFile(path, text)));
    try (JavaFileManager files = new Files(compiler.getStandardFileManager(diagnostics, Locale.ROOT, null), classes)) {
      boolean good = compiler.getTask(null, files, diagnostics, OPTIONS, null, units).call();
      if (!good) {
        throw new AssertionError(describe(diagnostics.getDiagnostics()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return classes.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, entry -> entry.getValue().bytes.toByteArray()));
  }

  private static String describe(List<Diagnostic<? extends JavaFileObject>> diagnostics) {
    return diagnostics.stream().map(MemoryCompiler::describe)
        .collect(Collectors.joining("\n", "does not compile:\n", ""));
  }

  private static String describe(Diagnostic<? extends JavaFileObject> diagnostic) {
    String line = "";
    if (diagnostic.getSource() instanceof SourceFile file) {
      line = "\n  " + file.text.lines().skip(diagnostic.getLineNumber() - 1).findFirst().orElse("").strip();
    }
    return diagnostic.toString() + line;
  }

  private static final class SourceFile extends SimpleJavaFileObject {
    private final String text;

    SourceFile(String path, String text) {
      super(URI.create("memory:///" + path), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private static final class ClassFile extends SimpleJavaFileObject {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    ClassFile(String name) {
      super(URI.create("memory:///" + name.replace('.', '/') + ".class"), Kind.CLASS);
    }

    @Override
    public OutputStream openOutputStream() {
      return bytes;
    }
  }

  private static final class Files extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, ClassFile> classes;

    Files(JavaFileManager manager, Map<String, ClassFile> classes) {
      super(manager);
      this.classes = classes;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
      return classes.computeIfAbsent(className, ClassFile::new);
    }
  }
}
