package io.mcpspec.runtime.prompt;

import io.mcpspec.runtime.call.ReadContext;
import io.mcpspec.runtime.json.JsonObject;

/** One prompt, from raw arguments to messages: generated code decodes and calls the handler. */
@FunctionalInterface
public interface PromptFunction {

  /**
   * @param arguments the arguments as sent; every value is a string and every required one is there
   * @throws io.mcpspec.runtime.decode.InvalidArgumentsException when arguments do not fit
   */
  PromptResult get(JsonObject arguments, ReadContext context);
}
