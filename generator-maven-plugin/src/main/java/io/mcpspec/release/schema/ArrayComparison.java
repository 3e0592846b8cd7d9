package io.mcpspec.release.schema;

import io.mcpspec.release.schema.shape.ArrayFacet;
import java.math.BigDecimal;

/** Compares what is asked of arrays. */
final class ArrayComparison {

  private final SchemaComparison comparison;
  private final SchemaPath path;

  ArrayComparison(SchemaComparison comparison, SchemaPath path) {
    this.comparison = comparison;
    this.path = path;
  }

  void compare(ArrayFacet before, ArrayFacet after) {
    ScalarComparison limits = new ScalarComparison(comparison, path);
    limits.sizes(before.size(), after.size(), "minItems", "maxItems");
    if (before.unique() != after.unique()) {
      limits.limit("uniqueItems", after.unique(), Boolean.toString(before.unique()), Boolean.toString(after.unique()));
    }
    int places = Math.max(before.prefix().size(), after.prefix().size());
    for (int i = 0; i < places; i++) {
      if (canHave(before, i) && canHave(after, i)) {
        comparison.compare(before.at(i), after.at(i), path.item(i));
      }
    }
    if (canHave(before, places) && canHave(after, places)) {
      comparison.compare(before.items(), after.items(), path.items());
    }
  }

  /** Whether an array can be long enough for an item at this place. */
  private static boolean canHave(ArrayFacet arrays, int place) {
    return arrays.size().most().filter(most -> most.compareTo(BigDecimal.valueOf(place)) <= 0).isEmpty();
  }
}
