package io.mcpspec.runtime.aws.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import io.mcpspec.runtime.json.JsonReader;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;

class DynamoDbRehearsalTest {

  private static final DynamoDbRehearsal.Sample SAMPLE = new DynamoDbRehearsal.Sample("describe_table", "DescribeTable",
      "{\"table_name\":\"Orders\"}", "{\"Table\":{\"CreationDateTime\":\"2026-03-01T09:30:00Z\"}}");

  @Test
  void answersAsAwsWouldAndReachesNothingElse() {
    try (DynamoDbRehearsal rehearsal = new DynamoDbRehearsal(List.of(SAMPLE))) {
      Map<String, String> variables = rehearsal.environment();
      try (DynamoDbClients clients = DynamoDbClients.builder()
          .readOperations(List.of("DescribeTable", "ListTables"))
          .variables(variables::get)
          .endpoint(URI.create(variables.get("AWS_ENDPOINT_URL_DYNAMODB")))
          .credentials(() -> AwsBasicCredentials.create("a", "b"))
          .build()) {
        DynamoDbClient client = clients.read(Optional.empty());
        DescribeTableResponse described = client.describeTable(request -> request.tableName("Orders"));
        assertThat(described.table().creationDateTime()).isEqualTo("2026-03-01T09:30:00Z");
        assertThat(client.listTables().tableNames()).isEmpty();
      }
      assertThat(rehearsal.calls()).singleElement().satisfies(call -> {
        assertThat(call.tool()).isEqualTo("describe_table");
        assertThat(call.arguments()).isEqualTo(JsonReader.read("{\"table_name\":\"Orders\"}"));
      });
      assertThat(variables).contains(
          entry("AWS_EC2_METADATA_DISABLED", "true"),
          entry("AWS_CONFIG_FILE", "no-such-file"),
          entry("AWS_SHARED_CREDENTIALS_FILE", "no-such-file"));
    }
  }

  @Test
  void timesAreSecondsUnlessTheyAreAnAttributesValue() {
    String time = "\"2026-03-01T09:30:00Z\"";
    assertThat(DynamoDbRehearsal.wireForm("{\"At\":" + time + ",\"Item\":{\"t\":{\"S\":" + time + "}}}"))
        .isEqualTo("{\"At\":1772357400,\"Item\":{\"t\":{\"S\":" + time + "}}}");
  }
}
