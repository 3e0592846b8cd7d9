package io.mcpspec.runtime.aws.dynamodb;

import io.mcpspec.runtime.aws.AwsCall;
import io.mcpspec.runtime.aws.SdkMembers;
import io.mcpspec.runtime.tool.ToolException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * Finds an item's key as a start key has it: the table's key attributes and, for an index, those of the index. Their
 * names are those of a key that AWS sent or was sent, or else the table is asked for.
 */
record KeyNames(AwsCall<DynamoDbClient> call) {

  private static final String TABLE = "TableName";
  private static final String INDEX = "IndexName";

  /**
   * @param known a key that AWS sent or was sent
   * @return empty when the item lacks a part of the key, as a projection left it out, or the names cannot be known
   */
  Optional<Object> key(Object sdkItem, SdkPojo request, Optional<Object> known) {
    Map<?, ?> item = (Map<?, ?>) sdkItem;
    Set<?> names = known
        .<Set<?>>map(key -> ((Map<?, ?>) key).keySet())
        .orElseGet(() -> described(request));
    if (names.isEmpty() || !item.keySet().containsAll(names)) {
      return Optional.empty();
    }
    Map<Object, Object> key = new LinkedHashMap<>();
    names.forEach(name -> key.put(name, item.get(name)));
    return Optional.of(key);
  }

  /** Asks for the table; none when that is not allowed, since the page can still be read again, and shorter. */
  private Set<String> described(SdkPojo request) {
    String table = SdkMembers.get(request, TABLE).orElseThrow().toString();
    Optional<Object> index = SdkMembers.get(request, INDEX);
    try {
      TableDescription described =
          call.reading().send(client -> client.describeTable(ask -> ask.tableName(table))).table();
      Set<String> names = names(described.keySchema());
      index.ifPresent(name -> {
        described.globalSecondaryIndexes().stream()
            .filter(each -> name.equals(each.indexName()))
            .forEach(each -> names.addAll(names(each.keySchema())));
        described.localSecondaryIndexes().stream()
            .filter(each -> name.equals(each.indexName()))
            .forEach(each -> names.addAll(names(each.keySchema())));
      });
      return names;
    } catch (ToolException notTold) {
      return Set.of();
    }
  }

  private static Set<String> names(List<KeySchemaElement> schema) {
    Set<String> names = new LinkedHashSet<>();
    schema.forEach(element -> names.add(element.attributeName()));
    return names;
  }
}
