package io.mcpspec.release.schema;

import io.mcpspec.document.node.CanonicalJson;
import io.mcpspec.document.node.Node;
import io.mcpspec.release.schema.proof.Witnesses;
import io.mcpspec.release.schema.shape.Answer;
import io.mcpspec.release.schema.shape.Form;
import io.mcpspec.release.schema.shape.JsonType;
import io.mcpspec.release.schema.shape.Schema;
import io.mcpspec.release.schema.shape.Shape;
import io.mcpspec.release.schema.shape.Shapes;
import io.mcpspec.release.schema.shape.Targets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Compares two schemas place by place, and says of each difference whether it takes values away or lets others in. Two
 * schemas that are being compared, or were, count as equal when they are met again: so schemas that contain themselves
 * come to an end, and a shared part is reported once, where it is met first.
 */
public final class SchemaComparison {

  private final Shapes shapes;
  private final Pairs pairs;
  private final Witnesses witnesses;
  private final Side side;
  private final List<Change> changes = new ArrayList<>();

  private SchemaComparison(Shapes shapes, Pairs pairs, Witnesses witnesses, Side side) {
    this.shapes = shapes;
    this.pairs = pairs;
    this.witnesses = witnesses;
    this.side = side;
  }

  /** What changed in the arguments of a tool, which are always an object. */
  public static List<Change> ofInput(Node before, Node after) {
    return of(Schema.of(before).and(Schema.OBJECT), Schema.of(after).and(Schema.OBJECT), Side.INPUT);
  }

  /** What changed in the results of a tool. */
  public static List<Change> ofOutput(Node before, Node after) {
    return of(Schema.of(before), Schema.of(after), Side.OUTPUT);
  }

  private static List<Change> of(Schema before, Schema after, Side side) {
    Shapes shapes = new Shapes();
    SchemaComparison comparison = new SchemaComparison(shapes, new Pairs(), new Witnesses(shapes), side);
    comparison.compare(before, after, SchemaPath.TOP);
    if (comparison.changes.stream().noneMatch(change -> change.hurts(side) == Answer.YES)) {
      comparison.prove(0, before, after, change -> true);
    }
    return Change.withoutRepetition(comparison.changes);
  }

  /** Compares two schemas at the same place. */
  void compare(Schema old, Schema now, SchemaPath path) {
    Schema before = Targets.followed(old);
    Schema after = Targets.followed(now);
    if (before.equals(after) || !pairs.meet(before, after)) {
      return;
    }
    if (pairs.areTooMany()) {
      add(Change.of(Change.Kind.COMPOSITION, path, Answer.UNDECIDABLE, Answer.UNDECIDABLE,
          "too large to compare", "", ""));
      return;
    }
    new DescriptionComparison(this, path, before, after).compare();
    notes(Notes.of(before), Notes.of(after), path);
    int first = changes.size();
    shapes(shapes.of(before), shapes.of(after), path);
    prove(first, before, after, change -> change.path().equals(path));
  }

  /** Compares alternatives for the names of members, which are strings. */
  void names(Schema before, Schema after, SchemaPath path) {
    int first = changes.size();
    Schema old = before.and(Schema.NAME);
    Schema now = after.and(Schema.NAME);
    forms(shapes.of(old).of(JsonType.STRING), shapes.of(now).of(JsonType.STRING), path);
    prove(first, old, now, change -> change.path().equals(path));
  }

  /** What cannot be decided from the schemas may be shown by a value. */
  private void prove(int first, Schema before, Schema after, Predicate<Change> isHere) {
    for (int i = first; i < changes.size(); i++) {
      Change change = changes.get(i);
      if (isHere.test(change) && change.hurts(side) == Answer.UNDECIDABLE && !change.what().equals("format")) {
        int place = i;
        witness(before, after).ifPresent(value -> changes.set(place, change.shownBy(value, side)));
        return;
      }
    }
  }

  private Optional<Node> witness(Schema before, Schema after) {
    return side == Side.INPUT ? witnesses.find(before, after) : witnesses.find(after, before);
  }

