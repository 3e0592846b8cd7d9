package io.mcpspec.generator.schema;

/** One method for each kind of {@link SchemaType}, so that a new kind breaks every emitter at compile time. */
<<<<<<< HEAD
public interface Visitor<R> extends NamedVisitor<R> {
=======
public interface Visitor<R> {
>>>>>>> aws

  R text(SchemaType.Text type);

  R integer(SchemaType.Int type);

  R decimal(SchemaType.Decimal type);

  R bool(SchemaType.Bool type);

  R constant(SchemaType.Const type);

<<<<<<< HEAD
=======
  R enumeration(SchemaType.EnumType type);

>>>>>>> aws
  R list(SchemaType.ListOf type);

  R map(SchemaType.MapOf type);

<<<<<<< HEAD
=======
  R struct(SchemaType.StructType type);

  R union(SchemaType.UnionType type);

>>>>>>> aws
  R ref(SchemaType.Ref type);

  R raw(SchemaType.Raw type);
}
