package io.mcpspec.generator.syntax;

/**
 * A key of a mapping.
 *
 * @param name the key as written
 * @param required whether it must be there
 * @param shape what its value may look like
 * @param doc one sentence for editors: what the key does
 * @param <T> what reading the value gives
 */
public record Key<T>(String name, boolean required, Shape<T> shape, String doc) {

  public static <T> Key<T> required(String name, Shape<T> shape, String doc) {
    return new Key<>(name, true, shape, doc);
  }

  public static <T> Key<T> optional(String name, Shape<T> shape, String doc) {
    return new Key<>(name, false, shape, doc);
  }
}
