package io.mcpspec.runtime.completion;

import io.mcpspec.runtime.call.ReadContext;
import java.util.Map;

/** Proposes values for an argument. */
@FunctionalInterface
public interface CompletionFunction {

  /**
   * @param value what has been typed so far
   * @param others the values of the other arguments, as far as the client sends them
   */
  CompletionResult complete(String value, Map<String, String> others, ReadContext context);
}
