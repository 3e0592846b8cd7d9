package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonBoolean;
import io.mcpspec.runtime.json.JsonObject;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The decoders that generated code is made of. */
public final class Decoders {

  private Decoders() {}

  public static StringDecoder string() {
    return new StringDecoder(Bounds.NONE, null, "");
  }

  /** Integers that fit {@code int}. */
  public static NumberDecoder<Integer> int32() {
    return new NumberDecoder<>("an integer", Integer.SIZE, NumberRange.ANY, BigDecimal::intValueExact);
  }

  /** Integers that fit {@code long}. */
  public static NumberDecoder<Long> int64() {
    return new NumberDecoder<>("an integer", Long.SIZE, NumberRange.ANY, BigDecimal::longValueExact);
  }

  /** Integers of up to 1,000 digits. */
  public static NumberDecoder<BigInteger> bigInteger() {
    return new NumberDecoder<>("an integer", Integer.MAX_VALUE, NumberRange.ANY, BigDecimal::toBigIntegerExact);
  }

  public static NumberDecoder<BigDecimal> number() {
    return new NumberDecoder<>("a number", 0, NumberRange.ANY, Function.identity());
  }

  public static Decoder<Boolean> bool() {
    return Form.literal("a boolean", json -> json instanceof JsonBoolean bool ? bool.value() : null);
  }

  /** The one string that is allowed. */
  public static Decoder<String> fixed(String value) {
    return new FixedDecoder<>(Map.of(Json.of(value), value));
  }

  /** The one boolean that is allowed. */
  public static Decoder<Boolean> fixed(boolean value) {
    return new FixedDecoder<>(Map.of(Json.of(value), value));
  }

  /** The one integer that is allowed. */
  public static Decoder<Long> fixed(long value) {
    return new FixedDecoder<>(Map.of(Json.of(value), value));
  }

  /**
   * One of an enum's constants.
   *
   * @param constants the constants in the order to be named
   * @param wire the string of a constant
   */
  public static <E> Decoder<E> oneOf(E[] constants, Function<E, String> wire) {
    Map<Json, E> values = new LinkedHashMap<>();
    for (E constant : constants) {
      values.put(Json.of(wire.apply(constant)), constant);
    }
    return new FixedDecoder<>(values);
  }

  public static <T> ListDecoder<T> list(Decoder<T> items) {
    return new ListDecoder<>(items, Bounds.NONE, false);
  }

  /** Objects with free names, in their order. */
  public static <V> MapDecoder<V, Map<String, V>> map(Decoder<V> values) {
    return new MapDecoder<>(values, Bounds.NONE, Function.identity());
  }

  /** Objects of any content. */
  public static MapDecoder<Json, JsonObject> object() {
    return new MapDecoder<>(json(), Bounds.NONE, JsonObject::new);
  }

  /** Any value. */
  public static Decoder<Json> json() {
    return Form.of("a value", Function.identity());
  }

  /** A union of objects told apart by the member {@code tag}. */
  public static <T> TaggedDecoder<T> tagged(String tag) {
    return new TaggedDecoder<>(tag, new LinkedHashMap<>());
  }

  /** A union whose variants are tried in the order in which they are added. */
  public static <T> ChoiceDecoder<T> choice() {
    return new ChoiceDecoder<>(List.of(), false);
  }

  /** What {@code decoder} reads, put into something else. */
  public static <T, R> Decoder<R> mapped(Decoder<T> decoder, Function<T, R> conversion) {
    return new MappedDecoder<>(decoder, conversion);
  }

  /** A value that must also fit a schema. */
  public static <T> Decoder<T> checked(Decoder<T> decoder, SchemaCheck check) {
    return new CheckedDecoder<>(decoder, check);
  }
}
