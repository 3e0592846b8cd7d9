package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.decode.Decoder;
import io.mcpspec.runtime.decode.InvalidArgumentsException;
import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.decode.Problems;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A tool's arguments some of which are maps of attribute values. Such a map may come as a string that holds its JSON,
 * and what is wrong in it is reported together with all that is wrong elsewhere.
 */
public final class AttributeArguments {

  /** No such arguments. */
  public static final AttributeArguments NONE = new AttributeArguments(Map.of());

  private static final String FORMAT = "value_format";

  private enum Kind { ITEM, KEY }

  private final Map<String, Kind> kinds;

  private AttributeArguments(Map<String, Kind> kinds) {
    this.kinds = kinds;
  }

  /** The same with one more argument, which is an item or the values of an expression. */
  public AttributeArguments map(String name) {
    return with(name, Kind.ITEM);
  }

  /** The same with one more argument, which is a primary key. */
  public AttributeArguments key(String name) {
    return with(name, Kind.KEY);
  }

  private AttributeArguments with(String name, Kind kind) {
    Map<String, Kind> more = new LinkedHashMap<>(kinds);
    more.put(name, kind);
    return new AttributeArguments(more);
  }

  /**
   * Reads the arguments.
   *
   * @throws InvalidArgumentsException with everything that is wrong
   */
  public <T> T decode(JsonObject arguments, Decoder<T> decoder) {
    JsonObject unwrapped = unwrapped(arguments);
    Problems problems = new Problems();
    T input = decoder.decode(unwrapped, Path.ROOT, problems);
    if (!problems.isEmpty()) {
      checkValues(unwrapped, problems);
      throw new InvalidArgumentsException(problems.lines());
    }
    return input;
  }

  private JsonObject unwrapped(JsonObject arguments) {
    JsonObject.Builder members = JsonObject.builder();
    arguments.members().forEach((name, value) ->
        members.put(name, kinds.containsKey(name) ? RequestValues.unwrap(value) : value));
    return members.build();
  }

  /** Looks into the maps; what is no object, or an empty one, has been reported as such. */
  private void checkValues(JsonObject arguments, Problems problems) {
    Optional<ValueFormat> chosen = arguments.string(FORMAT).flatMap(ValueFormat::of);
    RequestValues values = new RequestValues(chosen, problems);
    kinds.forEach((name, kind) -> arguments.object(name)
        .filter(map -> !map.members().isEmpty())
        .ifPresent(map -> check(values, kind, map, Path.ROOT.member(name))));
  }

  private static void check(RequestValues values, Kind kind, Json map, Path path) {
    if (kind == Kind.KEY) {
      values.key(map, path);
    } else {
      values.map(map, path);
    }
  }
}
