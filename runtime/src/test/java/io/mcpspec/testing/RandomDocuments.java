package io.mcpspec.testing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items of every type, nesting and size, always the same ones for a seed. */
public final class RandomDocuments {

  private static final int DEEPEST = 32;
  /** One document in so many goes down to the deepest level. */
  private static final int DEEP_ONE_IN = 40;

  private static final String[] STRINGS = {
    "", "a", "S", "é", "日本", "\uD83D\uDE00", "\"quoted\"", "line\nend", "\u0000", "@{arg.x}",
    "{\"S\": \"x\"}", "\u2028", "1"
  };

  private static final String[] NAMES = {"in", "S", "N", "B", "BOOL", "NULL", "M", "L", "SS", "NS", "BS", "s", "m"};

  private final Random random;

  public RandomDocuments(long seed) {
    this.random = new Random(seed);
  }

  public Map<String, AttributeValue> item() {
    Map<String, AttributeValue> item = members(1 + random.nextInt(6), 0);
    if (random.nextInt(DEEP_ONE_IN) == 0) {
      item.put("deep", deep());
    }
    return item;
  }

  /** A value inside of as many maps and lists as there may be. */
  private AttributeValue deep() {
    AttributeValue value = value(DEEPEST);
    for (int level = 0; level < DEEPEST; level++) {
      value = random.nextBoolean() ? AttributeValue.fromL(List.of(value)) : AttributeValue.fromM(Map.of(name(), value));
    }
    return value;
  }

  private AttributeValue value(int depth) {
    int kind = random.nextInt(depth > 5 ? 5 : 11);
    return switch (kind) {
      case 0, 1 -> AttributeValue.fromS(string());
      case 2 -> AttributeValue.fromN(number());
      case 3 -> AttributeValue.fromBool(random.nextBoolean());
      case 4 -> AttributeValue.fromNul(true);
      case 5 -> AttributeValue.fromL(list(depth + 1));
      case 6 -> AttributeValue.fromM(map(depth + 1));
      case 7 -> AttributeValue.fromB(bytes());
      case 8 -> AttributeValue.fromSs(set(this::string, text -> text));
      case 9 -> AttributeValue.fromNs(set(this::number, text -> new BigDecimal(text).stripTrailingZeros()));
      default -> AttributeValue.fromBs(set(this::bytes, bytes -> bytes));
    };
  }

  /** Some have one member that is named as a type tag is. */
  private Map<String, AttributeValue> map(int depth) {
    return random.nextInt(3) == 0
        ? Map.of(name(), value(depth))
        : members(random.nextInt(4), depth);
  }

  private String name() {
    return NAMES[random.nextInt(NAMES.length)];
  }

  private Map<String, AttributeValue> members(int size, int depth) {
    Map<String, AttributeValue> members = new LinkedHashMap<>();
    for (int i = 0; i < size; i++) {
      members.put("k" + i + string(), value(depth));
    }
    return members;
  }

  private List<AttributeValue> list(int depth) {
    List<AttributeValue> items = new ArrayList<>();
    for (int size = random.nextInt(4); size > 0; size--) {
      items.add(value(depth));
    }
    return items;
  }

  private <T> List<T> set(Supplier<T> element, Function<T, Object> identity) {
    Map<Object, T> elements = new LinkedHashMap<>();
    for (int size = 1 + random.nextInt(4); size > 0; size--) {
      T next = element.get();
      elements.putIfAbsent(identity.apply(next), next);
    }
    return List.copyOf(elements.values());
  }

  private String string() {
    return STRINGS[random.nextInt(STRINGS.length)];
  }

  private SdkBytes bytes() {
    byte[] bytes = new byte[random.nextInt(8)];
    random.nextBytes(bytes);
    return SdkBytes.fromByteArray(bytes);
  }

  /** Up to 38 digits, within DynamoDB's magnitudes, some with an exponent. */
  private String number() {
    BigInteger digits = new BigInteger(1 + random.nextInt(126), random).mod(BigInteger.TEN.pow(38));
    BigDecimal number = new BigDecimal(digits, random.nextInt(180) - 85);
    return (random.nextBoolean() ? number.negate() : number).toString();
  }
}
