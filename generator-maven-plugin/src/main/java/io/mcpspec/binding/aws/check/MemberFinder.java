package io.mcpspec.binding.aws.check;

import io.mcpspec.binding.aws.model.MemberPath;
import io.mcpspec.binding.aws.model.Operation;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.binding.aws.model.Shape;
import io.mcpspec.binding.aws.model.ShapeReader;
import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.document.source.Span;
import java.util.Optional;
import java.util.Set;

/** Finds members of requests and responses by their paths, and reports those that there are not. */
final class MemberFinder {

  private final ServiceModel model;
  private final Findings findings;

  MemberFinder(ServiceModel model, Findings findings) {
    this.model = model;
    this.findings = findings;
  }

  /** The shape of a member of the operation's request. */
  Optional<Shape> ofInput(Operation operation, String path, Span span) {
    return find(operation.input(), path).or(() ->
        unknown(operation, operation.input(), Code.BINDING_UNKNOWN_MEMBER, "input", path, span));
  }

  /** The shape of a member of the operation's response. */
  Optional<Shape> ofOutput(Operation operation, String path, Span span) {
    Shape output = operation.output().orElseGet(() -> ShapeReader.ofPrelude("smithy.api#Structure"));
    return find(output, path).or(() ->
        unknown(operation, output, Code.BINDING_UNKNOWN_RESULT, "output", path, span));
  }

  /** Whether one can be passed where the other is taken. */
  boolean isAlike(Shape first, Shape second) {
    boolean isText = first.kind() == Shape.Kind.STRING && second.kind() == Shape.Kind.STRING;
    boolean isOpaque = isOpaqueMap(first) && isOpaqueMap(second);
    return isText || isOpaque || first.name().equals(second.name());
  }

  private boolean isOpaqueMap(Shape shape) {
    return shape.kind() == Shape.Kind.MAP && model.isOpaque(model.element(shape));
  }

  private Optional<Shape> find(Shape structure, String path) {
    return model.member(structure, MemberPath.of(path)).map(member -> model.shape(member.target()));
  }

  private Optional<Shape> unknown(
      Operation operation, Shape structure, Code code, String side, String path, Span span) {
    Set<String> names = structure.members().keySet();
    findings.report(
        code,
        span,
        "`" + path + "` is no member of " + operation.name() + "'s " + side,
        "it has " + String.join(", ", names) + " in AWS's model",
        ClosestName.help(path, names, "write the member's path in AWS's names"));
    return Optional.empty();
  }
}
