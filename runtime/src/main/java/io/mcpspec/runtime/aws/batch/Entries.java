package io.mcpspec.runtime.aws.batch;

import io.mcpspec.runtime.aws.SdkMembers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkPojo;

/**
 * The entries of a batch by the name of what they belong to, as the SDK has them: lists, or structures with a list.
 *
 * @param listMember the member of a structure that lists its entries
 * @param byName by a name or an ARN
 */
record Entries(String listMember, Map<String, Object> byName) {

  /** The entries of a member of a request or a response. */
  Entries with(Object sdkMap) {
    Map<String, Object> named = new LinkedHashMap<>();
    ((Map<?, ?>) sdkMap).forEach((name, entries) -> named.put((String) name, entries));
    return new Entries(listMember, named);
  }

  int count() {
    return byName.values().stream().mapToInt(entries -> list(entries).size()).sum();
  }

  /** The entries from {@code start} up to, and without, {@code end}. */
  Entries part(int start, int end) {
    Map<String, Object> part = new LinkedHashMap<>();
    int position = 0;
    for (Map.Entry<String, Object> named : byName.entrySet()) {
      List<?> all = list(named.getValue());
      int from = Math.max(0, Math.min(all.size(), start - position));
      int to = Math.max(0, Math.min(all.size(), end - position));
      if (from < to) {
        part.put(named.getKey(), with(named.getValue(), all.subList(from, to)));
      }
      position += all.size();
    }
    return new Entries(listMember, part);
  }

  /** Both together. */
  Entries and(Entries more) {
    Map<String, Object> joined = new LinkedHashMap<>(byName);
    more.byName.forEach((name, entries) -> joined.merge(name, entries, (first, second) -> {
      List<Object> all = new ArrayList<>(list(first));
      all.addAll(list(second));
      return with(first, all);
    }));
    return new Entries(listMember, joined);
  }

  private List<?> list(Object entries) {
    return entries instanceof SdkPojo structure
        ? (List<?>) SdkMembers.get(structure, listMember).orElse(List.of())
        : (List<?>) entries;
  }

  /** The same, with other entries in its list. */
  private Object with(Object entries, List<?> list) {
    return entries instanceof SdkPojo structure
        ? SdkMembers.with(structure, listMember, list)
        : List.copyOf(list);
  }
}
