package io.mcpspec.spec.syntax;

import static io.mcpspec.spec.shape.Key.required;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.shape.Key;
import io.mcpspec.spec.shape.MappingShape;
import io.mcpspec.spec.shape.Shapes;
import java.util.List;

/**
 * A file of {@code types/} as written.
 *
 * @param name name in {@code $ref: type:NAME}
 * @param schema the JSON Schema
 */
public record TypeDecl(Scalar name, Node schema) {

  private static final Key<Scalar> SPEC = FileHeader.key("type/1");
  private static final Key<Scalar> NAME =
      required("name", Shapes.id(), "The name in `$ref: type:NAME`.")
          .orElse(StandIns::fileName);
  private static final Key<Node> SCHEMA = required("schema", Shapes.jsonSchema(), "The JSON Schema 2020-12.");

  /** The shape of the file. */
  public static final MappingShape<TypeDecl> SHAPE =
      new MappingShape<>(
              "a shared type",
              List.of(SPEC, NAME, SCHEMA),
              values -> new TypeDecl(values.get(NAME), values.get(SCHEMA)))
          .declaring("shared type", "name");
}
