package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads arrays.
 *
 * @param <T> type of the items
 */
public final class ListDecoder<T> implements Decoder<List<T>> {

  private final Decoder<T> items;
  private final Bounds size;
  private final boolean unique;

  ListDecoder(Decoder<T> items, Bounds size, boolean unique) {
    this.items = items;
    this.size = size;
    this.unique = unique;
  }

  /** The same with a least number of items. */
  public ListDecoder<T> min(int least) {
    return new ListDecoder<>(items, new Bounds(least, size.max()), unique);
  }

  /** The same with a greatest number of items. */
  public ListDecoder<T> max(int greatest) {
    return new ListDecoder<>(items, new Bounds(size.min(), greatest), unique);
  }

  /** The same without equal items. */
  public ListDecoder<T> unique() {
    return new ListDecoder<>(items, size, true);
  }

  @Override
  public List<T> decode(Json json, Path path, Problems problems) {
    int before = problems.count();
    if (json instanceof JsonArray array && size.allow(array.items().size())) {
      List<T> found = items(array.items(), path, problems);
      return problems.count() == before ? List.copyOf(found) : null;
    }
    problems.add(path, expected(), json);
    return null;
  }

  private List<T> items(List<Json> array, Path path, Problems problems) {
    List<T> found = new ArrayList<>(array.size());
    for (int i = 0; i < array.size(); i++) {
      found.add(items.decode(array.get(i), path.item(i), problems));
    }
    if (unique) {
      repeated(array, found, path, problems);
    }
    return found;
  }

  /** Items are equal as they were sent, or as they were read: {@code 5} and {@code "5"}. */
  private static <T> void repeated(List<Json> array, List<T> found, Path path, Problems problems) {
    Map<Object, Integer> first = new HashMap<>();
    for (int i = 0; i < array.size(); i++) {
      Integer sent = first.putIfAbsent(array.get(i), i);
      Integer read = found.get(i) == null ? null : first.putIfAbsent(found.get(i), i);
      Integer earlier = sent != null ? sent : read;
      if (earlier != null && earlier != i) {
        problems.add(path.item(i), "expected no item twice, got the same as " + path.item(earlier));
      }
    }
  }

  @Override
  public String expected() {
    return "an array" + size.describe("item", "items");
  }
}
