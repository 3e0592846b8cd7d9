package io.mcpspec.jsonschema.sound;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.check.Evaluation;
import io.mcpspec.jsonschema.check.SchemaPart;
import io.mcpspec.jsonschema.check.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds why nothing fits a conjunction of schemas. What cannot be decided counts as fitting.
 *
 * @param all the schemas
 * @param types the types of values that are left
 * @param depth how many alternatives inside alternatives are looked into
 */
record Conflicts(Conjunction all, TypeSet types, int depth) {

  private static final int DEEPEST = 2;

  static Conflicts of(Conjunction all) {
    return new Conflicts(all, TypeSet.of(all), DEEPEST);
  }

  /** Whether no value at all fits. */
  boolean leaveNothing() {
    Set<String> left = new LinkedHashSet<>(types.names());
    find().forEach(conflict -> left.removeAll(conflict.types()));
    return left.isEmpty();
  }

  List<Conflict> find() {
    List<Conflict> found = new ArrayList<>();
    all.never().forEach(never -> found.add(everything(never, "the schema is `false`", "remove it")));
    types.end().ifPresent(end -> found.add(types(end)));
    CountConflicts.addTo(found, all);
    NumberConflicts.addTo(found, all);
    ObjectConflicts.addTo(found, all);
    ArrayConflicts.addTo(found, all, this);
    all.limits(Keyword.NOT).forEach(not -> addNegation(found, not));
    addValues(found);
    if (depth > 0) {
      addAlternatives(found, Keyword.ANY_OF);
      addAlternatives(found, Keyword.ONE_OF);
    }
    return found;
  }

  private void addNegation(List<Conflict> found, Limit not) {
    SchemaPart refused = not.part().with(not.value());
    if (acceptsAll(not.value())) {
      found.add(everything(not, "`not` has a schema that everything fits", "write what is not allowed"));
    } else if (Inclusion.isWithin(not.part(), refused, all.types())) {
      found.add(everything(
          not, "all that fits what is beside `not` fits its schema as well", "write what is not allowed"));
    } else if (not.value() instanceof Mapping only && only.keys().equals(List.of(Keyword.TYPE.word()))) {
      addNegatedTypes(found, not, TypeSet.of(Conjunction.of(refused, all.types())).names());
    }
  }

  /** Types that are meant to be left out, as in {@code not: {type: "null"}} alone, are no conflict. */
  private void addNegatedTypes(List<Conflict> found, Limit not, Set<String> refused) {
    if (types.typed() || refused.containsAll(types.names())) {
      found.add(new Conflict(
          refused, not.place(), "`not` refuses all of them", "let `type` and `not` agree", List.of(not)));
    }
  }

  private static boolean acceptsAll(Node schema) {
    return SchemaMembers.isTrue(schema) || schema instanceof Mapping mapping && mapping.entries().isEmpty();
  }

  private Conflict types(Limit end) {
    List<Limit> written = all.limits(Keyword.TYPE);
    Limit other = written.stream().filter(type -> type != end).findFirst().orElse(end);
    Limit here = Conflict.own(end, other);
    Limit there = here == end ? other : end;
    return new Conflict(
        Set.copyOf(Keyword.TYPE_NAMES), here.place(),
        "`type` is " + Shown.types(here.value()) + " here and " + Shown.types(there.value()) + " at " + there.place(),
        "let the types agree, or write `anyOf`", List.of(other, end));
  }

  private static Conflict everything(Limit limit, String reason, String help) {
    return new Conflict(Set.copyOf(Keyword.TYPE_NAMES), limit.place(), reason, help, List.of(limit));
  }

  /** A list of values, all of which something else refuses. */
  private void addValues(List<Conflict> found) {
    Optional<Limit> values = all.limits(Keyword.CONST).stream().findFirst()
        .or(() -> all.limits(Keyword.ENUM).stream().findFirst());
    values.ifPresent(limit -> {
      List<Node> each = limit.keyword().equals("const") ? List.of(limit.value()) : ((Sequence) limit.value()).items();
      Optional<Limit> refusing = each.stream()
          .map(value -> refusing(value, limit))
          .reduce((one, other) -> one.flatMap(refused -> other))
          .orElse(Optional.of(limit));
      refusing.ifPresent(other -> found.add(new Conflict(
          Set.copyOf(Keyword.TYPE_NAMES), limit.place(),
          each.isEmpty() ? "`enum` has no values"
              : "`" + other.keyword() + "` refuses what `" + limit.keyword() + "` allows",
          "list the values that are meant", List.of(limit, other))));
    });
  }

  /** The keyword that refuses a value; the one that lists it does not. */
  private Optional<Limit> refusing(Node value, Limit listing) {
    Evaluation evaluation = new Evaluation(all.types());
    return all.keywords().stream()
        .filter(limit -> limit.entry() != listing.entry())
        .filter(limit -> evaluation.of(value, limit.entry(), limit.part()) == Verdict.REFUSED)
        .findFirst();
  }

  private void addAlternatives(List<Conflict> found, Keyword keyword) {
    for (Limit limit : all.limits(keyword)) {
      boolean none = ((Sequence) limit.value()).items().stream().allMatch(schema -> leavesNothing(limit, schema));
      if (none) {
        found.add(everything(limit, "nothing fits any of its schemas", "correct the schemas under it"));
      }
    }
  }

  /** Whether one alternative leaves nothing beside all else. */
  boolean leavesNothing(Limit alternatives, Node schema) {
    return exclude(all, alternatives.part().with(schema));
  }

  /** Whether no value fits both; unknown, and so false, when this is too deep inside others. */
  boolean exclude(Conjunction one, SchemaPart other) {
    Conjunction with = one.and(other);
    return depth > 0 && new Conflicts(with, TypeSet.of(with), depth - 1).leaveNothing();
  }
}
