package io.mcpspec.publish.portable;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.ItemSchemas;
import io.mcpspec.jsonschema.SchemaMembers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says by one schema for all what a schema says of single items, and of members by the form of their names. */
final class LoweredParts {

  private LoweredParts() {}

  /** What every item of a list fits; empty where that may be anything. Of a tuple, a choice of what its places say. */
  static Optional<Node> items(SchemaMembers array, Losses losses) {
    ItemSchemas items = ItemSchemas.of(array);
    if (items.places().isEmpty()) {
      return items.rest();
    }
    String keyword = array.has("prefixItems") ? "prefixItems" : "items";
    losses.add(Loss.Reason.TUPLE, keyword, array.value(keyword).orElseThrow());
    Optional<Node> rest = items.rest().filter(node -> !SchemaMembers.isFalse(node));
    boolean open = items.rest().isEmpty() || rest.filter(SchemaMembers::isTrue).isPresent();
    List<Node> places = new ArrayList<>(items.places());
    rest.ifPresent(places::add);
    return open ? Optional.empty() : Optional.of(anyOf(places, array.schema()));
  }

  /** What every member fits that is not listed; empty where that may be anything. */
  static Optional<Node> further(SchemaMembers object, Losses losses) {
    Optional<Node> others = object.value("additionalProperties");
    List<Node> values = new ArrayList<>();
    object.entries("patternProperties").forEach(pattern -> values.add(pattern.value()));
    boolean closed = others.filter(SchemaMembers::isFalse).isPresent();
    if (values.isEmpty()) {
      others.filter(SchemaMembers::isFalse)
          .ifPresent(value -> losses.add(Loss.Reason.CLOSED, "additionalProperties", value));
      return closed ? Optional.empty() : others;
    }
    losses.add(Loss.Reason.PATTERNS, "patternProperties", object.value("patternProperties").orElseThrow());
    others.filter(node -> !closed).ifPresent(values::add);
    return others.isEmpty() ? Optional.empty() : Optional.of(anyOf(values, object.schema()));
  }

  private static Mapping anyOf(List<Node> schemas, Mapping place) {
    return new MappingBuilder(place.span()).put("anyOf", new Sequence(schemas, place.span())).build();
  }
}
