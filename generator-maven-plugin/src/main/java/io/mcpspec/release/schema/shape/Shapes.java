package io.mcpspec.release.schema.shape;

import io.mcpspec.document.node.CanonicalJson;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.SchemaMembers;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Takes schemas apart: references are followed, {@code allOf} is merged, alternatives become alternatives. */
public final class Shapes {

  private final Map<Schema, Shape> known = new HashMap<>();
  private final Map<SchemaPart, Shape> parts = new HashMap<>();
  private final Set<SchemaPart> open = new HashSet<>();
  private final Disjointness disjointness = new Disjointness(this);

  public Shape of(Schema schema) {
    Shape shape = known.get(schema);
    if (shape == null) {
      shape = Shape.ANY;
      for (SchemaPart part : schema.parts()) {
        shape = both(shape, part, "allOf");
      }
      known.put(schema, shape);
    }
    return shape;
  }

  public Disjointness disjointness() {
    return disjointness;
  }

  /** Whether every value fits. */
  boolean isAny(SchemaPart part) {
    return of(part).asksNothing();
  }

  boolean isNever(SchemaPart part) {
    return of(part).isNever();
  }

  Shape both(Shape shape, SchemaPart part, String keyword) {
    return Alternatives.both(shape, of(part), () -> Condition.of(keyword, part));
  }

  /** A schema that refers to itself and to nothing else asks nothing. */
  Shape of(SchemaPart site) {
    Shape shape = parts.get(site);
    if (shape != null || !open.add(site)) {
      return shape == null ? Shape.ANY : shape;
    }
    shape = read(site);
    open.remove(site);
    parts.put(site, shape);
    return shape;
  }

  private Shape read(SchemaPart site) {
    if (!(site.node() instanceof Mapping)) {
      return site.node() instanceof Scalar scalar && scalar.text().equals("false") ? Shape.NEVER : Shape.ANY;
    }
    SchemaMembers keywords = site.members();
    Shape shape = own(site);
    if (keywords.has("$ref")) {
      shape = withTarget(shape, site);
    }
    for (SchemaPart part : site.schemas("allOf")) {
      shape = both(shape, part, "allOf");
    }
    shape = withAny(shape, site);
    shape = withOne(shape, site);
    shape = new Conditions(site, this).addedTo(shape);
    return new Unevaluated(site).addedTo(shape);
  }

  private Shape withTarget(Shape shape, SchemaPart site) {
    SchemaMembers keywords = site.members();
    Optional<SchemaPart> target = keywords.text("$ref").flatMap(reference -> Targets.of(site, reference));
    return target
        .map(to -> both(shape, to, "$ref"))
        .orElseGet(() -> Conditions.everywhere(
            shape, Condition.undecided("$ref", CanonicalJson.of(keywords.value("$ref").orElseThrow()))));
  }

  private Shape withAny(Shape shape, SchemaPart site) {
    List<SchemaPart> branches = site.schemas("anyOf");
    if (branches.isEmpty()) {
      return shape;
    }
    Supplier<Condition> all = () -> Condition.any(site, branches);
    return Alternatives.both(shape, Alternatives.any(shapes(branches), all), all);
  }

  /** For a type of which no two share a value, one of them is any of them. */
  private Shape withOne(Shape shape, SchemaPart site) {
    List<SchemaPart> branches = site.schemas("oneOf");
    if (branches.isEmpty()) {
      return shape;
    }
    List<SchemaPart> possible = branches.stream().filter(branch -> !of(branch).isNever()).toList();
    SchemaPart list = site.at(site.members().value("oneOf").orElseThrow());
    Supplier<Condition> all = () -> Condition.one(list, possible);
    List<Shape> shapes = shapes(possible);
    Shape any = Alternatives.both(shape, Alternatives.any(shapes, all), all);
    for (JsonType type : JsonType.values()) {
      any = disjointness.ofAll(shapes, type) ? any : Conditions.onType(any, type, all.get());
    }
    return any;
  }

  private List<Shape> shapes(List<SchemaPart> branches) {
    List<Shape> shapes = new ArrayList<>();
    branches.forEach(branch -> shapes.add(of(branch)));
    return shapes;
  }

  /** What {@code type}, {@code enum}, {@code const} and the facets say. */
  private static Shape own(SchemaPart site) {
    Map<JsonType, List<Form>> forms = new EnumMap<>(JsonType.class);
    Facets facets = new Facets(site);
    Set<String> types = site.members().types();
    Optional<Map<JsonType, Map<String, Node>>> values = listed(site.members());
    for (JsonType type : JsonType.values()) {
      boolean integers = type == JsonType.NUMBER && types.contains("integer");
      boolean nullable = type == JsonType.NULL && site.members().isTrue("nullable");
      if (types.isEmpty() || types.contains(type.word()) || integers || nullable) {
        Optional<Map<String, Node>> own = values.map(byType -> byType.getOrDefault(type, Map.of()));
        new Form(type, own, facets.of(type), Set.of()).settled().ifPresent(form -> forms.put(type, List.of(form)));
      }
    }
    return new Shape(forms);
  }

  private static Optional<Map<JsonType, Map<String, Node>>> listed(SchemaMembers keywords) {
    List<Node> values = new ArrayList<>();
    if (keywords.has("const")) {
      values.add(keywords.value("const").orElseThrow());
    } else if (keywords.has("enum")) {
      values.addAll(keywords.list("enum"));
    } else {
      return Optional.empty();
    }
    if (keywords.has("const") && keywords.has("enum")) {
      Set<String> others = new HashSet<>();
      keywords.list("enum").forEach(value -> others.add(CanonicalJson.of(value)));
      values.removeIf(value -> !others.contains(CanonicalJson.of(value)));
    }
    Map<JsonType, Map<String, Node>> byType = new EnumMap<>(JsonType.class);
    for (Node value : values) {
      byType.computeIfAbsent(JsonType.of(value), type -> new LinkedHashMap<>()).put(CanonicalJson.of(value), value);
    }
    return Optional.of(byType);
  }
}
