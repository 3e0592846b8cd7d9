package io.mcpspec.importer.update;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.fixture.Nodes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A surface with the changes of a file: members replace members, items are known by their names, null removes. */
record SurfaceChange(Mapping change) {

  Mapping of(Mapping surface) {
    MappingBuilder changed = new MappingBuilder(Nodes.SPAN);
    surface.entries().forEach(entry -> changed.put(entry.key(),
        change.get(entry.key()).map(other -> value(entry.value(), other)).orElse(entry.value())));
    change.mapping("order").ifPresent(order -> order.entries().forEach(entry ->
        changed.put(entry.key(), ordered(changed.build(), entry))));
    return changed.build();
  }

  private static Node value(Node old, Node change) {
    if (old instanceof Sequence list && change instanceof Mapping byName) {
      return items(list, byName);
    }
    return old instanceof Mapping members && change instanceof Mapping other ? merged(members, other) : change;
  }

  private static Mapping merged(Mapping old, Mapping change) {
    MappingBuilder merged = new MappingBuilder(Nodes.SPAN);
    old.entries().stream().filter(entry -> !change.has(entry.key()))
        .forEach(entry -> merged.put(entry.key(), entry.value()));
    change.entries().stream().filter(entry -> !isNull(entry.value())).forEach(entry -> merged.put(
        entry.key(), old.get(entry.key()).map(before -> value(before, entry.value())).orElse(entry.value())));
    return merged.build();
  }

  private static Sequence items(Sequence old, Mapping byName) {
    List<Node> items = new ArrayList<>();
    for (Node item : old.items()) {
      Node change = byName.get(name(item)).orElse(item);
      if (!isNull(change)) {
        items.add(change == item ? item : merged((Mapping) item, (Mapping) change));
      }
    }
    List<String> names = old.items().stream().map(SurfaceChange::name).toList();
    byName.entries().stream().filter(entry -> !names.contains(entry.key()) && !isNull(entry.value()))
        .forEach(entry -> items.add(entry.value()));
    return new Sequence(items, Nodes.SPAN);
  }

  private static Sequence ordered(Mapping surface, Mapping.Entry order) {
    List<String> names = ((Sequence) order.value()).items().stream().map(name -> ((Scalar) name).text()).toList();
    List<Node> items = new ArrayList<>(((Sequence) surface.get(order.key()).orElseThrow()).items());
    items.sort(Comparator.comparingInt(item -> names.indexOf(name(item))));
    return new Sequence(items, Nodes.SPAN);
  }

  private static String name(Node item) {
    return item instanceof Mapping mapping ? mapping.text("name").orElse("") : "";
  }

  private static boolean isNull(Node node) {
    return node instanceof Scalar scalar && scalar.kind() == Scalar.Kind.NULL;
  }
}
