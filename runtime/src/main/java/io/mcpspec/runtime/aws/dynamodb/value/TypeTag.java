package io.mcpspec.runtime.aws.dynamodb.value;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** DynamoDB's data types by the tag of a typed value. */
enum TypeTag {
  S("{\"S\": \"a\"}"),
  N("{\"N\": \"1\"}"),
  B("{\"B\": \"aGk=\"}"),
  BOOL("{\"BOOL\": true}"),
  NULL("{\"NULL\": true}"),
  M("{\"M\": {\"n\": {\"N\": \"1\"}}}"),
  L("{\"L\": [{\"S\": \"a\"}]}"),
  SS("{\"SS\": [\"a\", \"b\"]}"),
  NS("{\"NS\": [\"1\", \"2\"]}"),
  BS("{\"BS\": [\"aGk=\"]}");

  /** All tags, for messages. */
  static final String NAMES = Arrays.stream(values()).map(Enum::name).collect(Collectors.joining(", "));

  private final String example;

  TypeTag(String example) {
    this.example = example;
  }

  /** A right value of this type. */
  String example() {
    return example;
  }

  /** The tag of exactly this name. */
  static Optional<TypeTag> of(String name) {
    return Arrays.stream(values()).filter(tag -> tag.name().equals(name)).findFirst();
  }

  /** Whether plain values keep this tag: JSON has no such value, or it marks a map that looks like one with a tag. */
  boolean isKeptInPlain() {
    return switch (this) {
      case B, N, M, SS, NS, BS -> true;
      case S, BOOL, NULL, L -> false;
    };
  }

  /** Whether an object with members of these names looks like a value with a tag. */
  static boolean looksTagged(Set<String> names) {
    return names.size() == 1 && of(names.iterator().next()).isPresent();
  }

  /** Whether a value has a tag that plain values keep too. */
  static boolean fitsBothFormats(Json value) {
    return value instanceof JsonObject object
        && looksTagged(object.members().keySet())
        && valueOf(object.members().keySet().iterator().next()).isKeptInPlain();
  }

  /** Whether a value has the form of a typed one: an object with nothing but tags in it. */
  static boolean looksTyped(Json value) {
    return value instanceof JsonObject object
        && !object.members().isEmpty()
        && object.members().keySet().stream().allMatch(name -> of(name).isPresent());
  }

  /** Whether a value would be a typed one if its tag were in upper case. */
  static boolean looksMiscased(Json value) {
    return value instanceof JsonObject object
        && object.members().size() == 1
        && object.members().keySet().stream()
            .allMatch(name -> of(name).isEmpty() && of(name.toUpperCase(Locale.ROOT)).isPresent());
  }
}
