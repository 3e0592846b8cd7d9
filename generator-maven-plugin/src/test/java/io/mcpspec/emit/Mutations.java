package io.mcpspec.emit;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Small changes of a value, at every place in it: each makes another file that may be wrong. */
final class Mutations {

  /** A changed value and what was changed. */
  record Mutation(String name, Node root) {}

  private final List<Mutation> all = new ArrayList<>();

  private Mutations() {}

  static List<Mutation> of(Node root) {
    Mutations mutations = new Mutations();
    mutations.mutate("", root, UnaryOperator.identity());
    return mutations.all;
  }

  /** {@code rebuild} puts a new value at this place into a copy of the whole. */
  private void mutate(String path, Node node, UnaryOperator<Node> rebuild) {
    add(path + " is a number", rebuild.apply(Scalar.integer(7, node.span())));
    add(path + " is a fraction", rebuild.apply(new Scalar(Scalar.Kind.NUMBER, "1.10", node.span())));
    add(path + " is a boolean", rebuild.apply(Scalar.bool(true, node.span())));
    add(path + " is false", rebuild.apply(Scalar.bool(false, node.span())));
    add(path + " is null", rebuild.apply(new Scalar(Scalar.Kind.NULL, "null", node.span())));
    add(path + " is another text", rebuild.apply(Scalar.string("no such thing", node.span())));
    add(path + " is an empty list", rebuild.apply(new Sequence(List.of(), node.span())));
    add(path + " is an empty mapping", rebuild.apply(new Mapping(List.of(), node.span())));
    if (node instanceof Mapping mapping) {
      mutateMembers(path, mapping, rebuild);
    } else if (node instanceof Sequence sequence) {
      mutateItems(path, sequence, rebuild);
    }
  }

  private void mutateMembers(String path, Mapping mapping, UnaryOperator<Node> rebuild) {
    add(path + " has one more key", rebuild.apply(copy(mapping).put("other", 1).build()));
    for (Mapping.Entry entry : mapping.entries()) {
      String place = path + "/" + entry.key();
      add(place + " is missing", rebuild.apply(without(mapping, entry.key())));
      mutate(place, entry.value(), value -> rebuild.apply(copy(mapping).put(entry.key(), value).build()));
    }
  }

  private void mutateItems(String path, Sequence sequence, UnaryOperator<Node> rebuild) {
    for (int i = 0; i < sequence.items().size(); i++) {
      int index = i;
      mutate(path + "/" + i, sequence.items().get(i), value -> {
        List<Node> items = new ArrayList<>(sequence.items());
        items.set(index, value);
        return rebuild.apply(new Sequence(items, sequence.span()));
      });
    }
  }

  private void add(String name, Node root) {
    all.add(new Mutation(name, root));
  }

  private static MappingBuilder copy(Mapping mapping) {
    return new MappingBuilder(mapping.span()).putAll(mapping);
  }

  private static Mapping without(Mapping mapping, String key) {
    return new Mapping(mapping.entries().stream().filter(e -> !e.key().equals(key)).toList(), mapping.span());
  }
}
