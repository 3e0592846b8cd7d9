package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.ToolAnswer;
import io.mcpspec.dynamodb.wire.RecordedRequest;
import io.mcpspec.dynamodb.wire.StubAnswer;
import io.mcpspec.dynamodb.wire.StubbedServer;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Calls that take more than one request: pages, waiting, rounds of a batch; and the causes of a transaction's end. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(60)
class LongWorkIT {

  private static final String CREATE = """
      {"table_name": "Orders", "billing_mode": "PAY_PER_REQUEST", "wait": true,
       "attribute_definitions": [{"AttributeName": "pk", "AttributeType": "S"}],
       "key_schema": [{"AttributeName": "pk", "KeyType": "HASH"}]}""";
  private static final StubAnswer CREATING =
      ok("{\"TableDescription\": {\"TableName\": \"Orders\", \"TableStatus\": \"CREATING\"}}");
  private static final StubAnswer STILL_CREATING =
      ok("{\"Table\": {\"TableName\": \"Orders\", \"TableStatus\": \"CREATING\"}}");
  private static final StubAnswer ACTIVE =
      ok("{\"Table\": {\"TableName\": \"Orders\", \"TableStatus\": \"ACTIVE\", \"ItemCount\": 0}}");

  @RegisterExtension
  final StubbedServer server = StubbedServer.with("--groups", "all");

  @Test
  void createTableWaitsUntilTheTableIsActiveAndTellsHowItStands() {
    server.stub().prepare("CreateTable", CREATING);
    StubAnswer notYet = StubAnswer.error(400, "ResourceNotFoundException", "not yet");
    server.stub().prepare("DescribeTable", notYet, STILL_CREATING, ACTIVE);

    ToolAnswer answer = server.client().answer(server.client().beginCall("create_table", object(CREATE), "waits"));

    assertThat(answer.structured().object("TableDescription").orElseThrow().string("TableStatus")).contains("ACTIVE");
    assertThat(answer.structured().string("Note").orElseThrow()).matches("Waited [4-9] s until ACTIVE\\.");
    assertThat(operations()).containsExactly("CreateTable", "DescribeTable", "DescribeTable", "DescribeTable");
    assertThat(server.stub().requests().get(1).body()).isEqualTo(object("{\"TableName\": \"Orders\"}"));
    assertThat(server.client().progress("waits")).hasSizeGreaterThanOrEqualTo(2)
        .allSatisfy(told -> assertThat(told).startsWith("waiting until ACTIVE: "))
        .anySatisfy(told -> assertThat(told).contains("TableStatus CREATING"));
  }

  @Test
  void createTableReturnsAtOnceUnlessItIsToWait() {
    server.stub().prepare("CreateTable", CREATING);

    JsonObject withoutWait = object(CREATE.replace("\"wait\": true,", ""));
    JsonObject result = server.client().call("create_table", withoutWait).structured();

    assertThat(result).isEqualTo(CREATING.body());
    assertThat(operations()).containsExactly("CreateTable");
  }

  @Test
  void waitingEndsAtOnceWhenTheClientCancels() throws InterruptedException {
    server.stub().prepare("CreateTable", CREATING);
    server.stub().prepare("DescribeTable", STILL_CREATING);
    Json id = server.client().beginCall("create_table", object(CREATE), "cancelled");
    while (server.client().progress("cancelled").isEmpty()) {
      Thread.sleep(20);
    }

    server.client().send(
        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":" + id + "}}");
    server.client().result("ping", JsonObject.EMPTY);
    int asked = server.stub().requests().size();
    Thread.sleep(3_000);

    assertThat(server.stub().requests()).hasSize(asked);
    assertThat(server.client().otherLines()).noneSatisfy(line -> assertThat(line).contains("\"id\":" + id + ","));
    assertThat(server.client().call("describe_table", object("{\"table_name\": \"Orders\"}")).isError()).isFalse();
  }

  @Test
  void deleteTableWaitsUntilTheTableIsGone() {
    server.stub().prepare("DeleteTable", ok("{\"TableDescription\": {\"TableName\": \"Orders\"}}"));
    server.stub().prepare("DescribeTable", StubAnswer.error(400, "ResourceNotFoundException", "no such table"));

    assertThat(server.client().call("delete_table", object("{\"table_name\": \"Orders\", \"wait\": true}"))
        .structured().string("Note")).contains("Waited 1 s until it was gone.");
  }

  @Test
  void anExportThatFailedIsTold() {
    String arn = "arn:aws:dynamodb:eu-west-1:123456789012:table/Orders/export/01693685827463-2d8752fd";
    server.stub().prepare("ExportTableToPointInTime", ok("{\"ExportDescription\": {\"ExportArn\": \"" + arn + "\"}}"));
    server.stub().prepare(
        "DescribeExport", ok("{\"ExportDescription\": {\"ExportStatus\": \"FAILED\", \"FailureCode\": \"S3\"}}"));

    JsonObject result = server.client().call("export_table_to_point_in_time", object("""
        {"table_arn": "arn:aws:dynamodb:eu-west-1:123456789012:table/Orders", "s3_bucket": "exports", "wait": true}"""))
        .structured();

    assertThat(result.string("Note"))
        .contains("It will not become COMPLETED: ExportStatus FAILED after 1 s. Call describe_export later.");
    assertThat(result.object("ExportDescription").orElseThrow().string("FailureCode")).contains("S3");
  }

