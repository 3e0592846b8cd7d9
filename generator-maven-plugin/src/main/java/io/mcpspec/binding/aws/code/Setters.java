package io.mcpspec.binding.aws.code;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import io.mcpspec.binding.aws.model.Shape;
import io.mcpspec.emit.java.name.JavaField;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The body of a method that fills one builder of the SDK: what is always there in a chain, the rest where present. */
final class Setters {

  /** What fits on a line beside its indentation and the words around. */
  private static final int WIDTH = 80;
  private static final Pattern QUALIFIER = Pattern.compile("([a-z0-9]+\\.)+(?=[A-Z])");

  private final ClassName built;
  private final ValueConversion conversion;
  private final List<CodeBlock> chain = new ArrayList<>();
  private final List<CodeBlock> statements = new ArrayList<>();

  /**
   * @param built the class that the builder builds
   */
  Setters(ClassName built, ValueConversion conversion) {
    this.built = built;
    this.conversion = conversion;
  }

  /** Sets a member by a field of {@code source}. */
  void set(String setter, String source, JavaField field, Shape shape, CodeBlock path) {
    CodeBlock accessor = CodeBlock.of("$N.$N()", source, field.accessor());
    if (field.holding() != JavaField.Holding.OPTIONAL) {
      always(setter, conversion.of(accessor, field.resolved(), shape, path));
    } else if (conversion.isIdentity(field.resolved(), shape)) {
      statements.add(CodeBlock.of("$L.ifPresent(builder::$N)", accessor, setter));
    } else {
      CodeBlock value = conversion.of(CodeBlock.of("value"), field.resolved(), shape, path);
      boolean isLong = width(accessor) + setter.length() + width(value) > WIDTH;
      String gap = isLong ? "\n" : "";
      statements.add(CodeBlock.of("$L.ifPresent(value -> builder.$N($L$L))", accessor, setter, gap, value));
    }
  }

  /** Sets a member in every case. */
  void always(String setter, CodeBlock value) {
    chain.add(CodeBlock.of(".$N($L)", setter, value));
  }

  /** Sets a member when {@code condition} holds. */
  void when(CodeBlock condition, String setter, CodeBlock value) {
    CodeBlock.Builder block = CodeBlock.builder();
    block.beginControlFlow("if ($L)", condition).addStatement("builder.$N($L)", setter, value).endControlFlow();
    statements.add(block.build());
  }

  /** The width that code will have once its classes are imported. */
  private static int width(CodeBlock code) {
    return QUALIFIER.matcher(code.toString()).replaceAll("").length();
  }

  CodeBlock body() {
    CodeBlock.Builder start = CodeBlock.builder().add("$T.builder()", built);
    boolean isLong = width(start.build()) + chain.stream().mapToInt(Setters::width).sum() > WIDTH;
    String gap = chain.size() > 1 || chain.size() == 1 && isLong ? "\n" : "";
    chain.forEach(call -> start.add(gap + "$L", call));
    CodeBlock.Builder body = CodeBlock.builder();
    if (statements.isEmpty()) {
      return body.addStatement("return $L$L.build()", start.build(), gap).build();
    }
    body.addStatement("$T builder = $L", built.nestedClass("Builder"), start.build());
    for (CodeBlock statement : statements) {
      if (statement.toString().startsWith("if (")) {
        body.add(statement);
      } else {
        body.addStatement(statement);
      }
    }
    return body.addStatement("return builder.build()").build();
  }
}
