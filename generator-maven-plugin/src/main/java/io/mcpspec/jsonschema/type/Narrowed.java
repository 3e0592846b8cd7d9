package io.mcpspec.jsonschema.type;

import java.util.Optional;

/** A type about which a schema beside a {@code $ref} says more: the same type, checked against that schema too. */
final class Narrowed {

  private Narrowed() {}

  /**
   * The narrowed type.
   *
   * @param check the place of the schema that says more
   * @return empty for types that have no room for a check
   */
  static Optional<SchemaType> of(SchemaType type, Optional<String> check) {
    if (type instanceof SchemaType.Text text) {
      return Optional.of(new SchemaType.Text(text.length(), text.pattern(), check));
    }
    if (type instanceof SchemaType.Int integer) {
      return Optional.of(new SchemaType.Int(integer.range(), check));
    }
    if (type instanceof SchemaType.Decimal decimal) {
      return Optional.of(new SchemaType.Decimal(decimal.range(), check));
    }
    if (type instanceof SchemaType.ListOf list) {
      return Optional.of(new SchemaType.ListOf(list.items(), list.size(), list.unique(), check));
    }
    return type instanceof SchemaType.MapOf map
        ? Optional.of(new SchemaType.MapOf(map.values(), map.size(), check))
        : Optional.empty();
  }
}
