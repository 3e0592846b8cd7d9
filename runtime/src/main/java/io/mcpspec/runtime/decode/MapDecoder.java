package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Reads objects with free names.
 *
 * @param <V> type of the values
 * @param <M> what the object is read as
 */
public final class MapDecoder<V, M> implements Decoder<M> {

  private final Decoder<V> values;
  private final Function<Map<String, V>, M> conversion;
  private final Bounds size;

  MapDecoder(Decoder<V> values, Bounds size, Function<Map<String, V>, M> conversion) {
    this.values = values;
    this.size = size;
    this.conversion = conversion;
  }

  /** The same with a least number of members. */
  public MapDecoder<V, M> min(int least) {
    return new MapDecoder<>(values, new Bounds(least, size.max()), conversion);
  }

  /** The same with a greatest number of members. */
  public MapDecoder<V, M> max(int greatest) {
    return new MapDecoder<>(values, new Bounds(size.min(), greatest), conversion);
  }

  @Override
  public M decode(Json json, Path path, Problems problems) {
    int before = problems.count();
    if (!(json instanceof JsonObject object) || !size.allow(object.members().size())) {
      problems.add(path, expected(), json);
      return null;
    }
    Map<String, V> found = new LinkedHashMap<>();
    object.members().forEach((name, value) -> found.put(name, values.decode(value, path.member(name), problems)));
    return problems.count() == before ? conversion.apply(Collections.unmodifiableMap(found)) : null;
  }

  @Override
  public String expected() {
    return "an object" + size.describe("member", "members");
  }
}
