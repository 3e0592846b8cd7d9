package io.mcpspec.runtime.aws.dynamodb.value;

import io.mcpspec.runtime.decode.InvalidArgumentsException;
import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.decode.Problems;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.text.Excerpt;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Turns one call's arguments into what the SDK's requests hold, where Java's types alone do not: attribute values,
 * points in time, 32-bit integers. Everything that is wrong is collected, for {@link #throwIfWrong()}.
 *
 * <p>The attribute values of a map are all typed, {@code {"id": {"S": "a"}}}, or all plain, {@code {"id": "a"}}; the
 * map's top level decides for all that is in it, unless the caller chose. A map may come as a string that holds its
 * JSON.
 */
public final class RequestValues {

  private final Optional<ValueFormat> chosen;
  private final Problems problems;

  /**
   * @param chosen the format that the caller asked for; empty to tell by the values
   */
  public RequestValues(Optional<ValueFormat> chosen) {
    this(chosen, new Problems());
  }

  RequestValues(Optional<ValueFormat> chosen, Problems problems) {
    this.chosen = chosen;
    this.problems = problems;
  }

  /** Reads the attributes of an item, or the values of an expression: at least one. */
  public Map<String, AttributeValue> map(Json source, Path path) {
    Map<String, Json> members = JsonInText.unwrap(source).asObject().map(JsonObject::members).orElse(Map.of());
    if (members.isEmpty()) {
      problems.add(path, "expected an object with at least one attribute, got " + Excerpt.of(source));
      return Map.of();
    }
    Map<String, AttributeValue> read = new LinkedHashMap<>();
    chosen.or(() -> FormatDecision.of(members, path, problems)).ifPresent(format -> members.forEach((name, value) ->
        StoredText.check(name, path, problems).flatMap(whole -> value(value, path.member(name), format))
            .ifPresent(good -> read.put(name, good))));
    return read;
  }

  /** Reads a primary key: strings, numbers and binary that are not empty. */
  public Map<String, AttributeValue> key(Json source, Path path) {
    Map<String, AttributeValue> key = map(source, path);
    JsonInText.unwrap(source).asObject().ifPresent(sources -> key.forEach((name, value) ->
        KeyRules.fault(value, sources.members().get(name)).ifPresent(text -> problems.add(path.member(name), text))));
    return key;
  }

  /** Reads a list of values, such as the parameters of a PartiQL statement: at least one. */
  public List<AttributeValue> list(List<? extends Json> items, Path path) {
    if (items.isEmpty()) {
      problems.add(path, "expected an array with at least one value, got []");
      return List.of();
    }
    List<AttributeValue> read = new ArrayList<>();
    Optional<ValueFormat> format = chosen.or(() -> FormatDecision.of(items, path, problems));
    for (int i = 0; format.isPresent() && i < items.size(); i++) {
      value(items.get(i), path.item(i), format.get()).ifPresent(read::add);
    }
    return read;
  }

  /** Reads one value that stands alone. */
  public AttributeValue value(Json source, Path path) {
    return chosen.or(() -> FormatDecision.of(List.of(source), path, problems))
        .flatMap(format -> value(source, path, format))
        .orElseGet(() -> AttributeValue.fromNul(true));
  }

  /** Reads a point in time in ISO 8601 with an offset, such as {@code 2026-03-01T00:00:00Z}. */
  public Instant instant(String source, Path path) {
    try {
      return OffsetDateTime.parse(source).toInstant();
    } catch (DateTimeParseException notTime) {
      notTime(Json.of(source), path);
      return Instant.EPOCH;
    }
  }

  void notTime(Json source, Path path) {
    problems.add(path, "expected a time such as 2026-03-01T00:00:00Z, got " + Excerpt.of(source));
  }

  /** The text of a member that holds JSON, such as a policy: a string as it is, an object as its JSON. */
  public static String jsonText(Json source) {
    return source.asString().orElseGet(source::toJson);
  }

  /** Narrows an integer to the 32 bits that AWS gives it. */
  public int int32(long source, Path path) {
    if (source != (int) source) {
      problems.add(path, "expected an integer from -2147483648 to 2147483647, got " + source);
    }
    return (int) source;
  }

  /**
   * Ends the reading.
   *
   * @throws InvalidArgumentsException when a value was wrong
   */
  public void throwIfWrong() {
    if (!problems.isEmpty()) {
      throw new InvalidArgumentsException(problems.lines());
    }
  }

  private Optional<AttributeValue> value(Json source, Path path, ValueFormat format) {
    return format == ValueFormat.TYPED
        ? new TypedValues(problems).read(source, path, 0)
        : new PlainValues(problems, chosen.isPresent()).read(source, path, 0);
  }
}
