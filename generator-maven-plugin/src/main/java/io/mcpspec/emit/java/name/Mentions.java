package io.mcpspec.emit.java.name;

import io.mcpspec.jsonschema.type.SchemaReader;
import io.mcpspec.jsonschema.type.SchemaType;
import io.mcpspec.jsonschema.type.Visitor;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the type with a class of its own that another type is made of, if there is one. */
final class Mentions implements Visitor<Optional<Mentions.Mention>> {

  private static final Pattern NAMED_PLACE =
      Pattern.compile("type:([^#]*)#|.*/(?:\\$defs|definitions|properties)/([^/]+)");

  /**
   * A type in need of a class.
   *
   * @param hint the name to give it
   */
  record Mention(SchemaType.Named type, String hint) {}

  private final SchemaReader reader;
  private final String hint;

  private Mentions(SchemaReader reader, String hint) {
    this.reader = reader;
    this.hint = hint;
  }

  /** The class in {@code type}, with a name made of {@code hint}. */
  static Optional<Mention> in(SchemaType type, String hint, SchemaReader reader) {
    return type.accept(new Mentions(reader, hint));
  }

  private Optional<Mention> element(SchemaType type) {
    return in(type, JavaNames.singular(hint), reader);
  }

  @Override
  public Optional<Mention> list(SchemaType.ListOf type) {
    return element(type.items());
  }

  @Override
  public Optional<Mention> map(SchemaType.MapOf type) {
    return element(type.values());
  }

  @Override
  public Optional<Mention> ref(SchemaType.Ref type) {
    Matcher place = NAMED_PLACE.matcher(type.place());
    String name = place.matches() ? Optional.ofNullable(place.group(1)).orElse(place.group(2)) : "";
    return in(reader.resolve(type), name.isEmpty() ? hint : JavaNames.type(name), reader);
  }

  @Override
  public Optional<Mention> enumeration(SchemaType.EnumType type) {
    return Optional.of(new Mention(type, hint));
  }

  @Override
  public Optional<Mention> struct(SchemaType.StructType type) {
    return Optional.of(new Mention(type, hint));
  }

  @Override
  public Optional<Mention> union(SchemaType.UnionType type) {
    return Optional.of(new Mention(type, hint));
  }

  @Override
  public Optional<Mention> text(SchemaType.Text type) {
    return Optional.empty();
  }

  @Override
  public Optional<Mention> integer(SchemaType.Int type) {
    return Optional.empty();
  }

  @Override
  public Optional<Mention> decimal(SchemaType.Decimal type) {
    return Optional.empty();
  }

  @Override
  public Optional<Mention> bool(SchemaType.Bool type) {
    return Optional.empty();
  }

  @Override
  public Optional<Mention> constant(SchemaType.Const type) {
    return Optional.empty();
  }

  @Override
  public Optional<Mention> raw(SchemaType.Raw type) {
    return Optional.empty();
  }
}
