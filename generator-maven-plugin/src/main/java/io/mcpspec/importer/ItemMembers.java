package io.mcpspec.importer;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The members of one published item: those that keys of the format can say, and the rest, which {@code wire} takes. */
public final class ItemMembers {

  private final Mapping item;
  private final Set<String> taken = new LinkedHashSet<>();

  ItemMembers(Mapping item) {
    this.item = item;
  }

  /** Takes a member if it is a string. */
  Optional<String> text(String key) {
    return take(key, ItemMembers::isText).map(node -> ((Scalar) node).text());
  }

  /** Takes a member if it is a boolean. */
  Optional<Node> flag(String key) {
    return take(key, node -> node instanceof Scalar scalar && scalar.kind() == Scalar.Kind.BOOLEAN);
  }

  /** Takes a member if its value is one that its key can have. */
  Optional<Node> take(String key, Predicate<Node> sayable) {
    Optional<Node> value = item.get(key).filter(sayable);
    value.ifPresent(found -> taken.add(key));
    return value;
  }

  /** What was not taken; none if everything was. */
  Optional<Mapping> rest() {
    Mapping rest = item.without(taken.toArray(String[]::new));
    return rest.entries().isEmpty() ? Optional.empty() : Optional.of(rest);
  }

  public static boolean isText(Node node) {
    return node instanceof Scalar scalar && scalar.isString();
  }
}
