package io.mcpspec.release.schema.shape;

import io.mcpspec.document.node.Node;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * One alternative that values of one type have: they fulfil all that is said here.
 *
 * @param type their type
 * @param values the only values, by canonical JSON, when they are listed
 * @param facet what is asked of them
 * @param conditions what else is asked
 */
public record Form(JsonType type, Optional<Map<String, Node>> values, Facet facet, Set<Condition> conditions) {

  /** Where all values of a type are listed, none is left out. */
  public Form {
    boolean all = type == JsonType.NULL && values.filter(listed -> !listed.isEmpty()).isPresent()
        || type == JsonType.BOOLEAN && values.filter(listed -> listed.size() == 2).isPresent();
    values = all ? Optional.empty() : values;
  }

  /** Every value of a type. */
  static Form any(JsonType type) {
    return new Form(type, Optional.empty(), Facet.none(type), Set.of());
  }

  boolean asksNothing() {
    return values.isEmpty() && conditions.isEmpty() && facet.asksNothing();
  }

  /** Whether it is a list of values and nothing more. */
  boolean isList() {
    return values.isPresent() && conditions.isEmpty();
  }

  Form with(Condition condition) {
    Set<Condition> more = new LinkedHashSet<>(conditions);
    more.add(condition);
    return new Form(type, values, facet, more);
  }

  Form with(Facet other) {
    return new Form(type, values, other, conditions);
  }

  /** Both at once; {@code otherwise} stands for the other facet where no facet says both. */
  Optional<Form> and(Form other, Supplier<Condition> otherwise) {
    Set<Condition> all = new LinkedHashSet<>(conditions);
    all.addAll(other.conditions);
    Optional<Facet> both = facet.and(other.facet);
    if (both.isEmpty()) {
      all.add(otherwise.get());
    }
    return new Form(type, common(other), both.orElse(facet), all).settled();
  }

  private Optional<Map<String, Node>> common(Form other) {
    if (values.isEmpty() || other.values.isEmpty()) {
      return values.or(other::values);
    }
    Map<String, Node> shared = new LinkedHashMap<>(values.get());
    shared.keySet().retainAll(other.values.get().keySet());
    return Optional.of(shared);
  }

  /** Without the listed values that the facet refuses; empty when nothing is left. */
  Optional<Form> settled() {
    if (facet.isImpossible()) {
      return Optional.empty();
    }
    if (values.isEmpty()) {
      return Optional.of(this);
    }
    Map<String, Node> left = new LinkedHashMap<>(values.get());
    left.values().removeIf(value -> Acceptance.ofFacet(facet, value) == Answer.NO);
    return left.isEmpty() ? Optional.empty() : Optional.of(new Form(type, Optional.of(left), facet, conditions));
  }
}
