package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonNumber;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.function.Function;

/**
 * Reads numbers of one Java type. An integer may be spelt {@code 1.0} or {@code 1e3}, as in JSON Schema.
 *
 * @param <T> {@code Integer}, {@code Long}, {@code BigInteger} or {@code BigDecimal}
 */
public final class NumberDecoder<T> implements Decoder<T> {

  /** Integers of more digits are refused: written with an exponent, a few characters could take all memory. */
  private static final int MOST_DIGITS = 1000;

  private final String noun;
  private final Function<BigDecimal, T> conversion;
  private final int bits;
  private final NumberRange range;

  /**
   * @param bits size of the integer type; zero when the numbers need not be integers
   */
  NumberDecoder(String noun, int bits, NumberRange range, Function<BigDecimal, T> conversion) {
    this.noun = noun;
    this.bits = bits;
    this.range = range;
    this.conversion = conversion;
  }

  private NumberDecoder<T> with(NumberRange changed) {
    return new NumberDecoder<>(noun, bits, changed, conversion);
  }

  /** The same with a least number. */
  public NumberDecoder<T> from(String least) {
    return with(range.low(new BigDecimal(least), false));
  }

  /** The same as {@link #from(String)}. */
  public NumberDecoder<T> from(long least) {
    return from(Long.toString(least));
  }

  /** The same with a number that all must be above. */
  public NumberDecoder<T> above(String bound) {
    return with(range.low(new BigDecimal(bound), true));
  }

  /** The same as {@link #above(String)}. */
  public NumberDecoder<T> above(long bound) {
    return above(Long.toString(bound));
  }

  /** The same with a greatest number. */
  public NumberDecoder<T> to(String greatest) {
    return with(range.high(new BigDecimal(greatest), false));
  }

  /** The same as {@link #to(String)}. */
  public NumberDecoder<T> to(long greatest) {
    return to(Long.toString(greatest));
  }

  /** The same with a number that all must be below. */
  public NumberDecoder<T> below(String bound) {
    return with(range.high(new BigDecimal(bound), true));
  }

  /** The same as {@link #below(String)}. */
  public NumberDecoder<T> below(long bound) {
    return below(Long.toString(bound));
  }

  /** The same for multiples of {@code step}. */
  public NumberDecoder<T> multipleOf(String step) {
    return with(range.step(new BigDecimal(step)));
  }

  /** The same as {@link #multipleOf(String)}. */
  public NumberDecoder<T> multipleOf(long step) {
    return multipleOf(Long.toString(step));
  }

  @Override
  public T decode(Json json, Path path, Problems problems) {
    if (!(Literals.read(json, problems) instanceof JsonNumber number)
        || bits > 0 && !isWhole(number.value())
        || !range.allows(number.value())) {
      problems.add(path, expected(), json);
      return null;
    }
    if (bits == 0) {
      return conversion.apply(number.value());
    }
    if (digits(number.value()) > MOST_DIGITS || whole(number.value()).unscaledValue().bitLength() >= bits) {
      problems.add(path, expected() + " that fits in " + bits + " bits", json);
      return null;
    }
    return conversion.apply(whole(number.value()));
  }

  private static boolean isWhole(BigDecimal value) {
    return value.scale() <= 0 || value.stripTrailingZeros().scale() <= 0;
  }

  private static long digits(BigDecimal value) {
    return value.signum() == 0 ? 1 : (long) value.precision() - value.scale();
  }

  private static BigDecimal whole(BigDecimal value) {
    return value.signum() == 0 ? BigDecimal.ZERO : value.setScale(0, RoundingMode.UNNECESSARY);
  }

  @Override
  public String expected() {
    return noun + range.describe();
  }
}
