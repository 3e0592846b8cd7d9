package io.mcpspec.release.schema.shape;

import io.mcpspec.document.node.Node;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What {@code not} leaves of a shape: types and listed values that it names are out, all else is a condition. */
final class Negation {

  private final Shape negated;
  private final Condition condition;

  Negation(SchemaPart part, Shapes shapes) {
    this.negated = shapes.of(part);
    this.condition = new Condition(
        "not", Meaning.of(part), "", List.of(part), (value, fits) -> fits.of(part, value).not());
  }

  Shape addedTo(Shape shape) {
    Map<JsonType, List<Form>> forms = new EnumMap<>(JsonType.class);
    shape.forms().forEach((type, alternatives) -> {
      List<Form> left = left(type, alternatives);
      if (!left.isEmpty()) {
        forms.put(type, left);
      }
    });
    return new Shape(forms);
  }

  private List<Form> left(JsonType type, List<Form> forms) {
    List<Form> out = negated.of(type);
    if (out.isEmpty()) {
      return forms;
    }
    List<Form> left = new ArrayList<>();
    if (out.stream().noneMatch(Form::asksNothing)) {
      boolean listed = out.stream().allMatch(Form::isList);
      forms.forEach(form -> (listed && form.isList() ? without(form, out) : Optional.of(form.with(condition)))
          .ifPresent(left::add));
    }
    return left;
  }

  private Optional<Form> without(Form form, List<Form> out) {
    Map<String, Node> values = new LinkedHashMap<>(form.values().orElseThrow());
    out.forEach(other -> values.keySet().removeAll(other.values().orElseThrow().keySet()));
    return new Form(form.type(), Optional.of(values), form.facet(), form.conditions()).settled();
  }
}
