package io.mcpspec.generator.emit.java;

import com.squareup.javapoet.JavaFile;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.generator.emit.Artifact;

/** Turns a class into the file that holds it. */
public final class JavaSource {

  private JavaSource() {}

  /** The file of a top-level class. */
  public static Artifact artifact(String javaPackage, TypeSpec type) {
    JavaFile file = JavaFile.builder(javaPackage, type).indent("  ").skipJavaLangImports(true).build();
    return Artifact.text("java/" + javaPackage.replace('.', '/') + "/" + type.name + ".java", file.toString());
  }
}
