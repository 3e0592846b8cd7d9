package io.mcpspec.jsonschema.type;

import io.mcpspec.document.node.Mapping;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads {@code anyOf} and {@code oneOf}. */
final class UnionSchemas {

  private static final int MAX_VARIANTS = 40;
  private static final Set<String> OBJECT = Set.of("object");

  private final TypeReader types;

  UnionSchemas(TypeReader types) {
    this.types = types;
  }

  SchemaType read(SchemaSite site) {
    Mapping schema = site.mapping();
    Set<String> asserted = site.assertions();
    Set<String> declared = site.types();
    declared.remove("null");
    String keyword = schema.has("oneOf") ? "oneOf" : "anyOf";
    List<SchemaSite> variants = site.list(keyword);
    variants.removeIf(types.nullability()::onlyNull);
    asserted.removeAll(Set.of("type", keyword));
    boolean plain = asserted.isEmpty() && (declared.isEmpty() || declared.equals(OBJECT));
    if (!plain || variants.isEmpty() || variants.size() > MAX_VARIANTS) {
      return types.raw(site);
    }
    if (variants.size() == 1) {
      return declared.isEmpty() ? types.type(variants.get(0)) : types.raw(site);
    }
    return several(site, variants, keyword.equals("oneOf"));
  }

  private SchemaType several(SchemaSite site, List<SchemaSite> variants, boolean exclusive) {
    if (variants.stream().allMatch(variant -> isString(variant))) {
      return strings(site, variants);
    }
    Optional<String> tag = Tags.find(ends(variants));
    List<SchemaType.Variant> read = variants.stream().map(variant -> variant(variant, tag)).distinct().toList();
    boolean typed = read.stream().allMatch(variant -> hasClass(variant.type()));
    if (!typed || read.size() < 2 || exclusive && read.size() < variants.size()) {
      return types.raw(site);
    }
    return new SchemaType.UnionType(
        site.place(), site.node(), tag, read, exclusive, site.mapping().text("description"));
  }

  private List<Mapping> ends(List<SchemaSite> variants) {
    return variants.stream().map(this::end).map(SchemaSite::mapping).toList();
  }

  private SchemaSite end(SchemaSite site) {
    return types.documents().follow(site).orElse(site);
  }

  private boolean isString(SchemaSite variant) {
    return end(variant).mapping().has("const") || end(variant).mapping().has("enum")
        ? isStringType(types.type(end(variant)))
        : end(variant).types().equals(Set.of("string"));
  }

  private static boolean isStringType(SchemaType type) {
    return type instanceof SchemaType.EnumType || type instanceof SchemaType.Const c && c.value().isString();
  }

  private SchemaType strings(SchemaSite site, List<SchemaSite> variants) {
    List<SchemaType.Constant> constants = new ArrayList<>();
    for (SchemaSite variant : variants) {
      SchemaType type = types.type(end(variant));
      Optional<String> doc =
          end(variant).mapping().text("description").or(() -> end(variant).mapping().text("title"));
      if (type instanceof SchemaType.Const fixed) {
        constants.add(new SchemaType.Constant(fixed.value().text(), doc));
      } else if (type instanceof SchemaType.EnumType several) {
        constants.addAll(several.constants());
      } else {
        return new SchemaType.Text(Size.ANY, Optional.empty(), types.check(site, true));
      }
    }
    boolean distinct = constants.stream().map(SchemaType.Constant::value).distinct().count() == constants.size();
    return distinct
        ? new SchemaType.EnumType(site.place(), site.node(), constants, site.mapping().text("description"))
        : new SchemaType.Text(Size.ANY, Optional.empty(), types.check(site, true));
  }

  private SchemaType.Variant variant(SchemaSite site, Optional<String> tag) {
    Mapping end = end(site).mapping();
    String name = end(site).pointer().replaceAll(".*/", "");
    String hint = end.text("title").orElse(site.mapping().has("$ref") ? name : "");
    return new SchemaType.Variant(
        hint, tag.flatMap(member -> Tags.value(end, member)), types.type(site), end.text("description"));
  }

  /** Whether a union can hold the type; of types still being read only objects can be told. */
  private boolean hasClass(SchemaType type) {
    if (type instanceof SchemaType.Ref ref && types.definition(ref.place()).isEmpty()) {
      return types.opened(ref.place()).filter(this::object).isPresent();
    }
    return !(type instanceof SchemaType.Raw);
  }

  private boolean object(SchemaSite site) {
    Mapping schema = site.mapping();
    boolean alone = !schema.has("allOf") && !schema.has("$ref");
    return alone && site.types().equals(OBJECT) && schema.has("properties");
  }

  /** Whether every variant is an object with members. */
  boolean ofObjects(SchemaType.UnionType union) {
    return union.variants().stream().map(SchemaType.Variant::type).allMatch(this::isStruct);
  }

  private boolean isStruct(SchemaType type) {
    SchemaType end = type instanceof SchemaType.Ref ref ? types.definition(ref.place()).orElse(type) : type;
    return end instanceof SchemaType.StructType;
  }
}
