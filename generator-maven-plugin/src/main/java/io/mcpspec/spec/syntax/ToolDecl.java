package io.mcpspec.spec.syntax;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.shape.Named;
import java.util.List;
import java.util.Optional;

/** A file of {@code tools/} as written; {@link ToolKeys} says what each part is. */
public record ToolDecl(
    Scalar name,
    Optional<Scalar> title,
    Optional<Scalar> group,
    Optional<Scalar> since,
    Scalar effect,
    Optional<Scalar> idempotent,
    Optional<Scalar> openWorld,
    Optional<Node> annotations,
    Optional<Scalar> description,
    Node input,
    Optional<Node> output,
    Optional<Mapping> binding,
    List<Example> examples,
    List<Named<Scalar>> errors,
    List<Renamed> renamed,
    Optional<Deprecated> deprecated,
    Optional<Scalar> adopted,
    Mapping wire) {

  /** One example call. */
  public record Example(Scalar title, Node input, Optional<Node> output) {}

  /** An older name. */
  public record Renamed(Scalar from, Optional<Scalar> until) {}

  /** A farewell. */
  public record Deprecated(Scalar since, Optional<Scalar> replacedBy, Optional<Scalar> why) {}
}
