package io.mcpspec.jsonschema.type;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.Subschema;
import io.mcpspec.jsonschema.Subschemas;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A schema with its address.
 *
 * @param document the document's name, such as {@code input:get_item} or {@code type:key}
 * @param pointer JSON pointer in the document
 * @param node the schema
 * @param resource the nearest schema around it, or itself, that {@code #} refers to; null when that is itself
 */
record SchemaSite(String document, String pointer, Node node, SchemaSite resource) {

  static SchemaSite root(String document, Node node) {
    return new SchemaSite(document, "", node, null);
  }

  String place() {
    return document + "#" + pointer;
  }

  /** What {@code #} means here. */
  SchemaSite base() {
    return resource == null ? this : resource;
  }

  /** The schema as a mapping; an empty one when it is a boolean or no schema at all. */
  Mapping mapping() {
    return node instanceof Mapping mapping ? mapping : new Mapping(List.of(), node.span());
  }

  /** The members of the schema. */
  SchemaMembers members() {
    return SchemaMembers.of(node);
  }

  /** The assertions that the schema makes itself. */
  Set<String> assertions() {
    return members().assertions();
  }

  /** The names under {@code type}. */
  Set<String> types() {
    return members().types();
  }

  /** The items of a list of schemas under {@code keyword}. */
  List<SchemaSite> list(String keyword) {
    List<SchemaSite> found = new ArrayList<>();
    SchemaSite list = child(keyword).orElse(this);
    for (int i = 0; i < members().list(keyword).size(); i++) {
      list.child(Integer.toString(i)).ifPresent(found::add);
    }
    return found;
  }

  /** The schema and all schemas inside it, in written order. */
  List<SchemaSite> all() {
    List<SchemaSite> found = new ArrayList<>();
    Deque<SchemaSite> open = new ArrayDeque<>(List.of(this));
    while (!open.isEmpty()) {
      SchemaSite site = open.pop();
      found.add(site);
      List<Subschema> inside = Subschemas.in(site.node);
      for (int i = inside.size() - 1; i >= 0; i--) {
        site.at(inside.get(i).path()).ifPresent(open::push);
      }
    }
    return found;
  }

  private Optional<SchemaSite> at(List<String> path) {
    Optional<SchemaSite> site = Optional.of(this);
    for (String step : path) {
      site = site.flatMap(at -> at.child(step));
    }
    return site;
  }

  /** The value {@code token} of this mapping or list. */
  Optional<SchemaSite> child(String token) {
    if (node instanceof Mapping mapping) {
      return mapping.get(token).map(value -> at(token, value));
    }
    if (node instanceof Sequence sequence && token.matches("0|[1-9][0-9]{0,8}")) {
      int index = Integer.parseInt(token);
      return index < sequence.items().size() ? Optional.of(at(token, sequence.items().get(index))) : Optional.empty();
    }
    return Optional.empty();
  }

  private SchemaSite at(String token, Node value) {
    String below = pointer + "/" + token.replace("~", "~0").replace("/", "~1");
    return new SchemaSite(document, below, value, ownsFragments(value) ? null : base());
  }

  private static boolean ownsFragments(Node value) {
    return value instanceof Mapping mapping && id(mapping).filter(id -> !id.startsWith("#")).isPresent();
  }

  /** The schema's {@code $id}. */
  static Optional<String> id(Mapping schema) {
    return schema.text("$id");
  }
}
