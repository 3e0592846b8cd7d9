package io.mcpspec.spec.resolve;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import java.util.List;

/** Finds annotations that clients overlook. They are published as they are written, so these are warnings. */
final class AnnotationCheck {

  private static final List<String> HINTS =
      List.of("title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint");

  private final Diagnostics diagnostics;
  private final Diagnostics warnings;

  AnnotationCheck(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    this.warnings = diagnostics.part();
  }

  void check(Node annotations) {
    if (annotations instanceof Mapping mapping) {
      mapping.entries().forEach(this::check);
    }
    diagnostics.reportAsWarnings(warnings);
  }

  private void check(Mapping.Entry annotation) {
    if (HINTS.contains(annotation.key())) {
      checkType(annotation);
    } else {
      ClosestName.of(annotation.key(), HINTS).ifPresent(near -> warnings.report(
          Code.UNKNOWN_KEY, annotation.keySpan(), "MCP has no annotation `" + annotation.key() + "`",
          "did you mean `" + near + "`?"));
    }
  }

  private void checkType(Mapping.Entry annotation) {
    boolean text = annotation.key().equals("title");
    boolean fits = annotation.value() instanceof Scalar scalar
        && scalar.kind() == (text ? Scalar.Kind.STRING : Scalar.Kind.BOOLEAN);
    if (!fits) {
      warnings.report(
          Code.WRONG_TYPE,
          annotation.value().span(),
          "`" + annotation.key() + "` is " + (text ? "a string" : "true or false") + " in MCP, this is "
              + annotation.value().describe(),
          text ? "quote it" : "write true or false");
    }
  }
}
