package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonNull;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.text.ClosestNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads the members of an object one by one. Generated code asks for each known member, then says what becomes of the
 * others: {@link #close} refuses them, {@link #additionalMembers} keeps them.
 */
public final class ObjectReader {

  private final Map<String, Json> members = new LinkedHashMap<>();
  private final List<String> known = new ArrayList<>();
  private final boolean isObject;
  private final Path path;
  private final Problems problems;
  private final int problemsBefore;

  /** Starts to read {@code json}; what is no object is a problem, and then has no members and misses none. */
  public ObjectReader(Json json, Path path, Problems problems) {
    this.path = path;
    this.problems = problems;
    problemsBefore = problems.count();
    isObject = json.asObject().isPresent();
    json.asObject().map(JsonObject::members).ifPresent(members::putAll);
    if (!isObject) {
      problems.add(path, "an object", json);
    }
  }

  /** A member that must be there. */
  public <T> T required(String name, Decoder<T> decoder) {
    return get(name, decoder, true).map(json -> decode(name, json, decoder)).orElse(null);
  }

  /** A member that must be there and may be null. */
  public <T> Optional<T> requiredNullable(String name, Decoder<T> decoder) {
    return get(name, decoder, true).filter(json -> json != JsonNull.NULL).map(json -> decode(name, json, decoder));
  }

  /** A member that may be absent; null means that it is, unless the schema allows null. */
  public <T> Optional<T> optional(String name, Decoder<T> decoder) {
    dropNull(name, decoder);
    return get(name, decoder, false).map(json -> decode(name, json, decoder));
  }

  /** A member that may be absent or null, which differ. */
  public <T> Presence<T> optionalNullable(String name, Decoder<T> decoder) {
    Optional<Json> json = get(name, decoder, false);
    if (json.isEmpty()) {
      return Presence.absent();
    }
    T value = json.get() == JsonNull.NULL ? null : decode(name, json.get(), decoder);
    return value == null ? Presence.ofNull() : Presence.of(value);
  }

  /** A member whose absence means {@code value}; so does null, unless the schema allows null. */
  public <T> T defaulted(String name, Decoder<T> decoder, T value) {
    dropNull(name, decoder);
    Optional<Json> json = get(name, decoder, false);
    return json.isEmpty() ? value : decode(name, json.get(), decoder);
  }

  /** A member whose absence means {@code value}, and that may be null. */
  public <T> Optional<T> defaultedNullable(String name, Decoder<T> decoder, Optional<T> value) {
    Optional<Json> json = get(name, decoder, false);
    return json.isEmpty()
        ? value
        : json.filter(present -> present != JsonNull.NULL).map(present -> decode(name, present, decoder));
  }

  private void dropNull(String name, Decoder<?> decoder) {
    if (members.get(name) == JsonNull.NULL && !problems.isStrict()) {
      Problems refused = new Problems();
      decoder.decode(JsonNull.NULL, path.member(name), refused);
      if (!refused.isEmpty()) {
        members.remove(name);
      }
    }
  }

  private <T> T decode(String name, Json json, Decoder<T> decoder) {
    return decoder.decode(json, path.member(name), problems);
  }

  private Optional<Json> get(String name, Decoder<?> decoder, boolean required) {
    known.add(name);
    Json json = members.get(name);
    if (json == null && required && isObject) {
      problems.missing(path.member(name), decoder.expected());
    }
    return Optional.ofNullable(json);
  }

  /** The members that nobody asked for. */
  public JsonObject additionalMembers() {
    Map<String, Json> rest = new LinkedHashMap<>(members);
    known.forEach(rest::remove);
    return new JsonObject(rest);
  }

  /** Reports the members that nobody asked for. */
  public void close() {
    for (String name : additionalMembers().members().keySet()) {
      problems.add(path.member(name), "is not known; " + advice(name));
    }
  }

  /** Reports too few or too many members. */
  public void count(int least, int most) {
    Bounds bounds = new Bounds(least, most);
    if (isObject && !bounds.allow(members.size())) {
      problems.add(path, "an object" + bounds.describe("member", "members"), new JsonObject(members));
    }
  }

  /** Reports the others where they are missing beside {@code name}. */
  public void needs(String name, String... others) {
    for (String other : others) {
      if (members.containsKey(name) && !members.containsKey(other)) {
        problems.add(path.member(other), "is needed beside " + name);
      }
    }
  }

  /** Reports {@code other} where it stands beside {@code name}. */
  public void excludes(String name, String other) {
    if (members.containsKey(name) && members.containsKey(other)) {
      problems.add(path.member(other), "does not go with " + name + "; pass one of them");
    }
  }

  /** Reports {@code other} where it has none of these values beside {@code name}. */
  public void narrows(String name, String other, Json... values) {
    Json value = members.get(other);
    boolean fits = value == null || List.of(values).contains(value);
    if (members.containsKey(name) && !fits && !problems.isTold(path.member(other))) {
      String wanted = Stream.of(values).map(Json::toJson).collect(Collectors.joining(" or "));
      problems.add(path.member(other), wanted + " beside " + name, value);
    }
  }

  private String advice(String name) {
    if (known.isEmpty()) {
      return "there are none here";
    }
    return new ClosestNames(known).near(name).stream()
        .findFirst()
        .map(near -> "did you mean " + near + "?")
        .orElseGet(() -> "known are " + Shown.names(known));
  }

  /** Whether no problem was found since this reader began. */
  public boolean isGood() {
    return problems.count() == problemsBefore;
  }
}
