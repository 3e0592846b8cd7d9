package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * A member that may be absent and may be null, where the two mean different things.
 *
 * @param <T> type of a value that is there
 */
public sealed interface Presence<T> {

  /** The member is not there. */
  static <T> Presence<T> absent() {
    return new Absent<>();
  }

  /** The member is null. */
  static <T> Presence<T> ofNull() {
    return new Null<>();
  }

  static <T> Presence<T> of(T value) {
    return new Value<>(value);
  }

  /** The value; empty when the member is absent or null. */
  default Optional<T> value() {
    return Optional.empty();
  }

  default boolean isAbsent() {
    return false;
  }

  default boolean isNull() {
    return false;
  }

  /** The member as JSON; empty when it is absent. */
  default Optional<Json> toJson(Function<? super T, ? extends Json> encoder) {
    return isNull() ? Optional.of(Json.nullValue()) : value().map(encoder);
  }

  /** Not there. */
  record Absent<T>() implements Presence<T> {
    @Override
    public boolean isAbsent() {
      return true;
    }
  }

  /** Null. */
  record Null<T>() implements Presence<T> {
    @Override
    public boolean isNull() {
      return true;
    }
  }

  /** There, and not null. */
  record Value<T>(T held) implements Presence<T> {
    public Value {
      Objects.requireNonNull(held, "value");
    }

    @Override
    public Optional<T> value() {
      return Optional.of(held);
    }
  }
}
