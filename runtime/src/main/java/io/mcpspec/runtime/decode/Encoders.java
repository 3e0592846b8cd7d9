package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonObject;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Turns Java values into JSON: the counterparts of the {@link Decoders} that are more than one call. */
public final class Encoders {

  private Encoders() {}

  public static <T> JsonArray array(Collection<T> items, Function<? super T, ? extends Json> encoder) {
    return Json.array(items.stream().map(encoder).toList());
  }

  public static <V> JsonObject object(Map<String, V> members, Function<? super V, ? extends Json> encoder) {
    JsonObject.Builder object = JsonObject.builder();
    members.forEach((name, value) -> object.put(name, encoder.apply(value)));
    return object.build();
  }

  public static Json integer(BigInteger value) {
    return Json.of(new BigDecimal(value));
  }

  /** The value, or JSON's {@code null}. */
  public static <T> Json orNull(Optional<T> value, Function<? super T, ? extends Json> encoder) {
    Optional<Json> json = value.map(encoder);
    return json.orElse(Json.nullValue());
  }
}
