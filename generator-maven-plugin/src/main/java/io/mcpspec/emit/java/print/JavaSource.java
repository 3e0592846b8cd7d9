package io.mcpspec.emit.java.print;

import com.squareup.javapoet.TypeSpec;
import io.mcpspec.emit.Artifact;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Turns a class into the file that holds it. */
public final class JavaSource {

  private JavaSource() {}

  /** The file of a top-level class. */
  public static Artifact artifact(String javaPackage, TypeSpec type) {
    PrintedNames names = new PrintedNames(javaPackage);
    String body = body(type, names);
    Optional<PrintedNames> settled = names.settled();
    String text = settled.isPresent()
        ? head(javaPackage, settled.get()) + body(type, settled.get())
        : head(javaPackage, names) + body;
    return Artifact.text("java/" + javaPackage.replace('.', '/') + "/" + type.name + ".java", text);
  }

  private static String body(TypeSpec type, PrintedNames names) {
    PrintedLines lines = new PrintedLines();
    new ClassPrinter(lines, names).print(type, Set.of());
    return lines.toString();
  }

  private static String head(String javaPackage, PrintedNames names) {
    StringBuilder text = new StringBuilder("package ").append(javaPackage).append(";\n\n");
    List<String> imported = names.imported();
    imported.forEach(name -> text.append("import ").append(name).append(";\n"));
    return text.append(imported.isEmpty() ? "" : "\n").toString();
  }
}
