package io.mcpspec.jsonschema.type;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the members of objects. */
final class FieldReader {

  private final TypeReader types;

  FieldReader(TypeReader types) {
    this.types = types;
  }

  /**
   * Adds the fields of all parts in written order.
   *
   * @return whether two parts differ about a member; the first is taken then
   */
  boolean read(List<SchemaSite> parts, List<Field> found) {
    Set<String> required = new HashSet<>();
    parts.forEach(part -> required.addAll(part.members().texts("required")));
    Map<String, Node> known = new HashMap<>();
    boolean clash = false;
    for (SchemaSite part : parts) {
      SchemaSite properties = part.child("properties").orElse(part);
      for (Mapping.Entry entry : properties.equals(part) ? List.<Mapping.Entry>of() : properties.mapping().entries()) {
        Node earlier = known.putIfAbsent(entry.key(), entry.value());
        clash |= earlier != null && !earlier.equals(entry.value());
        if (earlier == null) {
          found.add(field(entry, properties.child(entry.key()).orElseThrow(), required.contains(entry.key())));
        }
      }
    }
    return clash;
  }

  private Field field(Mapping.Entry entry, SchemaSite site, boolean required) {
    SchemaType type = types.type(site);
    boolean nullable = !(type instanceof SchemaType.Raw) && types.nullability().nullable(site);
    Presence presence = required ? Presence.REQUIRED : Presence.OPTIONAL;
    Optional<Node> value = required ? Optional.empty() : keyword(site, "default");
    if (value.isPresent() && Defaults.fits(end(type), value.get())) {
      presence = new Presence.Defaulted(value.get());
    }
    Optional<String> doc = keyword(site, "description").flatMap(FieldReader::text);
    return new Field(entry.key(), type, presence, nullable, doc, entry.keySpan());
  }

  /** A class that the type refers to. */
  private SchemaType end(SchemaType type) {
    return type instanceof SchemaType.Ref ref ? types.definition(ref.place()).orElse(type) : type;
  }

  /** A note of the schema, or else of the one that it refers to. */
  private Optional<Node> keyword(SchemaSite site, String keyword) {
    return site.mapping()
        .get(keyword)
        .or(() -> types.documents().follow(site).flatMap(target -> target.mapping().get(keyword)));
  }

  private static Optional<String> text(Node node) {
    return node instanceof Scalar scalar && scalar.isString() ? Optional.of(scalar.text()) : Optional.empty();
  }
}
