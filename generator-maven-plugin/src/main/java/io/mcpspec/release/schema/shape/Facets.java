package io.mcpspec.release.schema.shape;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.jsonschema.SchemaMembers;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Reads what the keywords of one schema ask of each type; older drafts' forms are understood too. */
final class Facets {

  private static final Set<String> LISTING = Set.of("type", "enum");

  private final SchemaPart site;
  private final SchemaMembers keywords;

  Facets(SchemaPart site) {
    this.site = site;
    this.keywords = site.members();
  }

  Facet of(JsonType type) {
    return switch (type) {
      case STRING -> strings();
      case NUMBER -> numbers();
      case ARRAY -> arrays();
      case OBJECT -> objects();
      case BOOLEAN, NULL -> NoFacet.NONE;
    };
  }

  private Facet strings() {
    return new StringFacet(
        size("minLength", "maxLength"),
        keywords.text("pattern").map(Set::of).orElse(Set.of()),
        keywords.text("format").map(Set::of).orElse(Set.of()));
  }

  private Facet numbers() {
    Set<String> types = keywords.types();
    return new NumberFacet(
        types.contains("integer") && !types.contains("number"),
        end("minimum", "exclusiveMinimum", true),
        end("maximum", "exclusiveMaximum", false),
        number("multipleOf").map(Set::of).orElse(Set.of()));
  }

  /** In draft 4 the exclusive form is a boolean beside the inclusive one. */
  private Optional<Bound> end(String inclusive, String exclusive, boolean lower) {
    boolean draft4 = keywords.isTrue(exclusive);
    Optional<Bound> in = number(inclusive).map(value -> new Bound(value, draft4));
    Optional<Bound> out = number(exclusive).map(value -> new Bound(value, true));
    if (in.isEmpty() || out.isEmpty()) {
      return in.or(() -> out);
    }
    int order = lower ? in.get().compareAsLower(out.get()) : -in.get().compareAsUpper(out.get());
    return order > 0 ? in : out;
  }

  private Optional<BigDecimal> number(String keyword) {
    return keywords.value(keyword).flatMap(Decimals::of);
  }

  private Size size(String least, String most) {
    return new Size(number(least).orElse(BigDecimal.ZERO), number(most));
  }

  /** Where nothing may follow the first items, that is a limit of the size. */
  private Facet arrays() {
    boolean older = !keywords.list("items").isEmpty();
    List<Schema> prefix = new ArrayList<>();
    site.schemas(older ? "items" : "prefixItems").forEach(place -> prefix.add(Schema.of(place)));
    Schema items = site.schema(older ? "additionalItems" : "items").map(Schema::of).orElse(Schema.ANY);
    Size size = size("minItems", "maxItems");
    if (items.isPlainlyNever()) {
      size = size.atMost(prefix.size());
      items = Schema.ANY;
    }
    int most = size.most().map(limit -> limit.min(BigDecimal.valueOf(prefix.size())).intValue()).orElse(prefix.size());
    return new ArrayFacet(size, keywords.isTrue("uniqueItems"), List.copyOf(prefix.subList(0, most)), items);
  }

  /** Names by name, as {@code dependentRequired} has them, and {@code dependencies} of older drafts. */
  private Map<String, Set<String>> dependentNames() {
    Map<String, Set<String>> found = new TreeMap<>();
    for (String keyword : List.of("dependentRequired", "dependencies")) {
      for (Mapping.Entry entry : keywords.entries(keyword)) {
        Set<String> names = new LinkedHashSet<>(SchemaMembers.texts(entry.value()));
        if (!names.isEmpty()) {
          found.put(entry.key(), names);
        }
      }
    }
    return found;
  }

  private Facet objects() {
    Map<String, Set<String>> dependent = dependentNames();
    return new ObjectFacet(
        size("minProperties", "maxProperties"),
        site.named("properties"),
        site.named("patternProperties"),
        site.schema("additionalProperties").map(Schema::of),
        new LinkedHashSet<>(keywords.texts("required")),
        site.schema("propertyNames").map(Schema::of).orElse(Schema.ANY),
        dependent).withListedNames(listedNames());
  }

  /** The only names, where {@code propertyNames} is nothing but their list and all members have one schema. */
  private List<String> listedNames() {
    Optional<SchemaMembers> names = site.schema("propertyNames")
        .filter(found -> found.node() instanceof Mapping list && LISTING.containsAll(list.keys()))
        .map(SchemaPart::members);
    boolean alone = !keywords.has("properties") && !keywords.has("patternProperties");
    return alone && keywords.has("additionalProperties")
        ? names.map(list -> list.texts("enum")).orElse(List.of()) : List.of();
  }
}
