package io.mcpspec.jsonschema.type;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads any schema: decides which kind of type it is and leaves the rest to one reader for each kind. */
final class TypeReader {

  private static final int MAX_DEPTH = 60;

  private final Documents documents;
  private final Nullability nullability;
  private final ValueReader values;
  private final ObjectSchemas objects;
  private final UnionSchemas unions;
  private final Map<String, SchemaType> definitions = new LinkedHashMap<>();
  private final Map<String, SchemaSite> open = new LinkedHashMap<>();
  private final Set<String> recursive = new LinkedHashSet<>();
  private int depth;

  TypeReader(Documents documents) {
    this.documents = documents;
    nullability = new Nullability(documents);
    values = new ValueReader(this);
    objects = new ObjectSchemas(this);
    unions = new UnionSchemas(this);
  }

  Documents documents() {
    return documents;
  }

  Nullability nullability() {
    return nullability;
  }

  Optional<SchemaType> definition(String place) {
    return Optional.ofNullable(definitions.get(place));
  }

  /** The schema at {@code place}, while it is being read. */
  Optional<SchemaSite> opened(String place) {
    return Optional.ofNullable(open.get(place));
  }

  /** The type of a value that is not null. */
  SchemaType type(SchemaSite site) {
    if (depth >= MAX_DEPTH) {
      return raw(site);
    }
    depth++;
    try {
      return kind(site);
    } finally {
      depth--;
    }
  }

  private SchemaType kind(SchemaSite site) {
    Mapping schema = site.mapping();
    Set<String> asserted = site.assertions();
    if (asserted.equals(Set.of("$ref"))) {
      return documents.follow(site).map(this::at).orElseGet(() -> raw(site));
    }
    if (schema.has("$ref") || schema.has("allOf")) {
      return objects.combined(site);
    }
    if (schema.has("const") || schema.has("enum")) {
      return values.fixed(site);
    }
    if ((schema.has("anyOf") || schema.has("oneOf")) && !schema.has("properties")) {
      return unions.read(site);
    }
    return single(site);
  }

  private SchemaType single(SchemaSite site) {
    Set<String> types = site.types();
    types.remove("null");
    String type = types.size() == 1 ? types.iterator().next() : "";
    return switch (type) {
      case "object" -> objects.read(site);
      case "array" -> values.list(site);
      case "string" -> values.text(site);
      case "integer" -> new SchemaType.Int(Range.of(site.members()).whole(), values.numberCheck(site, type));
      case "number" -> new SchemaType.Decimal(Range.of(site.members()), values.numberCheck(site, type));
      case "boolean" -> site.members().assertionsAbout(type).isEmpty() ? new SchemaType.Bool() : raw(site);
      default -> raw(site);
    };
  }

  /** The type of an object with members, whatever the schema says about its type. */
  SchemaType.Named root(SchemaSite site) {
    boolean union = site.mapping().has("anyOf") || site.mapping().has("oneOf");
    SchemaType type = union && !site.mapping().has("properties") ? type(site) : objects.struct(site);
    SchemaType end = type instanceof SchemaType.Ref ref ? definitions.get(ref.place()) : type;
    if (end instanceof SchemaType.UnionType read && unions.ofObjects(read)) {
      return read;
    }
    return end instanceof SchemaType.StructType struct ? struct : objects.struct(site);
  }

  /** The type at the target of a reference; classes are referred to, everything else is repeated. */
  SchemaType at(SchemaSite target) {
    String place = target.place();
    if (!definitions.containsKey(place)) {
      if (open.putIfAbsent(place, target) != null) {
        recursive.add(place);
        return new SchemaType.Ref(place);
      }
      SchemaType read = type(target);
      open.remove(place);
      boolean endless = recursive.contains(place) && !(read instanceof SchemaType.Named);
      definitions.put(place, endless ? raw(target) : read);
    }
    SchemaType known = definitions.get(place);
    return known instanceof SchemaType.Named ? new SchemaType.Ref(place) : known;
  }

  /** Any JSON, checked against the schema where that says anything. */
  SchemaType.Raw raw(SchemaSite site) {
    boolean refusesAll = site.node() instanceof Scalar scalar && scalar.text().equals("false");
    boolean says = refusesAll || !site.assertions().isEmpty();
    return new SchemaType.Raw(site.node(), check(site, says));
  }

  /** The place to check against, where {@code needed} and possible. */
  Optional<String> check(SchemaSite site, boolean needed) {
    return needed && documents.checkable(site.document()) ? Optional.of(site.place()) : Optional.empty();
  }

  /** The element type of a list or map; one that may be null is raw. */
  SchemaType element(SchemaSite site) {
    return nullability.nullable(site) ? raw(site) : type(site);
  }
}
