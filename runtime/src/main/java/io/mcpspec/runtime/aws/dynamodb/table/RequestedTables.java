package io.mcpspec.runtime.aws.dynamodb.table;

import io.mcpspec.runtime.text.Quoted;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.core.SdkField;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Finds the tables that a request names, wherever it does: by AWS's names of the members that can. */
final class RequestedTables {

  /** Members that hold a table's name, its ARN, or the ARN of something that belongs to it. */
  static final Set<String> NAMES = Set.of(
      "TableName", "GlobalTableName", "SourceTableName", "TargetTableName", "TableArn", "SourceTableArn",
      "GlobalTableSourceArn", "ResourceArn", "BackupArn", "ExportArn", "ImportArn");

  /** Members that hold an object with a member for each table. */
  static final Set<String> KEYS = Set.of("RequestItems");

  /** Members that hold a statement in PartiQL. */
  static final Set<String> STATEMENTS = Set.of("Statement");

  /** Members of which a request needs one, although each is optional in AWS's model. */
  static final Set<String> SOURCES = Set.of("SourceTableName", "SourceTableArn");

  private final Set<String> found = new LinkedHashSet<>();

  private RequestedTables() {}

  /**
   * The names of the tables, each once.
   *
   * @throws UnreadableTableException when one cannot be determined
   */
  static Set<String> of(SdkPojo request) {
    RequestedTables tables = new RequestedTables();
    tables.structure(request);
    return tables.found;
  }

  private void structure(SdkPojo structure) {
    sources(structure);
    for (SdkField<?> field : structure.sdkFields()) {
      Object value = field.getValueOrDefault(structure);
      if (value != null) {
        member(field.locationName(), value);
      }
    }
  }

  private static void sources(SdkPojo structure) {
    List<SdkField<?>> sources =
        structure.sdkFields().stream().filter(field -> SOURCES.contains(field.locationName())).toList();
    if (sources.size() == SOURCES.size()
        && sources.stream().allMatch(field -> field.getValueOrDefault(structure) == null)) {
      throw new UnreadableTableException("neither SourceTableName nor SourceTableArn is given");
    }
  }

  private void member(String name, Object value) {
    if (NAMES.contains(name)) {
      name(name, (String) value);
    } else if (KEYS.contains(name)) {
      ((Map<?, ?>) value).keySet().forEach(key -> name(name, (String) key));
      within(value);
    } else if (STATEMENTS.contains(name)) {
      name(name, PartiqlTable.of((String) value));
    } else {
      within(value);
    }
  }

  private void within(Object value) {
    if (value instanceof List<?> items) {
      items.forEach(this::within);
    } else if (value instanceof Map<?, ?> entries) {
      entries.values().forEach(this::within);
    } else if (value instanceof SdkPojo structure && !(value instanceof AttributeValue)) {
      structure(structure);
    }
  }

  private void name(String member, String text) {
    found.add(TableName.of(text).orElseThrow(() -> new UnreadableTableException(
        member + " holds " + Quoted.of(text) + ", which is neither a table's name nor an ARN of a table")));
  }
}
