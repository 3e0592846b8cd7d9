package io.mcpspec.binding.aws.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.document.source.SpecSources;
import io.mcpspec.runtime.aws.dynamodb.DynamoDbClients;
import io.mcpspec.runtime.decode.InvalidArgumentsException;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.tool.ToolException;
import io.mcpspec.runtime.tool.ToolResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The handlers of the DynamoDB server's own spec, called on the wire. */
class SpecHandlersTest {

  private static GeneratedHandlers handlers;
  private static RecordingEndpoint endpoint;
  private static DynamoDbClients clients;

  @BeforeAll
  static void generate() throws IOException {
    endpoint = new RecordingEndpoint();
    clients = GeneratedHandlers.clients(endpoint.uri(), List.of("GetItem", "ListBackups"));
    handlers = GeneratedHandlers.of(SpecSources.read(Path.of("../spec"), "spec"), "io.mcpspec.dynamodb");
  }

  @AfterAll
  static void stop() {
    clients.close();
    endpoint.close();
  }

  @Test
  void readsAnItemByAPlainKey() {
    endpoint.answer("{\"Item\": {\"id\": {\"S\": \"a\"}}}");
    ToolResult result = call("GetItem", "{\"table_name\": \"Orders\", \"key\": {\"id\": \"a\", \"n\": 1.50}}");
    assertThat(request()).isEqualTo(JsonReader.read("""
        {"TableName": "Orders", "Key": {"id": {"S": "a"}, "n": {"N": "1.50"}}, "ConsistentRead": false,
         "ReturnConsumedCapacity": "TOTAL"}"""));
    assertThat(result.structured()).contains((JsonObject) JsonReader.read("{\"Item\": {\"id\": {\"S\": \"a\"}}}"));
  }

  @Test
  void tellsWhatIsWrongWithValuesBeforeAnythingIsSent() {
    assertThatThrownBy(() -> call("PutItem", """
        {"table_name": "Orders", "item": {"id": {"S": "a"}, "n": 1},
         "condition_expression": "a = :a", "expression_attribute_values": {":a": {"N": "x"}}}"""))
        .isInstanceOf(InvalidArgumentsException.class)
        .hasMessageStartingWith("2 arguments are wrong:\n- item: typed and plain values are mixed: typed `id`,")
        .hasMessageContaining("\n- expression_attribute_values[\":a\"].N: expected a number such as");
  }

  @Test
  void sendsAPolicyThatIsAnObjectAsItsText() {
    endpoint.answer("{\"RevisionId\": \"1\"}");
    call("PutResourcePolicy", """
        {"resource_arn": "arn:aws:dynamodb:eu-west-1:123456789012:table/Orders",
         "policy": {"Version": "2012-10-17", "Statement": []}}""");
    assertThat(((JsonObject) request()).string("Policy")).contains("{\"Version\":\"2012-10-17\",\"Statement\":[]}");
  }

  @Test
  void putsSeveralParametersIntoOneStructure() {
    endpoint.answer("{}");
    call("UpdateContinuousBackups", "{\"table_name\": \"Orders\", \"point_in_time_recovery_enabled\": false}");
    assertThat(request()).isEqualTo(JsonReader.read("""
        {"TableName": "Orders", "PointInTimeRecoverySpecification": {"PointInTimeRecoveryEnabled": false}}"""));
  }

  @Test
  void sendsPointsInTimeAsAwsWantsThem() {
    endpoint.answer("{}");
    call("ListBackups", "{\"time_range_lower_bound\": \"2026-03-01T01:00:00+01:00\"}");
    assertThat(request()).isEqualTo(JsonReader.read("{\"TimeRangeLowerBound\": 1772323200}"));
  }

  @Test
  void tellsFailuresInTheToolsOwnWords() {
    endpoint.refuse("ResourceNotFoundException", "Requested resource not found");
    assertThatThrownBy(() -> call("GetItem", "{\"table_name\": \"Odrers\", \"key\": {\"id\": \"a\"}}"))
        .isInstanceOf(ToolException.class)
        .hasMessageStartingWith("No table `Odrers` in this region and account. list_tables shows what there is.\n")
        .hasMessageContaining("AWS: ResourceNotFoundException: Requested resource not found (request id ");
  }

  private static ToolResult call(String baseName, String arguments) {
    return handlers.call(baseName, (JsonObject) JsonReader.read(arguments), clients);
  }

  private static Object request() {
    return JsonReader.read(endpoint.body());
  }
}
