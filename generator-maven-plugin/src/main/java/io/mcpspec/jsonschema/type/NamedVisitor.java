package io.mcpspec.jsonschema.type;

/** One method for each kind of {@link SchemaType.Named}. */
public interface NamedVisitor<R> {

  R enumeration(SchemaType.EnumType type);

  R struct(SchemaType.StructType type);

  R union(SchemaType.UnionType type);
}
