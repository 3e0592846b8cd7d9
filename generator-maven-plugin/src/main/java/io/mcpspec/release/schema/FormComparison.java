package io.mcpspec.release.schema;

import static io.mcpspec.release.schema.shape.Answer.NO;
import static io.mcpspec.release.schema.shape.Answer.UNDECIDABLE;
import static io.mcpspec.release.schema.shape.Answer.YES;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.release.schema.Change.Kind;
import io.mcpspec.release.schema.shape.Acceptance;
import io.mcpspec.release.schema.shape.Answer;
import io.mcpspec.release.schema.shape.ArrayFacet;
import io.mcpspec.release.schema.shape.Facet;
import io.mcpspec.release.schema.shape.Form;
import io.mcpspec.release.schema.shape.JsonType;
import io.mcpspec.release.schema.shape.NumberFacet;
import io.mcpspec.release.schema.shape.ObjectFacet;
import io.mcpspec.release.schema.shape.Schema;
import io.mcpspec.release.schema.shape.StringFacet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Compares two alternatives of the same type: their values, what is asked of them, their conditions. */
final class FormComparison {

  private static final String ANY_OTHER = "any other";

  private final SchemaComparison comparison;
  private final SchemaPath path;

  FormComparison(SchemaComparison comparison, SchemaPath path) {
    this.comparison = comparison;
    this.path = path;
  }

  void compare(Form before, Form after) {
    if (before.values().isPresent() || after.values().isPresent()) {
      values(before, after);
    } else {
      facets(before.facet(), after.facet());
    }
    new ConditionComparison(comparison, path).compare(before.conditions(), after.conditions());
  }

  private void facets(Facet before, Facet after) {
    if (before instanceof StringFacet strings) {
      new TextComparison(comparison, path).compare(strings, (StringFacet) after);
    } else if (before instanceof NumberFacet numbers) {
      new ScalarComparison(comparison, path).numbers(numbers, (NumberFacet) after);
    } else if (before instanceof ArrayFacet arrays) {
      new ArrayComparison(comparison, path).compare(arrays, (ArrayFacet) after);
    } else if (before instanceof ObjectFacet objects) {
      new ObjectComparison(comparison, path).compare(objects, (ObjectFacet) after);
    }
  }

  /** Values that are listed are looked at one by one, also where the other side does not list its own. */
  private void values(Form before, Form after) {
    Map<String, Node> old = listed(before);
    Map<String, Node> now = listed(after);
    List<String> refused = refused(old, after);
    List<String> taken = refused(now, before);
    boolean opened = now.isEmpty();
    boolean closed = old.isEmpty();
    if (!refused.isEmpty() || closed) {
      comparison.add(Change.of(
          Kind.VALUES_REMOVED, path, closed ? YES : answer(old, after), NO, "enum",
          closed ? ANY_OTHER : String.join(", ", refused), closed ? String.join(", ", now.keySet()) : ""));
    }
    if (!taken.isEmpty() || opened) {
      comparison.add(Change.of(
          Kind.VALUES_ADDED, path, NO, opened ? YES : answer(now, before), "enum",
          opened ? String.join(", ", old.keySet()) : "", opened ? ANY_OTHER : String.join(", ", taken)));
    }
  }

  /** Both booleans are listed wherever one of them is. */
  private static Map<String, Node> listed(Form form) {
    if (form.values().isEmpty() && form.type() == JsonType.BOOLEAN) {
      Map<String, Node> both = new LinkedHashMap<>();
      for (boolean value : new boolean[] {true, false}) {
        both.put(Boolean.toString(value), Scalar.bool(value, Schema.NEVER.parts().get(0).node().span()));
      }
      return both;
    }
    return form.values().orElse(Map.of());
  }

  /** The values that the other side does not surely take. */
  private static List<String> refused(Map<String, Node> values, Form other) {
    List<String> refused = new ArrayList<>();
    values.forEach((text, value) -> {
      if (accepted(other, value) != YES) {
        refused.add(text);
      }
    });
    return refused;
  }

  /** Conditions are compared by themselves. */
  private static Answer accepted(Form form, Node value) {
    return Acceptance.of(new Form(form.type(), form.values(), form.facet(), Set.of()), value);
  }

  private static Answer answer(Map<String, Node> values, Form other) {
    return values.values().stream().anyMatch(value -> accepted(other, value) == NO) ? YES : UNDECIDABLE;
  }
}
