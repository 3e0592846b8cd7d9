package io.mcpspec.runtime.aws.dynamodb.value;

import io.mcpspec.runtime.aws.Base64Text;
import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.decode.Problems;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonBoolean;
import io.mcpspec.runtime.json.JsonNull;
import io.mcpspec.runtime.json.JsonNumber;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonString;
import io.mcpspec.runtime.text.Excerpt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads values that carry type tags. What is wrong is reported; the value is then empty. */
final class TypedValues {

  private final Problems problems;
  private final SetReader sets;

  TypedValues(Problems problems) {
    this.problems = problems;
    this.sets = new SetReader(problems);
  }

  /**
   * Reads one typed value.
   *
   * @param depth how many maps and lists it stands in
   */
  Optional<AttributeValue> read(Json source, Path path, int depth) {
    if (!(source instanceof JsonObject object) || object.members().size() != 1) {
      return wrong(path, source);
    }
    Map.Entry<String, Json> only = object.members().entrySet().iterator().next();
    Optional<TypeTag> tag = TypeTag.of(only.getKey());
    if (tag.isEmpty()) {
      return wrong(path, source);
    }
    return read(tag.get(), only.getValue(), path.member(only.getKey()), depth);
  }

  private Optional<AttributeValue> read(TypeTag tag, Json value, Path path, int depth) {
    return switch (tag) {
      case S -> string(value, path).map(AttributeValue::fromS);
      case N -> number(value, path).map(AttributeValue::fromN);
      case B -> binary(value, path).map(AttributeValue::fromB);
      case BOOL -> bool(value, path).map(AttributeValue::fromBool);
      case NULL -> isNull(value, path).map(AttributeValue::fromNul);
      case SS -> sets.strings(elements(tag, value, path, this::string), path).map(AttributeValue::fromSs);
      case NS -> sets.numbers(elements(tag, value, path, this::number), path).map(AttributeValue::fromNs);
      case BS -> sets.binaries(elements(tag, value, path, this::binary), path).map(AttributeValue::fromBs);
      case M -> map(value, path, depth + 1);
      case L -> list(value, path, depth + 1);
    };
  }

  private Optional<AttributeValue> map(Json value, Path path, int depth) {
    if (!(value instanceof JsonObject object)) {
      return expected(TypeTag.M, value, path);
    }
    if (Nesting.isTooDeep(depth, path, problems)) {
      return Optional.empty();
    }
    Map<String, AttributeValue> members = new LinkedHashMap<>();
    object.members().forEach((name, member) ->
        StoredText.check(name, path, problems).flatMap(good -> read(member, path.member(name), depth))
            .ifPresent(read -> members.put(name, read)));
    return Optional.of(AttributeValue.fromM(members));
  }

  private Optional<AttributeValue> list(Json value, Path path, int depth) {
    if (!(value instanceof JsonArray array)) {
      return expected(TypeTag.L, value, path);
    }
    if (Nesting.isTooDeep(depth, path, problems)) {
      return Optional.empty();
    }
    List<AttributeValue> items = new ArrayList<>();
    for (int i = 0; i < array.items().size(); i++) {
      read(array.items().get(i), path.item(i), depth).ifPresent(items::add);
    }
    return Optional.of(AttributeValue.fromL(items));
  }

  /** The elements of a set; empty after a fault, so that the set is not judged by a part of it. */
  private <T> Optional<List<T>> elements(
      TypeTag tag, Json value, Path path, BiFunction<Json, Path, Optional<T>> element) {
    if (!(value instanceof JsonArray array)) {
      return expected(tag, value, path);
    }
    List<T> read = new ArrayList<>();
    for (int i = 0; i < array.items().size(); i++) {
      element.apply(array.items().get(i), path.item(i)).ifPresent(read::add);
    }
    return read.size() == array.items().size() ? Optional.of(read) : Optional.empty();
  }

  private Optional<String> string(Json value, Path path) {
    return value instanceof JsonString string
        ? StoredText.check(string.value(), path, problems)
        : expected(TypeTag.S, value, path);
  }

  private Optional<String> number(Json value, Path path) {
    if (value instanceof JsonNumber number) {
      return good(DynamoNumber.check(number.value()), number.value().toString(), path);
    }
    if (value instanceof JsonString string) {
      return good(DynamoNumber.read(string.value()), string.value(), path);
    }
    return expected(TypeTag.N, value, path);
  }

  private Optional<String> good(DynamoNumber.Reading reading, String text, Path path) {
    if (!reading.isGood()) {
      problems.add(path, reading.problem());
      return Optional.empty();
    }
    return Optional.of(text);
  }

  private Optional<SdkBytes> binary(Json value, Path path) {
    if (!(value instanceof JsonString string)) {
      return expected(TypeTag.B, value, path);
    }
    Optional<SdkBytes> bytes = Base64Text.decode(string.value());
    if (bytes.isEmpty()) {
      problems.add(path, "expected base64 with padding such as \"aGk=\", got " + Excerpt.of(string));
    }
    return bytes;
  }

  private Optional<Boolean> bool(Json value, Path path) {
    if (value instanceof JsonBoolean bool) {
      return Optional.of(bool.value());
    }
    if (value.equals(Json.of("true")) || value.equals(Json.of("false"))) {
      return value.asString().map(Boolean::valueOf);
    }
    return expected(TypeTag.BOOL, value, path);
  }

  private Optional<Boolean> isNull(Json value, Path path) {
    if (value == JsonBoolean.TRUE || value == JsonNull.NULL || value.equals(Json.of("true"))) {
      return Optional.of(true);
    }
    return expected(TypeTag.NULL, value, path);
  }

  private <T> Optional<T> expected(TypeTag tag, Json value, Path path) {
    problems.add(path, "a value of type " + tag + " is written " + tag.example() + ", got " + Excerpt.of(value));
    return Optional.empty();
  }

  private Optional<AttributeValue> wrong(Path path, Json source) {
    problems.add(path, problem(source));
    return Optional.empty();
  }

  private static String problem(Json source) {
    if (TypeTag.looksTyped(source) && source instanceof JsonObject object) {
      String tags = object.members().keySet().stream().collect(Collectors.joining(", "));
      return "a value has one type tag, got " + tags + "; a map with these names is written {\"M\": {…}}";
    }
    return "expected a typed value such as {\"S\": \"a\"}, got " + Excerpt.of(source)
        + " (type tags are " + TypeTag.NAMES + ")";
  }
}
