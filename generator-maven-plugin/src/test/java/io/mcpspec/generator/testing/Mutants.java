package io.mcpspec.generator.testing;

import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import io.mcpspec.generator.tree.Sequence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Values with a few things changed, as an author or a server changes them: members and items come, go, move, differ. */
public final class Mutants {

  private final Random random;
  private final OddValues odd;

  public Mutants(long seed) {
    this.random = new Random(seed);
    this.odd = new OddValues(seed);
  }

  /** The value with about one of {@code calm} parts changed. */
  public Node of(Node node, int calm) {
    if (node instanceof Mapping mapping) {
      return mapping(mapping, calm);
    }
    if (node instanceof Sequence sequence) {
      return sequence(sequence, calm);
    }
    return random.nextInt(calm) == 0 ? scalar((Scalar) node) : node;
  }

  /** A mapping is one still. */
  public Mapping mapping(Mapping mapping, int calm) {
    List<Mapping.Entry> entries = new ArrayList<>();
    for (Mapping.Entry entry : mapping.entries()) {
      if (random.nextInt(calm) == 0) {
        add("new" + random.nextInt(1_000), entries);
      }
      if (random.nextInt(calm) > 0) {
        entries.add(new Mapping.Entry(entry.key(), entry.keySpan(), of(entry.value(), calm)));
      }
    }
    return new Mapping(entries, mapping.span());
  }

  private void add(String key, List<Mapping.Entry> entries) {
    if (entries.stream().noneMatch(entry -> entry.key().equals(key))) {
      entries.add(new Mapping.Entry(key, Nodes.SPAN, odd.value(2)));
    }
  }

  private Node sequence(Sequence sequence, int calm) {
    List<Node> items = new ArrayList<>();
    for (Node item : sequence.items()) {
      if (random.nextInt(calm) == 0) {
        items.add(odd.value(2));
      }
      if (random.nextInt(calm) > 0) {
        items.add(of(item, calm));
      }
    }
    if (items.size() > 1 && random.nextInt(calm) == 0) {
      Collections.swap(items, 0, items.size() - 1);
    }
    return new Sequence(items, sequence.span());
  }

  private Node scalar(Scalar scalar) {
    return switch (random.nextInt(4)) {
      case 0 -> odd.value(2);
      case 1 -> Scalar.string(scalar.text() + " more", scalar.span());
      case 2 -> Scalar.string(scalar.text() + "\nline\n\n", scalar.span());
      default -> Scalar.string(odd.text(8), scalar.span());
    };
  }
}
