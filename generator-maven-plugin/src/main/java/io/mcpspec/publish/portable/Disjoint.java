package io.mcpspec.publish.portable;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.publish.wire.JsonValues;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whether no value fits two of several schemas, as far as their types, values and tags show it. */
final class Disjoint {

  private Disjoint() {}

  static boolean are(List<Node> schemas) {
    for (int i = 0; i < schemas.size(); i++) {
      for (int j = i + 1; j < schemas.size(); j++) {
        if (!are(schemas.get(i), schemas.get(j))) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean are(Node one, Node other) {
    if (Collections.disjoint(PossibleTypes.in(one), PossibleTypes.in(other))) {
      return true;
    }
    return one instanceof Mapping first && other instanceof Mapping second
        && (haveOtherValues(first, second) || haveOtherTags(new SchemaMembers(first), new SchemaMembers(second)));
  }

  private static boolean haveOtherValues(Mapping first, Mapping second) {
    List<Node> values = JsonValues.listed(first);
    List<Node> others = JsonValues.listed(second);
    return !values.isEmpty() && !others.isEmpty()
        && values.stream().noneMatch(value -> JsonValues.isIn(value, others));
  }

  /** A member that both require, with other values in each. */
  private static boolean haveOtherTags(SchemaMembers first, SchemaMembers second) {
    Set<String> object = Set.of("object");
    boolean objects = first.types().equals(object) || second.types().equals(object);
    return objects && first.texts("required").stream()
        .filter(second.texts("required")::contains)
        .anyMatch(name -> {
          Optional<Mapping> one = property(first, name);
          Optional<Mapping> other = property(second, name);
          return one.isPresent() && other.isPresent() && haveOtherValues(one.get(), other.get());
        });
  }

  private static Optional<Mapping> property(SchemaMembers object, String name) {
    return object.mapping("properties").flatMap(properties -> properties.mapping(name));
  }
}
