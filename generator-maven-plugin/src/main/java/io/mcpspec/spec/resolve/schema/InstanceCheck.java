package io.mcpspec.spec.resolve.schema;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.check.Misfit;
import io.mcpspec.jsonschema.check.SchemaValidator;
import java.util.List;
import java.util.Optional;

/** Validates values against schemas and reports those that do not fit. */
record InstanceCheck(SchemaValidator validator, Diagnostics diagnostics) {

  /**
   * Reports the first place at which a value does not fit.
   *
   * @param code the kind of finding
   * @param what the value and its schema in words: {@code the example does not fit `input`}
   * @param schema a usable schema
   * @return whether it fits
   */
  boolean check(Code code, String what, Node value, Node schema) {
    Optional<Misfit> misfit = validator.misfit(value, schema);
    misfit.ifPresent(found -> diagnostics.report(
        new Diagnostic(code, found.at().place(), what, List.of(found.message()), List.of())));
    return misfit.isEmpty();
  }
}
