package io.mcpspec.emit.java.data;

import com.squareup.javapoet.CodeBlock;
import io.mcpspec.emit.java.name.ValueTypes;
import io.mcpspec.jsonschema.type.SchemaType;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;

/** Lists and maps are copied when a value is made, so that later changes of the caller's do not reach it. */
final class Copies {

  private Copies() {}

  /** The variable, or a copy of what it holds. */
  static CodeBlock of(SchemaType resolved, String variable) {
    if (resolved instanceof SchemaType.ListOf) {
      return CodeBlock.of("$T.copyOf($N)", List.class, variable);
    }
    if (resolved instanceof SchemaType.MapOf map && !ValueTypes.isObject(map)) {
      return CodeBlock.of("$T.unmodifiableMap(new $T<>($N))", Collections.class, LinkedHashMap.class, variable);
    }
    return CodeBlock.of("$N", variable);
  }
}
