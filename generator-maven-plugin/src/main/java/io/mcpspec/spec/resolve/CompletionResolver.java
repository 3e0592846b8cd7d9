package io.mcpspec.spec.resolve;

import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.model.Completion;
import io.mcpspec.spec.syntax.CompletionDecl;

/** Turns a completion as written into the resolved one. */
final class CompletionResolver {

  private CompletionResolver() {}

  static Completion resolve(CompletionDecl written) {
    return written instanceof CompletionDecl.Fixed fixed
        ? new Completion.Values(fixed.values().stream().map(Scalar::text).toList())
        : new Completion.Handler();
  }
}
