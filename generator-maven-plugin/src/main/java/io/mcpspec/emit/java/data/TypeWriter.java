package io.mcpspec.emit.java.data;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.jsonschema.type.NamedVisitor;
import io.mcpspec.jsonschema.type.SchemaType;

/** Writes a type's class by its kind. */
record TypeWriter(ClassName name, SourceContext context) implements NamedVisitor<TypeSpec.Builder> {

  @Override
  public TypeSpec.Builder enumeration(SchemaType.EnumType type) {
    return EnumWriter.write(name, type, context);
  }

  @Override
  public TypeSpec.Builder struct(SchemaType.StructType type) {
    return StructWriter.write(name, type, context);
  }

  @Override
  public TypeSpec.Builder union(SchemaType.UnionType type) {
    return UnionWriter.write(name, type, context);
  }
}
