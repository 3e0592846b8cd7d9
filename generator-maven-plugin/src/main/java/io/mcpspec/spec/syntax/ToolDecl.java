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
    Listing listing,
    Optional<Scalar> group,
    Behaviour behaviour,
    Schemas schemas,
    Optional<Mapping> binding,
    List<Example> examples,
    List<Named<Scalar>> errors,
    History history,
    Optional<Scalar> adopted) {

  /** What the list says about the tool. */
  public record Listing(Optional<Scalar> title, Optional<Scalar> description, Mapping wire) {}

  /** What the tool does to the world. */
  public record Behaviour(
      Scalar effect, Optional<Scalar> idempotent, Optional<Scalar> openWorld, Optional<Node> annotations) {}

  /** The schemas of arguments and result. */
  public record Schemas(Node input, Optional<Node> output) {}

  /** How the tool changes by release. */
  public record History(Optional<Scalar> since, List<Renamed> renamed, Optional<Deprecated> deprecated) {}

  /** One example call. */
  public record Example(Scalar title, Node input, Optional<Node> output) {}

  /** An older name. */
  public record Renamed(Scalar from, Optional<Scalar> until) {}

  /** A farewell. */
  public record Deprecated(Scalar since, Optional<Scalar> replacedBy, Optional<Scalar> why) {}
}
