package io.mcpspec.runtime.aws.paging;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/**
 * A table that answers scans as DynamoDB does: a page ends after {@code Limit} items or so many characters, whatever
 * the filter drops, and then names the key of the last item that was looked at.
 */
final class FakeTable {

  private final List<Map<String, AttributeValue>> items = new ArrayList<>();
  private final int pageSize;
  private final int filter;
  private final boolean projectsKeys;
  int requests;

  /**
   * @param filter keeps items whose number it divides
   * @param projectsKeys whether items come with their keys
   */
  FakeTable(Random random, int count, int pageSize, int filter, boolean projectsKeys) {
    for (int i = 0; i < count; i++) {
      String filling = "x".repeat(random.nextInt(random.nextInt(10) == 0 ? 3000 : 200));
      items.add(Map.of(
          "pk", AttributeValue.fromS("p"),
          "sk", AttributeValue.fromN(Integer.toString(i)),
          "n", AttributeValue.fromN(Integer.toString(i)),
          "filling", AttributeValue.fromS(filling)));
    }
    this.pageSize = pageSize;
    this.filter = filter;
    this.projectsKeys = projectsKeys;
  }

  /** The numbers of all items that pass the filter, in order. */
  List<Integer> wanted() {
    return items.stream().map(FakeTable::number).filter(number -> number % filter == 0).toList();
  }

  ScanResponse scan(DynamoDbClient client, ScanRequest request) {
    requests++;
    int start = request.hasExclusiveStartKey() ? Integer.parseInt(request.exclusiveStartKey().get("sk").n()) + 1 : 0;
    int end = start;
    int size = 0;
    while (end < items.size() && size < pageSize && (request.limit() == null || end - start < request.limit())) {
      size += items.get(end++).get("filling").s().length() + 1;
    }
    List<Map<String, AttributeValue>> found =
        items.subList(start, end).stream().filter(item -> number(item) % filter == 0).map(this::projected).toList();
    ScanResponse.Builder response = ScanResponse.builder()
        .items(found)
        .count(found.size())
        .scannedCount(end - start)
        .consumedCapacity(ConsumedCapacity.builder().tableName("T").capacityUnits(0.5).build());
    if (end < items.size()) {
      response.lastEvaluatedKey(key(items.get(end - 1)));
    }
    return response.build();
  }

  private Map<String, AttributeValue> projected(Map<String, AttributeValue> item) {
    return projectsKeys
        ? item
        : item.entrySet().stream()
            .filter(attribute -> !attribute.getKey().endsWith("k"))
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  private static Map<String, AttributeValue> key(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> key = new HashMap<>(item);
    key.keySet().retainAll(List.of("pk", "sk"));
    return key;
  }

  private static int number(Map<String, AttributeValue> item) {
    return Integer.parseInt(item.get("n").n());
  }
}
