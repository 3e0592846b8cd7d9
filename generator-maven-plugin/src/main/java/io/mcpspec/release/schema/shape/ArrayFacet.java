package io.mcpspec.release.schema.shape;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is asked of arrays.
 *
 * @param size how many items
 * @param unique whether no two are equal
 * @param prefix schemas of the first items, by place
 * @param items the schema of the others
 */
public record ArrayFacet(Size size, boolean unique, List<Schema> prefix, Schema items) implements Facet {

  static final ArrayFacet NONE = new ArrayFacet(Size.ANY, false, List.of(), Schema.ANY);

  @Override
  public Optional<Facet> and(Facet other) {
    ArrayFacet also = (ArrayFacet) other;
    List<Schema> places = new ArrayList<>();
    for (int i = 0; i < Math.max(prefix.size(), also.prefix.size()); i++) {
      places.add(at(i).and(also.at(i)));
    }
    return Optional.of(
        new ArrayFacet(size.and(also.size), unique || also.unique, places, items.and(also.items)));
  }

  /** The schema of the item at a place. */
  public Schema at(int place) {
    return place < prefix.size() ? prefix.get(place) : items;
  }

  @Override
  public boolean asksNothing() {
    return size.equals(Size.ANY) && !unique && prefix.isEmpty() && items.isPlainlyAny();
  }

  @Override
  public boolean isImpossible() {
    return size.isImpossible();
  }
}
