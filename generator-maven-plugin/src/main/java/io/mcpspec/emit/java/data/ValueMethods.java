package io.mcpspec.emit.java.data;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** {@code equals}, {@code hashCode} and {@code toString} of a class that is its fields. */
final class ValueMethods {

  private static final Set<String> LOCALS = Set.of("other", "that");

  private ValueMethods() {}

  static void add(TypeSpec.Builder type, ClassName name, List<FieldSpec> fields) {
    type.addMethod(equals(name, fields)).addMethod(hash(fields)).addMethod(string(name));
  }

  private static MethodSpec equals(ClassName name, List<FieldSpec> fields) {
    CodeBlock.Builder same = CodeBlock.builder().add("return other instanceof $T", name);
    if (!fields.isEmpty()) {
      same.add(" that");
      fields.forEach(field -> same.add("\n&& ").add(same(field)));
    }
    return MethodSpec.methodBuilder("equals")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(boolean.class)
        .addParameter(Object.class, "other")
        .addStatement(same.build())
        .build();
  }

  private static CodeBlock same(FieldSpec field) {
    CodeBlock own = CodeBlock.of(LOCALS.contains(field.name) ? "this.$N" : "$N", field.name);
    return field.type.isPrimitive()
        ? CodeBlock.of("$L == that.$N", own, field.name)
        : CodeBlock.of("$L.equals(that.$N)", own, field.name);
  }

  private static MethodSpec hash(List<FieldSpec> fields) {
    List<CodeBlock> names = fields.stream().map(field -> CodeBlock.of("$N", field.name)).toList();
    return MethodSpec.methodBuilder("hashCode")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(int.class)
        .addStatement("return $L", hashCall(names))
        .build();
  }

  private static CodeBlock hashCall(List<CodeBlock> names) {
    return names.isEmpty()
        ? CodeBlock.of("1")
        : CodeBlock.of("$T.hash($L)", Objects.class, CodeBlock.join(names, ",$W"));
  }

  private static MethodSpec string(ClassName name) {
    return MethodSpec.methodBuilder("toString")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(String.class)
        .addStatement("return $S + toJson()", name.simpleName())
        .build();
  }
}
