package io.mcpspec.release.schema.shape;

import io.mcpspec.document.node.CanonicalJson;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.KeywordRole;
import io.mcpspec.jsonschema.KeywordValue;
import io.mcpspec.jsonschema.SchemaMembers;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A text of a schema that is the same for two schemas that differ only in form: references are put in place, members
 * and lists that are sets sorted, notes for readers left out. The same text, the same meaning; not the reverse.
 */
final class Meaning {

  private static final int MOST_NODES = 5_000;

  private final List<SchemaPart> open = new ArrayList<>();
  private int left = MOST_NODES;

  private Meaning() {}

  static String of(SchemaPart site) {
    Meaning meaning = new Meaning();
    String text = meaning.schema(site);
    return meaning.left > 0
        ? text
        : CanonicalJson.of(site.node()) + " in " + CanonicalJson.of(site.document());
  }

  private String schema(SchemaPart site) {
    if (!(site.node() instanceof Mapping mapping)) {
      return site.node() instanceof Scalar ? CanonicalJson.of(site.node()) : list(site, false);
    }
    int depth = open.indexOf(site);
    if (depth >= 0 || --left <= 0) {
      return "^" + (open.size() - depth);
    }
    open.add(site);
    TreeMap<String, String> members = new TreeMap<>();
    for (Mapping.Entry entry : mapping.entries()) {
      if (!isNote(entry.key()) && !asksNothing(entry)) {
        members.put(entry.key().equals("const") ? "enum" : entry.key(), keyword(site, entry));
      }
    }
    open.remove(open.size() - 1);
    return members.toString();
  }

  private static boolean isNote(String name) {
    KeywordRole role = Keyword.of(name).map(Keyword::role).orElse(KeywordRole.ASSERTION);
    return role == KeywordRole.NOTE || role == KeywordRole.CORE;
  }

  private static boolean asksNothing(Mapping.Entry entry) {
    return switch (entry.key()) {
      case "required" -> entry.value() instanceof Sequence names && names.items().isEmpty();
      case "properties", "patternProperties" -> entry.value() instanceof Mapping named && named.entries().isEmpty();
      case "minLength", "minItems", "minProperties" ->
          entry.value() instanceof Scalar least && least.text().equals("0");
      case "uniqueItems" -> SchemaMembers.isFalse(entry.value());
      default -> false;
    };
  }

  private static boolean isByName(String name) {
    KeywordValue kind = Keyword.of(name).map(Keyword::value).orElse(KeywordValue.VALUE);
    return kind == KeywordValue.SCHEMA_MAP || kind == KeywordValue.SCHEMA_OR_NAMES_MAP;
  }

  private String keyword(SchemaPart site, Mapping.Entry entry) {
    SchemaPart value = site.at(entry.value());
    return switch (entry.key()) {
      case "$ref" -> reference(site, entry.value());
      case "enum", "required", "type" -> list(value, true);
      case "const" -> "[" + CanonicalJson.of(entry.value()) + "]";
      default -> isByName(entry.key()) ? byName(value) : schema(value);
    };
  }

  private String reference(SchemaPart site, Node value) {
    Optional<SchemaPart> target = value instanceof Scalar scalar ? Targets.of(site, scalar.text()) : Optional.empty();
    return target.map(this::schema).orElseGet(() -> CanonicalJson.of(value));
  }

  private String byName(SchemaPart value) {
    if (!(value.node() instanceof Mapping mapping)) {
      return CanonicalJson.of(value.node());
    }
    TreeMap<String, String> members = new TreeMap<>();
    mapping.entries().forEach(entry -> members.put(entry.key(), schema(value.at(entry.value()))));
    return members.toString();
  }

  private String list(SchemaPart value, boolean set) {
    if (!(value.node() instanceof Sequence sequence)) {
      return set ? "[" + CanonicalJson.of(value.node()) + "]" : CanonicalJson.of(value.node());
    }
    Collection<String> items = set ? new TreeSet<>() : new ArrayList<>();
    for (Node item : sequence.items()) {
      items.add(set ? CanonicalJson.of(item) : schema(value.at(item)));
    }
    return items.toString();
  }
}
