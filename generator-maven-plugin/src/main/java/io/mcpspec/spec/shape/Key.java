package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.document.node.Mapping;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A key of a mapping.
 *
 * @param name the key as written
 * @param required whether it must be there
 * @param shape what its value may look like
 * @param doc one sentence for editors: what the key does
 * @param standIn what is taken for a required value that is missing or cannot be used, where the rest has a meaning
 *     without it
 * @param otherNames what it is called elsewhere, as authors may write it here
 * @param <T> what reading the value gives
 */
public record Key<T>(
    String name,
    boolean required,
    Shape<T> shape,
    String doc,
    Optional<Function<Mapping, T>> standIn,
    List<String> otherNames) {

  public static <T> Key<T> required(String name, Shape<T> shape, String doc) {
    return new Key<>(name, true, shape, doc, Optional.empty(), List.of());
  }

  public static <T> Key<T> optional(String name, Shape<T> shape, String doc) {
    return new Key<>(name, false, shape, doc, Optional.empty(), List.of());
  }

  /** The same key with a stand-in. */
  public Key<T> orElse(Function<Mapping, T> replacement) {
    return new Key<>(name, required, shape, doc, Optional.of(replacement), otherNames);
  }

  /** The same key, known by other names too: findings propose it for them. */
  public Key<T> alsoCalled(String... names) {
    return new Key<>(name, required, shape, doc, standIn, List.of(names));
  }

  /** The key that an author meant by a name that is none of {@code keys}. */
  static Optional<String> meant(String written, List<Key<?>> keys) {
    return keys.stream().filter(key -> key.otherNames().contains(written)).map(key -> key.name()).findFirst()
        .or(() -> ClosestName.of(written, keys.stream().map(key -> key.name()).toList()));
  }
}
