package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.JsonObject;

/** Reads the arguments of a call. */
public final class Arguments {

  private Arguments() {}

  /**
   * @throws InvalidArgumentsException with everything that is wrong
   */
  public static <T> T decode(JsonObject arguments, Decoder<T> decoder) {
    Problems problems = new Problems();
    T value = decoder.decode(arguments, Path.ROOT, problems);
    if (!problems.isEmpty()) {
      throw new InvalidArgumentsException(problems.lines());
    }
    return value;
  }
}
