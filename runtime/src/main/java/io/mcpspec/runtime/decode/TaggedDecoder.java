package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Reads a union whose variants are objects told apart by one member.
 *
 * @param <T> the union
 */
public final class TaggedDecoder<T> implements Decoder<T> {

  private final String tag;
  private final Map<Json, Decoder<? extends T>> variants;

  TaggedDecoder(String tag, Map<Json, Decoder<? extends T>> variants) {
    this.tag = tag;
    this.variants = variants;
  }

  /** The same with one more variant, which has {@code value} as its tag. */
  public TaggedDecoder<T> variant(String value, Decoder<? extends T> decoder) {
    Map<Json, Decoder<? extends T>> more = new LinkedHashMap<>(variants);
    more.put(Json.of(value), decoder);
    return new TaggedDecoder<>(tag, more);
  }

  @Override
  public T decode(Json json, Path path, Problems problems) {
    Decoder<? extends T> decoder = new ObjectReader(json, path, problems).required(tag, new FixedDecoder<>(variants));
    return decoder == null ? null : decoder.decode(json, path, problems);
  }
}
