package io.mcpspec.generator.resolve;

import io.mcpspec.generator.model.Completion;
import io.mcpspec.generator.syntax.CompletionDecl;
import io.mcpspec.generator.tree.Scalar;

/** Turns a completion as written into the resolved one. */
final class CompletionResolver {

  private CompletionResolver() {}

  static Completion resolve(CompletionDecl written) {
    return written instanceof CompletionDecl.Fixed fixed
        ? new Completion.Values(fixed.values().stream().map(Scalar::text).toList())
        : new Completion.Handler();
  }
}
