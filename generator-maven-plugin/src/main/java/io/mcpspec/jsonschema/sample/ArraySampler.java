package io.mcpspec.jsonschema.sample;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.ItemSchemas;
import io.mcpspec.jsonschema.SchemaMembers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes a list: what must be in it, and where there is room one more item that shows what may be. */
record ArraySampler(SchemaMembers keywords, ValueSampler values, int depth) {

  /** So many variants are looked at for an item that is not there yet. */
  private static final int VARIANTS = 20;

  Optional<Node> sample() {
    int most = Counts.of(keywords, "maxItems", Integer.MAX_VALUE);
    int least = Math.max(Counts.of(keywords, "minItems", 0), values.isFull(depth) ? 1 : 0);
    List<Node> items = new ArrayList<>();
    for (int i = 0; i < Math.min(Math.max(least, contained()), most); i++) {
      Optional<Node> item = item(i, items);
      if (item.isEmpty()) {
        break;
      }
      items.add(item.get());
    }
    return items.size() < Counts.of(keywords, "minItems", 0)
        ? Optional.empty()
        : Optional.of(new Sequence(items, keywords.schema().span()));
  }

  private int contained() {
    return keywords.has("contains") ? Math.max(1, Counts.of(keywords, "minContains", 1)) : 0;
  }

  private Optional<Node> item(int index, List<Node> before) {
    Node schema = schema(index);
    if (!keywords.isTrue("uniqueItems")) {
      return values.sample(schema, depth + 1, 0);
    }
    for (int variant = index; variant < index + VARIANTS; variant++) {
      Optional<Node> item = values.sample(schema, depth + 1, variant);
      if (item.isEmpty() || !before.contains(item.get())) {
        return item;
      }
    }
    return Optional.empty();
  }

  private Node schema(int index) {
    ItemSchemas items = ItemSchemas.of(keywords);
    if (index < items.places().size()) {
      return items.places().get(index);
    }
    Optional<Node> given = items.rest();
    Optional<Node> contains = keywords.value("contains").filter(node -> index < items.places().size() + contained());
    Node any = Scalar.bool(true, keywords.schema().span());
    return contains.filter(node -> given.isEmpty())
        .or(() -> contains.map(node -> JoinedSchema.allOf(given.get(), node)))
        .or(() -> given)
        .orElse(any);
  }
}
