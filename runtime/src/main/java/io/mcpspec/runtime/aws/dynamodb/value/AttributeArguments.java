package io.mcpspec.runtime.aws.dynamodb.value;

import io.mcpspec.runtime.decode.Decoder;
import io.mcpspec.runtime.decode.InvalidArgumentsException;
import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.decode.Problems;
import io.mcpspec.runtime.json.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A tool's arguments, and where in them attribute values, points in time and other values stand that Java's types
 * alone do not check. What is wrong with those is reported together with all that is wrong elsewhere. Objects and
 * arrays that they are or stand in may come as a string that holds their JSON.
 *
 * <p>A place is a parameter, or steps from one, such as {@code transact_items.[].Put.Item}: names of members,
 * {@code []} for the items of an array and {@code *} for the members of a map.
 */
public final class AttributeArguments {

  /** No such arguments. */
  public static final AttributeArguments NONE = new AttributeArguments(List.of(), Map.of());

  private static final String FORMAT = "value_format";

  private final List<ValuePlace> places;
  private final Map<String, String> omitted;

  private AttributeArguments(List<ValuePlace> places, Map<String, String> omitted) {
    this.places = places;
    this.omitted = omitted;
  }

  /** The same with one more place, of an item or the values of an expression. */
  public AttributeArguments map(String place) {
    return with(ValueKind.MAP, place);
  }

  /** The same with one more place, of a primary key. */
  public AttributeArguments key(String place) {
    return with(ValueKind.KEY, place);
  }

  /** The same with one more place, of a list of attribute values. */
  public AttributeArguments list(String place) {
    return with(ValueKind.LIST, place);
  }

  /** The same with one more place, of one attribute value. */
  public AttributeArguments value(String place) {
    return with(ValueKind.VALUE, place);
  }

  /** The same with one more place, of a point in time. */
  public AttributeArguments instant(String place) {
    return with(ValueKind.TIME, place);
  }

  /** The same with one more place, of an integer of 32 bits. */
  public AttributeArguments int32(String place) {
    return with(ValueKind.INT32, place);
  }

  /** The same with one more place, of any other object or array. */
  public AttributeArguments container(String place) {
    return with(ValueKind.CONTAINER, place);
  }

  private AttributeArguments with(ValueKind kind, String place) {
    List<ValuePlace> more = new ArrayList<>(places);
    more.add(ValuePlace.of(kind, place));
    return new AttributeArguments(more, omitted);
  }

  /** The same with the reason why there is no parameter of a name that AWS knows. */
  public AttributeArguments omitted(String name, String reason) {
    Map<String, String> more = new LinkedHashMap<>(omitted);
    more.put(name, reason);
    return new AttributeArguments(places, more);
  }

  /**
   * Reads the arguments.
   *
   * @throws InvalidArgumentsException with everything that is wrong
   */
  public <T> T decode(JsonObject arguments, Decoder<T> decoder) {
    JsonObject unwrapped = arguments;
    Problems texts = new Problems();
    for (ValuePlace place : places) {
      unwrapped = place.unwrap(unwrapped, texts);
    }
    Problems problems = new Problems();
    T input = decoder.decode(unwrapped, Path.ROOT, problems);
    if (!problems.isEmpty()) {
      problems.prefer(values(unwrapped));
      problems.prefer(texts);
      throw new InvalidArgumentsException(problems.lines());
    }
    return input;
  }

  private Problems values(JsonObject arguments) {
    Optional<ValueFormat> chosen = arguments.string(FORMAT).flatMap(ValueFormat::of);
    Problems found = new Problems();
    RequestValues values = new RequestValues(chosen, found);
    places.forEach(place ->
        place.forEach(arguments, (source, path) -> place.kind().check(source, path, values)));
    omitted.forEach((name, reason) -> arguments.get(name).ifPresent(
        given -> found.add(Path.ROOT.member(name), "is no parameter here (" + reason + ")")));
    return found;
  }
}
