package io.mcpspec.spec.syntax;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.shape.Named;
import java.util.List;
import java.util.Optional;

/** {@code server.yaml} as written; {@link ServerKeys} says what each part is. */
public record ServerDecl(
    Scalar name,
    Introduction introduction,
    Java java,
    List<Named<Mapping>> bindings,
    Publishing publishing,
    List<Group> groups,
    List<Variable> environment,
    List<Named<Scalar>> errors,
    Optional<LintDecl> lint) {

  /** What the server says about itself. */
  public record Introduction(
      Optional<Scalar> title, Optional<Scalar> version, Optional<Scalar> instructions, Mapping wire) {}

  /** Settings of the generated Java. */
  public record Java(Scalar javaPackage, Optional<Scalar> handlers) {}

  /** How the server's items appear on the wire. */
  public record Publishing(
      Optional<Scalar> form,
      List<Scalar> clients,
      Optional<Scalar> digests,
      List<Scalar> capabilities,
      Optional<Order> order,
      Optional<Lists> lists,
      Optional<Scalar> promptRelease) {}

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
