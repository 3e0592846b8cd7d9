package io.mcpspec.generator.emit.java;

import com.squareup.javapoet.JavaFile;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.generator.emit.Artifact;
import java.util.regex.Pattern;

/** Turns a class into the file that holds it, laid out as people lay out code. */
public final class JavaSource {

  /** Fields of a kind, and constants of an enum, stand together. */
  private static final Pattern BETWEEN_FIELDS =
      Pattern.compile(
          "(?m)(^ +private (?:static final|final|)\\b[^\n]*;\n)\n"
              + "(?= +private (?:static final|final|)\\b[^\n(]*[;=])");

  private static final Pattern BETWEEN_CONSTANTS =
      Pattern.compile("(?m)(^ +[\\p{L}\\d_$]+\\(\"[^\n]*\\),\n)\n(?= +[\\p{L}\\d_$]+\\(\")");
  private static final Pattern SHORT_JAVADOC = Pattern.compile("(?m)^( *)/\\*\\*\n *\\* ([^\n]{1,100})\n *\\*/$");
  private static final Pattern EMPTY_BODY = Pattern.compile("\\{\n +}");

  private JavaSource() {}

  /** The file of a top-level class. */
  public static Artifact artifact(String javaPackage, TypeSpec type) {
    JavaFile file = JavaFile.builder(javaPackage, type).indent("  ").skipJavaLangImports(true).build();
    return Artifact.text("java/" + javaPackage.replace('.', '/') + "/" + type.name + ".java", tidy(file.toString()));
  }

  /** None of the patterns can match inside a literal, since literals hold no line breaks. */
  private static String tidy(String source) {
    String fields = BETWEEN_FIELDS.matcher(source).replaceAll("$1");
    String constants = BETWEEN_CONSTANTS.matcher(fields).replaceAll("$1");
    String javadoc = SHORT_JAVADOC.matcher(constants).replaceAll("$1/** $2 */");
    return EMPTY_BODY.matcher(javadoc).replaceAll("{}");
  }
}
