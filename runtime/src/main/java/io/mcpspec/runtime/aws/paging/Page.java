package io.mcpspec.runtime.aws.paging;

import io.mcpspec.runtime.aws.CountedMembers;
import io.mcpspec.runtime.aws.SdkJson;
import io.mcpspec.runtime.aws.SdkMembers;
import io.mcpspec.runtime.aws.StructureFormat;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonNumber;
import io.mcpspec.runtime.json.JsonObject;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.core.SdkPojo;

/**
 * One page as AWS answered it.
 *
 * @param items its items as they are told; empty where only a count was asked for
 * @param sdkItems the same as the SDK has them
 * @param rest its other members, without the one that says where the next page begins
 * @param next where the next page begins
 * @param counted the names of the members that count items
 */
record Page(
    Optional<List<Json>> items, List<?> sdkItems, JsonObject rest, Optional<Object> next, CountedMembers counted) {

  static Page of(SdkPojo response, PagedOperation operation, StructureFormat format, CountedMembers counted) {
    JsonObject whole = SdkJson.toJson(response, format);
    JsonObject.Builder rest = JsonObject.builder();
    whole.members().forEach((name, value) -> {
      if (!name.equals(operation.items()) && !name.equals(operation.next())) {
        rest.put(name, value);
      }
    });
    Optional<List<?>> sdkItems = SdkMembers.get(response, operation.items()).map(list -> (List<?>) list);
    return new Page(
        whole.get(operation.items()).map(items -> whole.items(operation.items())),
        sdkItems.isPresent() ? sdkItems.get() : List.of(),
        rest.build(),
        SdkMembers.get(response, operation.next()),
        counted);
  }

  int size() {
    return sdkItems.size();
  }

  /** How many items were looked at for it, those that a filter dropped included. */
  int evaluated() {
    return rest.get(counted.evaluated()).map(count -> ((JsonNumber) count).value().intValue()).orElse(size());
  }

  /**
   * The page with its first items alone.
   *
   * @param end where the rest of it begins
   */
  Page first(int count, Object end) {
    JsonObject.Builder changed = JsonObject.builder();
    rest.members().forEach((name, value) -> {
      boolean isCount =
          name.equals(counted.items()) || name.equals(counted.evaluated()) && evaluated() == size();
      changed.put(name, isCount ? Json.of(count) : value);
    });
    return new Page(
        items.map(all -> all.subList(0, count)), sdkItems.subList(0, count), changed.build(), Optional.of(end),
        counted);
  }
}
