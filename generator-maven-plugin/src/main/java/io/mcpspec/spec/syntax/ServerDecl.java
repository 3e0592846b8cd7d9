package io.mcpspec.spec.syntax;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.shape.Named;
import java.util.List;
import java.util.Optional;

/** {@code server.yaml} as written; {@link ServerKeys} says what each part is. */
public record ServerDecl(
    Scalar name,
    Optional<Scalar> title,
    Optional<Scalar> version,
    Optional<Scalar> instructions,
    Java java,
    List<Named<Mapping>> bindings,
    Optional<Scalar> publish,
    Optional<Scalar> digests,
    List<Scalar> capabilities,
    Optional<Scalar> promptRelease,
    List<Group> groups,
    Optional<Order> order,
    Optional<Lists> lists,
    List<Variable> environment,
    List<Named<Scalar>> errors,
    Mapping wire) {

  /** Settings of the generated Java. */
  public record Java(Scalar javaPackage, Optional<Scalar> handlers) {}

  /** A group of tools. */
  public record Group(Scalar id, Scalar title, Optional<Scalar> description, Optional<Scalar> servedByDefault) {}

  /** The served order. */
  public record Order(
      List<Scalar> tools, List<Scalar> prompts, List<Scalar> resources, List<Scalar> resourceTemplates) {}

  /** Which lists are answered. */
  public record Lists(
      Optional<Scalar> tools,
      Optional<Scalar> prompts,
      Optional<Scalar> resources,
      Optional<Scalar> resourceTemplates) {}

  /** A variable that the server reads. */
  public record Variable(Scalar name, Scalar description, Optional<Scalar> secret) {}
}
