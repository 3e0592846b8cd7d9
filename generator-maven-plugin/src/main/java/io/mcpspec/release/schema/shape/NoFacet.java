package io.mcpspec.release.schema.shape;

import java.util.Optional;

/** Nothing can be asked of booleans and null. */
enum NoFacet implements Facet {
  NONE;

  @Override
  public Optional<Facet> and(Facet other) {
    return Optional.of(this);
  }

  @Override
  public boolean asksNothing() {
    return true;
  }

  @Override
  public boolean isImpossible() {
    return false;
  }
}
