package io.mcpspec.release.schema.proof;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.release.schema.shape.Acceptance;
import io.mcpspec.release.schema.shape.Answer;
import io.mcpspec.release.schema.shape.ArrayFacet;
import io.mcpspec.release.schema.shape.Condition;
import io.mcpspec.release.schema.shape.Form;
import io.mcpspec.release.schema.shape.JsonType;
import io.mcpspec.release.schema.shape.ObjectFacet;
import io.mcpspec.release.schema.shape.Schema;
import io.mcpspec.release.schema.shape.Shape;
import io.mcpspec.release.schema.shape.Shapes;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Decides by its shape whether a schema takes a value, down to the last member. Formats count as fulfilled. */
final class ValueCheck {

  private static final int DEEPEST = 64;

  private final Shapes shapes;
  private int depth;

  ValueCheck(Shapes shapes) {
    this.shapes = shapes;
  }

  Answer of(Schema schema, Node value) {
    if (depth > DEEPEST) {
      return Answer.UNDECIDABLE;
    }
    depth++;
    Answer answer = of(shapes.of(schema), value);
    depth--;
    return answer;
  }

  private Answer of(Shape shape, Node value) {
    Answer answer = Answer.NO;
    for (Form form : shape.of(JsonType.of(value))) {
      answer = answer.or(of(form, value));
      if (answer.isYes()) {
        return answer;
      }
    }
    return answer;
  }

  Answer of(Form form, Node value) {
    Answer answer = Acceptance.ofListed(form, value);
    if (answer != Answer.NO) {
      answer = answer.and(ofFacet(form, value));
    }
    for (Condition condition : form.conditions()) {
      answer = answer == Answer.NO
          ? answer : answer.and(condition.test().of(value, (part, inside) -> of(Schema.of(part), inside)));
    }
    return answer;
  }

  private Answer ofFacet(Form form, Node value) {
    if (form.facet() instanceof ArrayFacet arrays) {
      return of(arrays, ((Sequence) value).items());
    }
    return form.facet() instanceof ObjectFacet objects
        ? of(objects, (Mapping) value) : Acceptance.ofFacet(form.facet(), value);
  }

  private Answer of(ArrayFacet arrays, List<Node> items) {
    boolean repeats = arrays.unique() && new HashSet<>(items).size() < items.size();
    Answer answer = Answer.of(arrays.size().accepts(items.size()) && !repeats);
    for (int i = 0; i < items.size() && answer != Answer.NO; i++) {
      answer = answer.and(of(arrays.at(i), items.get(i)));
    }
    return answer;
  }

  private Answer of(ObjectFacet objects, Mapping value) {
    Set<String> names = new HashSet<>(value.keys());
    boolean complete = names.containsAll(objects.required())
        && objects.dependent().entrySet().stream()
            .allMatch(needed -> !names.contains(needed.getKey()) || names.containsAll(needed.getValue()));
    Answer answer = Answer.of(complete && objects.size().accepts(names.size()));
    for (Mapping.Entry member : value.entries()) {
      if (answer != Answer.NO) {
        answer = answer.and(of(objects.at(member.key()), member.value()))
            .and(of(objects.names(), Values.text(member.key())));
      }
    }
    return answer;
  }
}
