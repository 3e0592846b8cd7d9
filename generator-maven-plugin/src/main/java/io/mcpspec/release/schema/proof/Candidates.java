package io.mcpspec.release.schema.proof;

import io.mcpspec.document.node.Node;
import io.mcpspec.release.schema.shape.Answer;
import io.mcpspec.release.schema.shape.Condition;
import io.mcpspec.release.schema.shape.Form;
import io.mcpspec.release.schema.shape.JsonType;
import io.mcpspec.release.schema.shape.Schema;
import io.mcpspec.release.schema.shape.SchemaPart;
import io.mcpspec.release.schema.shape.Shape;
import io.mcpspec.release.schema.shape.Shapes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes values of one schema that another may refuse: those at the limits of both. */
final class Candidates {

  /** How deep members and items are varied; below that only a few of each are made. */
  private static final int DEPTH = 3;

  /** So many values of a member or an item are tried. */
  private static final int MOST_INSIDE = 10;

  /** So many where no value can be refused. */
  private static final int MOST_SAME = 4;

  private record Inside(Schema taking, Schema refusing, int depth) {}

  private final Shapes shapes;
  private final ValueCheck check;
  private final Map<Inside, List<Node>> known = new HashMap<>();
  private int left = 8_000;

  Candidates(Shapes shapes, ValueCheck check) {
    this.shapes = shapes;
    this.check = check;
  }

  /** Values that {@code taking} may take, the simple ones first. */
  Set<Node> of(Schema taking, Schema refusing) {
    return of(taking, refusing, DEPTH);
  }

  /** A few values of a member or an item, which the schema takes as far as that is seen. */
  List<Node> inside(Schema taking, Schema refusing, int depth) {
    boolean same = taking.equals(refusing) || shapes.of(refusing).asksNothing();
    Inside wanted = new Inside(taking, same ? taking : refusing, same ? Math.min(depth, 1) : depth);
    List<Node> values = known.get(wanted);
    if (values == null) {
      values = fitting(wanted, same ? MOST_SAME : MOST_INSIDE);
      known.put(wanted, values);
    }
    return values;
  }

  /** Half of them, where possible, are refused by the other schema. */
  private List<Node> fitting(Inside wanted, int most) {
    List<Node> refused = new ArrayList<>();
    List<Node> taken = new ArrayList<>();
    if (wanted.depth() >= 0 && left > 0) {
      for (Node value : of(wanted.taking(), wanted.refusing(), wanted.depth())) {
        if (check.of(wanted.taking(), value) != Answer.NO) {
          (check.of(wanted.refusing(), value) == Answer.NO ? refused : taken).add(value);
        }
      }
    }
    int share = Math.min(refused.size(), most / 2);
    List<Node> some = new ArrayList<>(taken.subList(0, Math.min(taken.size(), most - share)));
    some.addAll(refused.subList(0, share));
    return some;
  }

  private Set<Node> of(Schema taking, Schema refusing, int depth) {
    Set<Node> values = new LinkedHashSet<>();
    Shape takes = shapes.of(taking);
    Shape refuses = shapes.of(refusing);
    for (JsonType type : JsonType.values()) {
      List<Form> own = takes.of(type);
      List<Form> others = new ArrayList<>(refuses.of(type));
      addConditional(own, type, others);
      addConditional(List.copyOf(others), type, others);
      for (Form form : own) {
        form.values().ifPresent(listed -> values.addAll(listed.values()));
      }
      if (own.stream().anyMatch(form -> form.values().isEmpty())) {
        others.forEach(form -> form.values().ifPresent(listed -> values.addAll(listed.values())));
        add(type, own, others, depth, values);
      }
    }
    left -= values.size();
    return values;
  }

  /** What conditions speak of is at their limits, too. */
  private void addConditional(List<Form> forms, JsonType type, List<Form> others) {
    for (Form form : forms) {
      for (Condition condition : form.conditions()) {
        for (SchemaPart part : condition.keyword().equals("contains") ? List.<SchemaPart>of() : condition.parts()) {
          others.addAll(shapes.of(Schema.of(part)).of(type));
        }
      }
    }
  }

  private void add(JsonType type, List<Form> own, List<Form> others, int depth, Set<Node> values) {
    switch (type) {
      case NULL -> values.add(Values.NULL);
      case BOOLEAN -> values.addAll(List.of(Values.TRUE, Values.FALSE));
      case NUMBER -> new NumberCandidates(own, others).addTo(values);
      case STRING -> new TextCandidates(own, others).addTo(values);
      case ARRAY -> new ArrayCandidates(this, others, depth).addTo(own, values);
      case OBJECT -> new ObjectCandidates(this, others, depth).addTo(own, values);
    }
  }
}
