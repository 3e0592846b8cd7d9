package io.mcpspec.release.schema;

import static io.mcpspec.release.schema.shape.Answer.NO;
import static io.mcpspec.release.schema.shape.Answer.UNDECIDABLE;

import io.mcpspec.release.schema.Change.Kind;
import io.mcpspec.release.schema.shape.Answer;
import io.mcpspec.release.schema.shape.Condition;
import io.mcpspec.release.schema.shape.Schema;
import io.mcpspec.release.schema.shape.SchemaPart;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Compares conditions of two alternatives. Those with schemas that mean the same are the same. */
final class ConditionComparison {

  /** Whoever takes more in such a schema takes more as a whole. */
  private static final Set<String> RISING = Set.of("allOf", "$ref", "anyOf", "dependentSchemas");

  private final SchemaComparison comparison;
  private final SchemaPath path;

  ConditionComparison(SchemaComparison comparison, SchemaPath path) {
    this.comparison = comparison;
    this.path = path;
  }

  /** What comes in cannot be decided; what goes, and nothing else, only lets more in. */
  void compare(Set<Condition> before, Set<Condition> after) {
    Set<Condition> lost = new LinkedHashSet<>(before);
    lost.removeAll(after);
    Set<Condition> gained = new LinkedHashSet<>(after);
    gained.removeAll(before);
    lost.removeIf(old -> dropSame(old, gained));
    if (lost.size() == 1 && gained.size() == 1) {
      replaced(lost.iterator().next(), gained.iterator().next());
    } else if (!gained.isEmpty()) {
      add(Kind.COMPOSITION, UNDECIDABLE, lost.isEmpty() ? NO : UNDECIDABLE,
          lost.isEmpty() ? "without" : "one " + keywords(lost), with(lost, gained));
    } else if (!lost.isEmpty()) {
      add(Kind.LIMIT, NO, UNDECIDABLE, "with " + keywords(lost), "without");
    }
  }

  private void replaced(Condition old, Condition now) {
    Containment between = between(old, now);
    add(Kind.COMPOSITION, between.narrows(), between.widens(),
        "one " + keywords(Set.of(old)), with(Set.of(old), Set.of(now)));
  }

  private void add(Kind kind, Answer narrows, Answer widens, String from, String to) {
    comparison.add(Change.of(kind, path, narrows, widens, "", from, to));
  }

  /** What follows from the schemas in two conditions; that values go or come is never sure. */
  private Containment between(Condition old, Condition now) {
    boolean more = RISING.contains(old.keyword()) || old.frame().equals("1 to ");
    if (!old.isFramedAs(now) || old.parts().isEmpty() || !more && !old.keyword().equals("not")) {
      return new Containment(UNDECIDABLE, UNDECIDABLE);
    }
    Answer narrows = NO;
    Answer widens = NO;
    for (int i = 0; i < old.parts().size(); i++) {
      Containment parts = containment(old.parts().get(i), now.parts().get(i));
      narrows = narrows.or(more ? parts.narrows() : parts.widens());
      widens = widens.or(more ? parts.widens() : parts.narrows());
    }
    return new Containment(narrows == NO ? NO : UNDECIDABLE, widens == NO ? NO : UNDECIDABLE);
  }

  private Containment containment(SchemaPart old, SchemaPart now) {
    return comparison.containment(Schema.of(old), Schema.of(now));
  }

  private boolean dropSame(Condition old, Set<Condition> gained) {
    Optional<Condition> same = gained.stream().filter(now -> meansTheSame(old, now)).findFirst();
    same.ifPresent(gained::remove);
    return same.isPresent();
  }

  /** The order of branches does not count. */
  private boolean meansTheSame(Condition old, Condition now) {
    if (!old.isFramedAs(now) || old.parts().isEmpty()) {
      return false;
    }
    boolean ordered = !Set.of("anyOf", "oneOf").contains(old.keyword());
    List<SchemaPart> left = new ArrayList<>(now.parts());
    for (SchemaPart part : old.parts()) {
      List<SchemaPart> candidates = ordered ? left.subList(0, 1) : left;
      Iterator<SchemaPart> same = candidates.iterator();
      boolean found = false;
      while (!found && same.hasNext()) {
        found = containment(part, same.next()).isSame();
      }
      if (!found) {
        return false;
      }
      same.remove();
    }
    return true;
  }

  private static String with(Set<Condition> lost, Set<Condition> gained) {
    boolean same = keywords(lost).equals(keywords(gained));
    return same ? "another" : (lost.isEmpty() ? "with " : "") + keywords(gained);
  }

  private static String keywords(Set<Condition> conditions) {
    Set<String> keywords = new TreeSet<>();
    conditions.forEach(condition -> keywords.add("`" + condition.keyword() + "`"));
    return String.join(", ", keywords);
  }
}
