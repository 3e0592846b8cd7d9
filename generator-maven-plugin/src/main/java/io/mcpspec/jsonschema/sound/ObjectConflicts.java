package io.mcpspec.jsonschema.sound;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.check.Evaluation;
import io.mcpspec.jsonschema.check.SchemaPart;
import io.mcpspec.jsonschema.check.Verdict;
import io.mcpspec.jsonschema.pattern.EcmaPattern;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Objects that must have what they cannot have. */
final class ObjectConflicts {

  private static final Set<String> OBJECTS = Set.of("object");

  private final List<Conflict> found;
  private final Conjunction all;

  private ObjectConflicts(List<Conflict> found, Conjunction all) {
    this.found = found;
    this.all = all;
  }

  static void addTo(List<Conflict> found, Conjunction all) {
    ObjectConflicts conflicts = new ObjectConflicts(found, all);
    List<Limit> required = all.limits(Keyword.REQUIRED);
    required.forEach(conflicts::addRequired);
    conflicts.addMost(required);
    all.greatest(Keyword.MIN_PROPERTIES).ifPresent(conflicts::addLeast);
  }

  private void addRequired(Limit required) {
    for (Node name : ((Sequence) required.value()).items()) {
      refusing((Scalar) name).ifPresent(limit -> found.add(new Conflict(
          OBJECTS, name.span(), "the required property " + Shown.of(name) + " is refused by `" + limit.keyword() + "`",
          "take the name out of `required`, or allow the property", List.of(required, limit))));
    }
  }

  /** The keyword that lets no object have a property. */
  private Optional<Limit> refusing(Scalar name) {
    Optional<Limit> closed = all.limits(Keyword.ADDITIONAL_PROPERTIES).stream()
        .filter(limit -> SchemaMembers.isFalse(limit.value()) && !allows(limit.part(), name.text())).findFirst();
    Optional<Limit> never = all.limits(Keyword.PROPERTIES).stream()
        .filter(limit -> ((Mapping) limit.value()).get(name.text()).filter(SchemaMembers::isFalse).isPresent())
        .findFirst();
    Optional<Limit> unnameable = all.limits(Keyword.PROPERTY_NAMES).stream()
        .filter(limit -> new Evaluation(all.types()).of(name, limit.part().with(limit.value())) == Verdict.REFUSED)
        .findFirst();
    return closed.or(() -> never).or(() -> unnameable);
  }

  /** Whether a schema that allows no additional properties may allow this one. */
  static boolean allows(SchemaPart closed, String name) {
    SchemaMembers keywords = SchemaMembers.of(closed.schema());
    return keywords.mapping("properties").filter(named -> named.has(name)).isPresent()
        || keywords.entries("patternProperties").stream().anyMatch(pattern -> mayFind(pattern.key(), name));
  }

  private static boolean mayFind(String pattern, String name) {
    return EcmaPattern.of(pattern).java()
        .map(java -> java.matcher(name).find()).orElse(true);
  }

  private void addMost(List<Limit> required) {
    Set<String> names = new HashSet<>();
    required.forEach(limit -> names.addAll(SchemaMembers.texts(limit.value())));
    all.least(Keyword.MAX_PROPERTIES).filter(most -> most.number().longValue() < names.size())
        .ifPresent(most -> found.add(new Conflict(
            OBJECTS, most.place(), "`required` names " + names.size() + " properties and `maxProperties` is "
            + Shown.of(most.value()), "let `required` and `maxProperties` agree", List.of(most, required.get(0)))));
  }

  private void addLeast(Limit least) {
    for (Limit closed : all.limits(Keyword.ADDITIONAL_PROPERTIES)) {
      SchemaMembers keywords = SchemaMembers.of(closed.part().schema());
      long most = keywords.entries("properties").stream()
          .filter(property -> !SchemaMembers.isFalse(property.value())).count();
      boolean fixed = SchemaMembers.isFalse(closed.value()) && keywords.entries("patternProperties").isEmpty();
      if (fixed && least.number().longValue() > most) {
        found.add(new Conflict(
            OBJECTS, least.place(), "`minProperties` is " + Shown.of(least.value()) + " and only " + most
            + (most == 1 ? " property is" : " properties are") + " allowed",
            "allow more properties, or lower `minProperties`", List.of(least, closed)));
      }
    }
  }
}