  private void shapes(Shape before, Shape after, SchemaPath path) {
    types(before, after, path);
    for (JsonType type : JsonType.values()) {
      List<Form> old = before.of(type);
      List<Form> now = after.of(type);
      if (!old.isEmpty() && !now.isEmpty()) {
        forms(old, now, path);
      }
    }
  }

  /** Compares alternatives of the same type. */
  void forms(List<Form> before, List<Form> after, SchemaPath path) {
    if (before.size() == 1 && after.size() == 1) {
      form(before.get(0), after.get(0), path);
    } else {
      new AlternativesComparison(this, path).compare(before, after);
    }
  }

  void form(Form before, Form after, SchemaPath path) {
    new FormComparison(this, path).compare(before, after);
  }

  /** Numbers that are listed are compared as values, so it does not count that they happen to be integers. */
  private void types(Shape before, Shape after, SchemaPath path) {
    Set<String> old = names(before, after);
    Set<String> now = names(after, before);
    if (old.equals(now)) {
      return;
    }
    Set<String> lost = minus(old, now);
    Set<String> gained = minus(now, old);
    add(Change.of(
        Change.Kind.TYPE, path, Answer.of(!lost.isEmpty()), Answer.of(!gained.isEmpty()),
        Collections.disjoint(before.forms().keySet(), after.forms().keySet()) ? "disjoint" : "",
        words(old), words(now)));
  }

  private static Set<String> names(Shape shape, Shape other) {
    Set<String> names = new TreeSet<>(shape.types());
    if (shape.hasListedNumbers() || other.hasListedNumbers()) {
      names.remove("integer");
      if (!shape.of(JsonType.NUMBER).isEmpty()) {
        names.add("number");
      }
    }
    return names;
  }

  /** Integers are numbers. */
  private static Set<String> minus(Set<String> some, Set<String> others) {
    Set<String> left = new TreeSet<>(some);
    left.removeAll(others);
    if (others.contains("number")) {
      left.remove("integer");
    }
    return left;
  }

  private static String words(Set<String> types) {
    if (types.isEmpty()) {
      return "nothing";
    }
    return types.size() == JsonType.values().length ? "anything" : String.join(" or ", types);
  }

  private void notes(Notes before, Notes after, SchemaPath path) {
    if (before.deprecated() != after.deprecated()) {
      add(Change.note(Change.Kind.DESCRIPTION, path, "deprecated",
          Boolean.toString(before.deprecated()), Boolean.toString(after.deprecated())));
    }
    if (!text(before.byDefault()).equals(text(after.byDefault()))) {
      add(Change.note(
          Change.Kind.DEFAULT, path, "default", text(before.byDefault()), text(after.byDefault())));
    }
  }

  private static String text(Optional<Node> value) {
    return value.map(CanonicalJson::of).orElse("");
  }

  void add(Change change) {
    changes.add(change);
  }

  Shapes shapes() {
    return shapes;
  }

  Side side() {
    return side;
  }

  /** How two schemas lie to each other, without reporting anything. */
  Containment containment(Schema before, Schema after) {
    return pairs.containment(before, after, () -> {
      SchemaComparison inner = inner();
      inner.compare(before, after, SchemaPath.TOP);
      Containment found = Containment.of(inner.changes);
      Answer hurts = side == Side.INPUT ? found.narrows() : found.widens();
      return hurts == Answer.UNDECIDABLE && witness(before, after).isPresent() ? found.hurting(side) : found;
    });
  }

  /** How two alternatives lie to each other, without reporting anything. */
  Containment containment(Form before, Form after) {
    return pairs.containment(before, after, () -> {
      SchemaComparison inner = inner();
      inner.form(before, after, SchemaPath.TOP);
      return Containment.of(inner.changes);
    });
  }

  private SchemaComparison inner() {
    return new SchemaComparison(shapes, pairs.inner(), Witnesses.none(), side);
  }
}
