package io.mcpspec.jsonschema.type;

/** One method for each kind of {@link SchemaType}, so that a new kind breaks every emitter at compile time. */
public interface Visitor<R> extends NamedVisitor<R> {

  R text(SchemaType.Text type);

  R integer(SchemaType.Int type);

  R decimal(SchemaType.Decimal type);

  R bool(SchemaType.Bool type);

  R constant(SchemaType.Const type);

  R list(SchemaType.ListOf type);

  R map(SchemaType.MapOf type);

  R ref(SchemaType.Ref type);

  R raw(SchemaType.Raw type);
}
