package io.mcpspec.generator.emit.java;

import com.squareup.javapoet.TypeSpec;
import io.mcpspec.generator.emit.Artifact;
import java.util.Map;
import java.util.Set;

/** Turns a class into the file that holds it. */
public final class JavaSource {

  private JavaSource() {}

  /** The file of a top-level class. */
  public static Artifact artifact(String javaPackage, TypeSpec type) {
    PrintedNames all = new PrintedNames(javaPackage, Map.of());
    new ClassPrinter(new PrintedLines(), all).print(type, Set.of());
    PrintedNames names = new PrintedNames(javaPackage, all.wanted());
    PrintedLines lines = new PrintedLines();
    lines.text("package " + javaPackage + ";\n\n");
    names.imported().forEach(name -> lines.text("import " + name + ";\n"));
    if (names.imported().iterator().hasNext()) {
      lines.newline();
    }
    new ClassPrinter(lines, names).print(type, Set.of());
    return Artifact.text("java/" + javaPackage.replace('.', '/') + "/" + type.name + ".java", lines.toString());
  }
}
