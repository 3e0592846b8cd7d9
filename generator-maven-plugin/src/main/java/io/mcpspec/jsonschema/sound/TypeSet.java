package io.mcpspec.jsonschema.sound;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.Subject;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which types of values are left. {@code number} means those that are not integers.
 *
 * @param names the types
 * @param end the {@code type} that left none, if one did
 * @param typed whether any {@code type} is written
 */
record TypeSet(Set<String> names, Optional<Limit> end, boolean typed) {

  static TypeSet of(Conjunction all) {
    Set<String> names = new LinkedHashSet<>(Keyword.TYPE_NAMES);
    Optional<Limit> end = Optional.empty();
    List<Limit> written = all.limits(Keyword.TYPE);
    for (Limit type : written) {
      names.retainAll(named(type.value()));
      end = end.or(() -> Optional.of(type).filter(limit -> names.isEmpty()));
    }
    return new TypeSet(names, end, !written.isEmpty());
  }

  private static Set<String> named(Node type) {
    Set<String> names = new LinkedHashSet<>(SchemaMembers.texts(type));
    if (names.isEmpty()) {
      names.add(((Scalar) type).text());
    }
    if (names.contains("number")) {
      names.add("integer");
    }
    return names;
  }

  /** Whether a value that a keyword is about is left. */
  boolean has(Subject subject) {
    return subject == Subject.ANY
        || names.stream().anyMatch(name -> Subject.of(name).filter(subject::equals).isPresent());
  }
}
