package io.mcpspec.runtime.aws.batch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/**
 * The entries of a batch by table, as the SDK has them: a list of writes, or keys.
 *
 * @param byTable by the table's name or ARN
 */
record Entries(Map<String, Object> byTable) {

  static final Entries NONE = new Entries(Map.of());

  static Entries of(Object sdkMap) {
    Map<String, Object> byTable = new LinkedHashMap<>();
    ((Map<?, ?>) sdkMap).forEach((table, entries) -> byTable.put((String) table, entries));
    return new Entries(byTable);
  }

  int count() {
    return byTable.values().stream().mapToInt(entries -> list(entries).size()).sum();
  }

  /** The entries from {@code start} up to, and without, {@code end}. */
  Entries part(int start, int end) {
    Map<String, Object> part = new LinkedHashMap<>();
    int position = 0;
    for (Map.Entry<String, Object> table : byTable.entrySet()) {
      List<?> all = list(table.getValue());
      int from = Math.max(0, Math.min(all.size(), start - position));
      int to = Math.max(0, Math.min(all.size(), end - position));
      if (from < to) {
        part.put(table.getKey(), with(table.getValue(), all.subList(from, to)));
      }
      position += all.size();
    }
    return new Entries(part);
  }

  /** Both together. */
  Entries and(Entries more) {
    Map<String, Object> joined = new LinkedHashMap<>(byTable);
    more.byTable.forEach((table, entries) -> joined.merge(table, entries, (first, second) -> {
      List<Object> all = new ArrayList<>(list(first));
      all.addAll(list(second));
      return with(first, all);
    }));
    return new Entries(joined);
  }

  private static List<?> list(Object entries) {
    return entries instanceof KeysAndAttributes keys ? keys.keys() : (List<?>) entries;
  }

  /** The same, with other keys or writes. */
  @SuppressWarnings("unchecked") // keys come from keys
  private static Object with(Object entries, List<?> list) {
    return entries instanceof KeysAndAttributes keys
        ? keys.toBuilder().keys((List<Map<String, AttributeValue>>) list).build()
        : List.copyOf(list);
  }
}
