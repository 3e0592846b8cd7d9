package io.mcpspec.release.schema.shape;

import java.util.Optional;

/** What is asked of the values of one type. */
public sealed interface Facet permits NoFacet, NumberFacet, StringFacet, ArrayFacet, ObjectFacet {

  /** Both at once; empty when no facet says that. Both are of the same type. */
  Optional<Facet> and(Facet other);

  /** Whether nothing is asked. */
  boolean asksNothing();

  /** Whether no value can fulfil it, as far as that is seen without looking at members and items. */
  boolean isImpossible();

  /** What is asked of a type when nothing is. */
  static Facet none(JsonType type) {
    return switch (type) {
      case STRING -> StringFacet.NONE;
      case NUMBER -> NumberFacet.NONE;
      case OBJECT -> ObjectFacet.NONE;
      case ARRAY -> ArrayFacet.NONE;
      case BOOLEAN, NULL -> NoFacet.NONE;
    };
  }
}
