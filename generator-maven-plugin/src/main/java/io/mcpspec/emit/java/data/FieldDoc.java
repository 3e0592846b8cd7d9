package io.mcpspec.emit.java.data;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Node;
import io.mcpspec.emit.java.name.JavaField;
import io.mcpspec.emit.java.print.Javadoc;
import io.mcpspec.jsonschema.type.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The Javadoc of an accessor: the schema's description, the bounds and the default. */
final class FieldDoc {

  private static final int LONGEST_DEFAULT = 60;

  private FieldDoc() {}

  static Optional<String> of(JavaField field) {
    List<String> more = new ArrayList<>(BoundsText.of(field.resolved()));
    field.defaultValue().map(FieldDoc::defaultText).ifPresent(more::add);
    if (field.holding() == JavaField.Holding.OPTIONAL && field.field().nullable()
        && !(field.resolved() instanceof SchemaType.Raw)) {
      more.add("Empty means null.");
    }
    boolean says = field.field().doc().filter(doc -> !doc.isBlank()).isPresent() || !more.isEmpty();
    return says ? Optional.of(Javadoc.of(field.field().doc(), more)) : Optional.empty();
  }

  private static String defaultText(Node value) {
    String json = JsonWriter.compact(value);
    return json.length() <= LONGEST_DEFAULT ? "Default: " + Javadoc.code(json) + "." : "Has a default.";
  }
}
