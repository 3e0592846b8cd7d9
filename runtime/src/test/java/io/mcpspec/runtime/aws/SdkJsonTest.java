package io.mcpspec.runtime.aws;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.aws.dynamodb.DynamoDbClients;
import io.mcpspec.runtime.aws.dynamodb.value.ValueFormat;
import io.mcpspec.runtime.json.JsonReader;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

class SdkJsonTest {

  @Test
  void usesAwssMemberNamesAndLeavesOutWhatWasNotSent() {
    TableDescription table = TableDescription.builder()
        .tableName("t")
        .tableStatus(TableStatus.ACTIVE)
        .creationDateTime(Instant.ofEpochSecond(1_764_403_200))
        .itemCount(3L)
        .keySchema(List.of())
        .build();
    assertThat(SdkJson.toJson(table).toJson()).isEqualTo(
        "{\"TableName\":\"t\",\"KeySchema\":[],\"TableStatus\":\"ACTIVE\","
            + "\"CreationDateTime\":\"2025-11-29T08:00:00Z\",\"ItemCount\":3}");
  }

  @Test
  void writesAttributeValuesTypedOrPlain() {
    GetItemResponse response = GetItemResponse.builder()
        .item(Map.of("n", AttributeValue.fromN("1.10"), "b", AttributeValue.fromB(SdkBytes.fromUtf8String("hi"))))
        .consumedCapacity(ConsumedCapacity.builder().capacityUnits(0.5).build())
        .build();
    assertThat(SdkJson.toJson(response)).isEqualTo(JsonReader.read("""
        {"Item": {"n": {"N": "1.10"}, "b": {"B": "aGk="}}, "ConsumedCapacity": {"CapacityUnits": 0.5}}"""));
    assertThat(SdkJson.toJson(response, ValueFormat.PLAIN)).isEqualTo(JsonReader.read("""
        {"Item": {"n": 1.10, "b": {"B": "aGk="}}, "ConsumedCapacity": {"CapacityUnits": 0.5}}"""));
  }

  @Test
  void writesEveryTypeUnderItsTag() {
    String sent = "{\"Item\":{\"s\":{\"S\":\"\"},\"z\":{\"NULL\":true},\"m\":{\"M\":{}},\"l\":{\"L\":[]},"
        + "\"ss\":{\"SS\":[\"a\"]},\"ns\":{\"NS\":[\"1E+2\"]},\"bs\":{\"BS\":[\"aGk=\"]},\"t\":{\"BOOL\":false}}}";
    assertThat(overTheWire(sent, client -> client.getItem(request -> request.tableName("t"))))
        .isEqualTo(JsonReader.read(sent).toJson());
  }

  @Test
  void keepsAnEmptyListThatAwsSent() {
    assertThat(overTheWire("{\"TableNames\":[]}", DynamoDbClient::listTables)).isEqualTo("{\"TableNames\":[]}");
    assertThat(overTheWire("{}", DynamoDbClient::listTables)).isEqualTo("{}");
  }

  private static String overTheWire(String answer, Function<DynamoDbClient, SdkPojo> call) {
    try (WireStub stub = WireStub.start().answer(answer);
        DynamoDbClients clients = Calls.clients(stub.uri()).build()) {
      return SdkJson.toJson(call.apply(clients.write(Optional.empty(), Calls.context().permit()))).toJson();
    }
  }
}