  @Test
  void scanJoinsPagesAndTellsAboutEach() {
    server.stub().prepare("Scan", page(1, true), page(2, true), page(3, false));

    ToolAnswer answer = server.client().answer(server.client().beginCall("scan", object("""
        {"table_name": "Orders", "max_pages": 5}"""), "pages"));

    assertThat(answer.structured()).isEqualTo(object("""
        {"Items": [{"pk": {"N": "1"}}, {"pk": {"N": "2"}}, {"pk": {"N": "3"}}], "Count": 3, "ScannedCount": 6,
         "ConsumedCapacity": {"TableName": "Orders", "CapacityUnits": 1.5}}"""));
    assertThat(server.stub().requests().get(2).body().get("ExclusiveStartKey"))
        .contains(object("{\"pk\": {\"N\": \"2\"}}"));
    assertThat(server.client().progress("pages")).containsExactly("read page 1 of at most 5, 1 so far",
        "read page 2 of at most 5, 2 so far", "read page 3 of at most 5, 3 so far");
  }

  @Test
  void aPageThatCannotBeReadTakesNothingAway() {
    server.stub().prepare("Scan", page(1, true), StubAnswer.error(400, "AccessDeniedException", "not any more"));

    JsonObject fivePages = object("{\"table_name\": \"Orders\", \"max_pages\": 5}");
    JsonObject result = server.client().call("scan", fivePages).structured();

    assertThat(result.items("Items")).hasSize(1);
    assertThat(result.get("LastEvaluatedKey")).contains(object("{\"pk\": {\"N\": \"1\"}}"));
    assertThat(result.string("Note").orElseThrow()).contains("AccessDeniedException: not any more")
        .endsWith("To go on, pass LastEvaluatedKey as exclusive_start_key.");
  }

  @Test
  void writesThatWereNotDoneAreSentAgain() {
    String b = "{\"Orders\": [{\"DeleteRequest\": {\"Key\": {\"pk\": {\"S\": \"b\"}}}}]}";
    server.stub().prepare("BatchWriteItem", ok("{\"UnprocessedItems\": " + b + "}"), ok("{\"UnprocessedItems\": {}}"));

    JsonObject result = server.client().call("batch_write_item", object("""
        {"request_items": {"Orders": [{"DeleteRequest": {"Key": {"pk": "a"}}},
                                      {"DeleteRequest": {"Key": {"pk": "b"}}}]}}""")).structured();

    assertThat(result).isEqualTo(object("{\"UnprocessedItems\": {}}"));
    assertThat(server.stub().requests()).hasSize(2);
    assertThat(server.stub().requests().get(1).body().get("RequestItems")).contains(object(b));
  }

  @Test
  void whatIsLeftOfABatchCanBePassedAgain() {
    String left = "{\"Orders\": {\"Keys\": [{\"pk\": {\"S\": \"a\"}}], \"ConsistentRead\": false}}";
    server.stub().prepare("BatchGetItem", ok("{\"Responses\": {}, \"UnprocessedKeys\": " + left + "}"));

    JsonObject result = server.client().call("batch_get_item", object("""
        {"request_items": {"Orders": {"Keys": [{"pk": {"S": "a"}}]}}}""")).structured();

    assertThat(result.get("UnprocessedKeys")).contains(object(left));
    assertThat(result.string("Note")).contains("1 of 1 entries are left in UnprocessedKeys: DynamoDB took none of them "
        + "in 5 tries; wait some seconds. Pass it as request_items to go on.");
    server.stub().prepare("BatchGetItem", ok("{\"Responses\": {\"Orders\": []}, \"UnprocessedKeys\": {}}"));
    JsonObject again = JsonObject.builder().put("request_items", result.get("UnprocessedKeys")).build();
    assertThat(server.client().call("batch_get_item", again).structured().get("Note")).isEmpty();
  }

  @Test
  void aCancelledTransactionNamesEachCause() {
    server.stub().prepare("TransactWriteItems", new StubAnswer(400, object("""
        {"__type": "com.amazonaws.dynamodb.v20120810#TransactionCanceledException",
         "Message": "Transaction cancelled, please refer cancellation reasons for specific reasons",
         "CancellationReasons": [{"Code": "None"},
           {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed",
            "Item": {"sku": {"S": "A1"}, "available": {"N": "0"}}}]}"""), Duration.ZERO));

    ToolAnswer answer = server.client().call("transact_write_items", object("""
        {"transact_items": [
          {"Put": {"TableName": "Orders", "Item": {"pk": {"S": "o-1"}}}},
          {"Update": {"TableName": "Stock", "Key": {"sku": {"S": "A1"}}, "UpdateExpression": "ADD available :n",
           "ExpressionAttributeValues": {":n": {"N": "-1"}}, "ConditionExpression": "available > :n",
           "ReturnValuesOnConditionCheckFailure": "ALL_OLD"}}]}"""));

    assertThat(answer.isError()).isTrue();
    assertThat(answer.text()).contains("TransactionCanceledException").endsWith(
        "\ntransact_items[1] (Update Stock {\"sku\":{\"S\":\"A1\"}}): ConditionalCheckFailed - The conditional request"
            + " failed; it is {\"sku\":{\"S\":\"A1\"},\"available\":{\"N\":\"0\"}}");
  }

  private List<String> operations() {
    return server.stub().requests().stream().map(RecordedRequest::operation).toList();
  }

  private static StubAnswer page(int number, boolean hasNext) {
    String key = "{\"pk\": {\"N\": \"" + number + "\"}}";
    return ok("{\"Items\": [" + key + "], \"Count\": 1, \"ScannedCount\": 2,"
        + " \"ConsumedCapacity\": {\"TableName\": \"Orders\", \"CapacityUnits\": 0.5}"
        + (hasNext ? ", \"LastEvaluatedKey\": " + key : "") + "}");
  }

  private static StubAnswer ok(String body) {
    return StubAnswer.ok(object(body));
  }

  private static JsonObject object(String text) {
    return JsonReader.read(text).asObject().orElseThrow();
  }
}
