package io.mcpspec.runtime.aws.dynamodb.value;

import io.mcpspec.runtime.aws.Base64Text;
import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.decode.Problems;
import io.mcpspec.runtime.text.Excerpt;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.core.SdkBytes;

/** Checks that a set has elements and holds each of them once. */
final class SetReader {

  private final Problems problems;

  SetReader(Problems problems) {
    this.problems = problems;
  }

  Optional<List<String>> strings(Optional<List<String>> elements, Path path) {
    return elements.flatMap(list -> distinct(list, path, text -> text, Excerpt::of));
  }

  /** Numbers are the same when their values are: {@code 1} and {@code 1.0}. */
  Optional<List<String>> numbers(Optional<List<String>> elements, Path path) {
    return elements.flatMap(
        list -> distinct(list, path, text -> new BigDecimal(text).stripTrailingZeros(), Excerpt::of));
  }

  Optional<List<SdkBytes>> binaries(Optional<List<SdkBytes>> elements, Path path) {
    return elements.flatMap(
        list -> distinct(list, path, bytes -> bytes, bytes -> Excerpt.of(Base64Text.encode(bytes))));
  }

  private <T> Optional<List<T>> distinct(
      List<T> elements, Path path, Function<T, Object> identity, Function<T, String> shown) {
    if (elements.isEmpty()) {
      problems.add(path, "a set has at least one element; leave the attribute out, or use an empty list {\"L\": []}");
      return Optional.empty();
    }
    Map<Object, T> seen = new HashMap<>();
    for (T element : elements) {
      T same = seen.putIfAbsent(identity.apply(element), element);
      if (same != null) {
        problems.add(path, "a set holds each element once, got " + twice(shown.apply(same), shown.apply(element)));
        return Optional.empty();
      }
    }
    return Optional.of(elements);
  }

  private static String twice(String first, String second) {
    return first.equals(second) ? first + " twice" : first + " and " + second + ", which are equal";
  }
}
