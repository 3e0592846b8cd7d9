package io.mcpspec.jsonschema.type;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.SchemaMembers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads objects: with known members, with free names, or put together by {@code allOf} and {@code $ref}. */
final class ObjectSchemas {

  private static final Set<String> OBJECT = Set.of("object");

  /** With more members a class is no good type: its methods would outgrow the limits of the class file. */
  private static final int MAX_FIELDS = 500;

  private final TypeReader types;
  private final FieldReader fields;

  ObjectSchemas(TypeReader types) {
    this.types = types;
    this.fields = new FieldReader(types);
  }

  /** A schema of type object without {@code allOf} and {@code $ref}. */
  SchemaType read(SchemaSite site) {
    Mapping schema = site.mapping();
    int members = site.child("properties").map(properties -> properties.mapping().entries().size()).orElse(0);
    return members > MAX_FIELDS || members == 0 && !closed(site) ? map(site) : struct(site);
  }

  private SchemaType map(SchemaSite site) {
    Mapping schema = site.mapping();
    Optional<SchemaSite> values = site.child("additionalProperties").filter(child -> child.node() instanceof Mapping);
    Set<String> rest = site.members().assertionsAbout("object");
    boolean members = site.child("properties").filter(child -> !child.mapping().keys().isEmpty()).isPresent();
    rest.removeAll(Set.of("additionalProperties", "minProperties", "maxProperties"));
    rest.removeIf(keyword -> keyword.equals("properties") && !members);
    boolean plain = values.isPresent() && !schema.has("patternProperties") && !members;
    SchemaType value = plain ? types.element(values.get()) : new SchemaType.Raw(schema, Optional.empty());
    boolean lost = values.isPresent() && !plain;
    Size size = Size.of(site.members(), "minProperties", "maxProperties");
    return new SchemaType.MapOf(value, size, types.check(site, lost || !rest.isEmpty()));
  }

  /** A schema with {@code allOf}, or with a {@code $ref} that is not alone. */
  SchemaType combined(SchemaSite site) {
    List<SchemaSite> below = Parts.below(site, types.documents());
    if (below.size() == 1 && !Parts.says(site)) {
      return target(site, below.get(0));
    }
    Parts parts = Parts.of(site, types.documents());
    if (parts.types().equals(OBJECT) && parts.hasProperties()) {
      return struct(site);
    }
    Optional<SchemaType> narrowed = below.size() == 1 && types.check(site, true).isPresent()
        ? Narrowed.of(target(site, below.get(0)), types.check(site, true))
        : Optional.empty();
    return narrowed.orElseGet(() -> types.raw(site));
  }

  private SchemaType target(SchemaSite site, SchemaSite only) {
    return types.nullability().nullable(only) ? types.raw(site) : types.type(only);
  }

  /** The struct of an object schema, or of one that is known to hold an object. */
  SchemaType.StructType struct(SchemaSite site) {
    Parts parts = Parts.of(site, types.documents());
    List<Field> found = new ArrayList<>();
    boolean clash = fields.read(parts.sites(), found);
    if (found.size() > MAX_FIELDS) {
      return new SchemaType.StructType(
          site.place(), site.node(), List.of(), true, List.of(), Optional.empty(), types.check(site, true));
    }
    boolean closed = parts.sites().stream().anyMatch(ObjectSchemas::closed);
    boolean more =
        clash
            || parts.foreign()
            || closed && parts.sites().size() > 1
            || parts.sites().stream().anyMatch(part -> saysMore(part, found));
    Optional<String> doc =
        parts.sites().stream().flatMap(part -> part.mapping().text("description").stream()).findFirst();
    List<Rule> rules = parts.sites().stream().flatMap(part -> Rules.of(part.mapping()).stream()).toList();
    return new SchemaType.StructType(
        site.place(), site.node(), found, !closed, rules, doc, types.check(site, more));
  }

  private static boolean closed(SchemaSite site) {
    return site.members().isFalse("additionalProperties")
        && !site.mapping().has("patternProperties");
  }

  private static boolean saysMore(SchemaSite part, List<Field> found) {
    Mapping schema = part.mapping();
    Set<String> rest = part.members().assertionsAbout("object");
    rest.removeAll(Set.of("properties", "$ref", "allOf"));
    rest.removeIf(keyword -> keyword.equals("additionalProperties") && !restricts(schema));
    rest.removeIf(keyword -> keyword.equals("required") && allFields(schema, found));
    rest.removeIf(keyword -> Rules.saysAll(keyword, schema));
    return !rest.isEmpty();
  }

  private static boolean restricts(Mapping schema) {
    Node value = schema.get("additionalProperties").orElseThrow();
    boolean says = value instanceof Mapping mapping && !new SchemaMembers(mapping).assertions().isEmpty();
    return says || SchemaMembers.isFalse(value) && schema.has("patternProperties");
  }

  private static boolean allFields(Mapping schema, List<Field> found) {
    return new SchemaMembers(schema).list("required").stream()
        .allMatch(node -> found.stream().anyMatch(field -> node instanceof Scalar s && s.text().equals(field.name())));
  }
}
