package io.mcpspec.jsonschema.sound;

import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.check.SchemaPart;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Arrays that must have more items than they can have. */
final class ArrayConflicts {

  private static final Set<String> ARRAYS = Set.of("array");

  /** The types with few values, and how many they have. */
  private static final Map<String, Long> FEW = Map.of("boolean", 2L, "null", 1L);

  /** How many items there must be or may be, and the keyword that says it. */
  private record Count(long items, Limit limit) {}

  private ArrayConflicts() {}

  static void addTo(List<Conflict> found, Conjunction all, Conflicts conflicts) {
    Optional<Count> least = least(all);
    Optional<Count> most = most(all);
    if (least.isPresent() && most.isPresent() && least.get().items() > most.get().items()) {
      Limit first = least.get().limit();
      Limit second = most.get().limit();
      boolean counts = first.keyword().equals("minItems") && second.keyword().equals("maxItems");
      if (!counts) {
        found.add(new Conflict(
            ARRAYS, first.place(), "`" + first.keyword() + "` needs " + items(least.get()) + " and `"
            + second.keyword() + "` allows " + items(most.get()), "let both agree", List.of(first, second)));
      }
    }
    all.limits(Keyword.CONTAINS).forEach(contains -> {
      addContains(found, contains);
      all.limits(Keyword.ITEMS).forEach(items -> addRefused(found, contains, items, conflicts));
    });
  }

  /** An item that must be there, and that {@code items} refuses wherever it stands. */
  private static void addRefused(List<Conflict> found, Limit contains, Limit items, Conflicts conflicts) {
    Conjunction wanted = Conjunction.of(contains.part().with(contains.value()), conflicts.all().types());
    boolean everywhere = SchemaMembers.of(items.part().schema()).list("prefixItems").isEmpty();
    if (everywhere && leastContained(contains.part()) > 0
        && conflicts.exclude(wanted, items.part().with(items.value()))) {
      found.add(new Conflict(ARRAYS, contains.place(), "`contains` needs an item that `items` refuses",
          "let both agree", List.of(contains, items)));
    }
  }

  private static String items(Count count) {
    return count.items() + (count.items() == 1 ? " item" : " items");
  }

  private static Optional<Count> least(Conjunction all) {
    List<Count> counts = new ArrayList<>();
    all.greatest(Keyword.MIN_ITEMS).ifPresent(limit -> counts.add(new Count(limit.number().longValue(), limit)));
    all.limits(Keyword.CONTAINS).forEach(limit -> counts.add(new Count(leastContained(limit.part()), limit)));
    return counts.stream().reduce((one, other) -> one.items() >= other.items() ? one : other);
  }

  private static long leastContained(SchemaPart part) {
    return SchemaMembers.of(part.schema()).whole("minContains").map(BigInteger::longValue).orElse(1L);
  }

  private static Optional<Count> most(Conjunction all) {
    List<Count> counts = new ArrayList<>();
    all.least(Keyword.MAX_ITEMS).ifPresent(limit -> counts.add(new Count(limit.number().longValue(), limit)));
    for (Limit items : all.limits(Keyword.ITEMS)) {
      List<Node> first = SchemaMembers.of(items.part().schema()).list("prefixItems");
      if (SchemaMembers.isFalse(items.value())) {
        counts.add(new Count(first.size(), items));
      } else if (first.isEmpty() && SchemaMembers.of(items.part().schema()).isTrue("uniqueItems")) {
        distinct(items.value()).ifPresent(values -> counts.add(new Count(values, items)));
      }
    }
    return counts.stream().reduce((one, other) -> one.items() <= other.items() ? one : other);
  }

  /** How many different values fit a schema, if it lists them or has only types with few. */
  private static Optional<Long> distinct(Node schema) {
    SchemaMembers keywords = SchemaMembers.of(schema);
    List<Node> values = keywords.list("enum");
    if (keywords.has("const") || !values.isEmpty()) {
      return Optional.of(keywords.has("const") ? 1L : values.size());
    }
    boolean few = !keywords.types().isEmpty() && FEW.keySet().containsAll(keywords.types());
    return few ? Optional.of(keywords.types().stream().mapToLong(FEW::get).sum()) : Optional.empty();
  }

  private static void addContains(List<Conflict> found, Limit contains) {
    long least = leastContained(contains.part());
    SchemaMembers keywords = SchemaMembers.of(contains.part().schema());
    Optional<Long> most = keywords.whole("maxContains").map(BigInteger::longValue);
    if (most.isPresent() && least > most.get()) {
      found.add(new Conflict(
          ARRAYS, keywords.value("maxContains").orElseThrow().span(),
          "`maxContains` is " + most.get() + " and `minContains` is " + least,
          "let `minContains` be the smaller number", List.of(contains)));
    }
    if (least > 0 && SchemaMembers.isFalse(contains.value())) {
      found.add(new Conflict(ARRAYS, contains.place(), "`contains` needs an item that nothing fits",
          "write what the array must contain", List.of(contains)));
    }
  }
}
