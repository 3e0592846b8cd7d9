package io.mcpspec.lint.rule;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Subschema;
import io.mcpspec.jsonschema.Subschemas;
import io.mcpspec.lint.rule.LintedText.Role;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Finds the texts of a list item, in schemas at every depth. What only programs read, below {@code _meta}, is not. */
final class TextWalk {

  private static final Set<String> EXPLAINING = Set.of("title", "description", "instructions", "$comment");
  private static final Set<String> FOR_PROGRAMS = Set.of("_meta", "icons", "annotations", "capabilities");

  private final String item;
  private final Consumer<LintedText> texts;

  private TextWalk(String item, Consumer<LintedText> texts) {
    this.item = item;
    this.texts = texts;
  }

  /**
   * The texts of an item.
   *
   * @param item the subject of its findings
   */
  static void of(String item, Mapping value, Consumer<LintedText> texts) {
    new TextWalk(item, texts).item(value, "");
  }

  private void item(Mapping value, String pointer) {
    for (Mapping.Entry entry : value.entries()) {
      String inner = pointer + "/" + SchemaPath.escaped(entry.key());
      if (FOR_PROGRAMS.contains(entry.key())) {
        continue;
      }
      if (entry.key().endsWith("Schema")) {
        schema(entry.value(), inner, entry.key().equals("outputSchema"));
      } else if (entry.value() instanceof Mapping mapping) {
        item(mapping, inner);
      } else if (entry.value() instanceof Sequence list) {
        items(list, inner);
      } else {
        scalar(role(entry.key()), entry.value(), inner);
      }
    }
  }

  private void items(Sequence list, String pointer) {
    for (int i = 0; i < list.items().size(); i++) {
      if (list.items().get(i) instanceof Mapping mapping) {
        item(mapping, pointer + "/" + i);
      }
    }
  }

  private void schema(Node schema, String pointer, boolean ofResult) {
    if (!(schema instanceof Mapping mapping)) {
      return;
    }
    Set<String> below = new HashSet<>();
    for (Subschema inner : Subschemas.in(mapping)) {
      below.add(inner.path().get(0));
      String path = pointer + SchemaPath.of(inner.path());
      inner.property().ifPresent(name -> texts.accept(LintedText.of(Role.NAME, name, item + "#" + path, schema)));
      schema(inner.schema(), path, ofResult);
    }
    for (Mapping.Entry entry : mapping.entries()) {
      if (!below.contains(entry.key())) {
        Role role = keywordRole(entry.key());
        values(ofResult ? role.ofResult() : role, entry.value(), pointer + "/" + SchemaPath.escaped(entry.key()));
      }
    }
  }

  /** All texts of a value, however deep. */
  private void values(Role role, Node value, String pointer) {
    if (value instanceof Mapping mapping) {
      mapping.entries().forEach(
          entry -> values(role, entry.value(), pointer + "/" + SchemaPath.escaped(entry.key())));
    } else if (value instanceof Sequence list) {
      List<Node> items = list.items();
      for (int i = 0; i < items.size(); i++) {
        values(role, items.get(i), pointer + "/" + i);
      }
    } else {
      scalar(role, value, pointer);
    }
  }

  private void scalar(Role role, Node value, String pointer) {
    if (value instanceof Scalar scalar && scalar.isString() && !scalar.text().isEmpty()) {
      texts.accept(LintedText.of(role, item + "#" + pointer, scalar));
    }
  }

  private static Role role(String key) {
    return EXPLAINING.contains(key) ? Role.DESCRIPTION
        : key.equals("name") ? Role.NAME
        : key.equals("text") ? Role.CONTENT
        : Role.OTHER;
  }

  private static Role keywordRole(String keyword) {
    return switch (keyword) {
      case "title", "description", "$comment" -> Role.DESCRIPTION;
      case "enum", "const", "default", "examples", "example" -> Role.VALUE;
      default -> Role.OTHER;
    };
  }
}
