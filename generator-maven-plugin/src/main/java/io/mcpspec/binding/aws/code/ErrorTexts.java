package io.mcpspec.binding.aws.code;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** A constant of texts by error code. */
final class ErrorTexts {

  private static final ClassName STRING = ClassName.get(String.class);

  private ErrorTexts() {}

  static FieldSpec.Builder field(String name, Map<String, String> texts) {
    CodeBlock entries = texts.entrySet().stream()
        .map(text -> CodeBlock.of("$T.entry($>$>\n$S,\n$S$<$<)", Map.class, text.getKey(), text.getValue()))
        .collect(CodeBlock.joining(",\n"));
    CodeBlock map = texts.isEmpty()
        ? CodeBlock.of("$T.of()", Map.class)
        : CodeBlock.of("$T.ofEntries($>$>\n$L$<$<)", Map.class, entries);
    return FieldSpec.builder(ParameterizedTypeName.get(ClassName.get(Map.class), STRING, STRING), name)
        .addModifiers(Modifier.STATIC, Modifier.FINAL)
        .initializer(map);
  }
}
