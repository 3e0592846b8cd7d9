package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.ToolAnswer;
import io.mcpspec.dynamodb.wire.Fault;
import io.mcpspec.dynamodb.wire.FullCall;
import io.mcpspec.dynamodb.wire.StubbedServer;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What is empty, zero, unknown, missing or of a wrong form is refused by its path, and nothing is sent. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class NothingFallsOpenIT {

  /** What AWS has a meaning for, or refuses itself although its model does not say so. */
  private static final Pattern LEFT_TO_AWS = Pattern.compile(
      "segment 0|.*tags\\[\\d\\]\\.Value \"\"|.*\\.Max(Read|Write)RequestUnits 0"
          + "|.*\\.(ScaleInCooldown|ScaleOutCooldown|TargetValue) 0");

  private static final JsonObject TABLE = object("{\"table_name\": \"Orders\"}");

  /** The least arguments of tools that need others than a table's name. */
  private static final JsonObject LEAST = object("""
      {"query": {"table_name": "Orders", "key_condition_expression": "id = :i"},
       "restore_table_from_backup": {"target_table_name": "New",
         "backup_arn": "arn:aws:dynamodb:eu-west-1:123456789012:table/Orders/backup/01489602797149-73d8d5bc"},
       "restore_table_to_point_in_time": {"target_table_name": "New"},
       "export_table_to_point_in_time": {"table_arn": "Orders", "s3_bucket": "exports"},
       "import_table": {"s3_bucket_source": {"S3Bucket": "exports"}, "table_creation_parameters": {
         "TableName": "New", "AttributeDefinitions": [{"AttributeName": "id", "AttributeType": "S"}],
         "KeySchema": [{"AttributeName": "id", "KeyType": "HASH"}]}}}""");

  @RegisterExtension
  final StubbedServer server = StubbedServer.with("--groups", "all");

  static List<FullCall> calls() {
    return FullCall.all();
  }

  @ParameterizedTest
  @MethodSource("calls")
  void everyFaultIsRefusedByItsPath(FullCall call) {
    List<String> sent = Fault.of(call).stream()
        .filter(fault -> !isRefused(call, fault))
        .map(Fault::toString)
        .filter(fault -> !LEFT_TO_AWS.matcher(fault).matches())
        .toList();

    assertThat(sent).as("what %s does not refuse", call).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      scan         | "segment": 0 | total_segments: is needed beside segment
      scan         | "total_segments": 4 | segment: is needed beside total_segments
      scan         | "projection_expression": "id", "select": "COUNT" | select: expected "SPECIFIC_ATTRIBUTES" beside
      query        | "projection_expression": "id", "select": "ALL_ATTRIBUTES" | select: expected "SPECIFIC_ATTRIBUTES"
      create_table | "billing_mode": "PAY_PER_REQUEST", "provisioned_throughput": UNITS | billing_mode: expected "PROV
      update_table | "billing_mode": "PAY_PER_REQUEST", "provisioned_throughput": UNITS | billing_mode: expected "PROV
      update_table | "replica_updates": [{"Create": REGION, "Delete": REGION}] | replica_updates[0]: expected an object
      restore_table_from_backup | "billing_mode_override": "PAY_PER_REQUEST", "provisioned_throughput_override": UNITS \
      | billing_mode_override: expected "PROVISIONED" beside provisioned_throughput_override
      restore_table_to_point_in_time | "source_table_name": "Old", "source_table_arn": "Old" | source_table_arn: does no
      restore_table_to_point_in_time | "use_latest_restorable_time": true, "restore_date_time": TIME \
      | use_latest_restorable_time: expected false beside restore_date_time
      export_table_to_point_in_time | "incremental_export_specification": {"ExportFromTime": TIME} | export_type: is nee
      export_table_to_point_in_time | "s3_sse_algorithm": "AES256", "s3_sse_kms_key_id": "key" | s3_sse_algorithm: expec
      import_table | "input_format": "ION", "input_format_options": {"Csv": {"Delimiter": ","}} | input_format: expected
      """)
  void contradictionsAreRefused(String tool, String more, String problem) {
    JsonObject arguments = LEAST.object(tool).orElse(TABLE);
    String members = arguments.toJson().replaceFirst("}$", ", ") + more
        .replace("UNITS", "{\"ReadCapacityUnits\": 1, \"WriteCapacityUnits\": 1}")
        .replace("REGION", "{\"RegionName\": \"eu-west-1\"}")
        .replace("TIME", "\"2026-03-01T00:00:00Z\"");

    ToolAnswer answer = server.client().call(tool, object(members + "}"));

    assertThat(answer.isError()).as(answer.toString()).isTrue();
    assertThat(answer.text()).startsWith("1 argument is wrong:\n- " + problem);
    assertThat(server.stub().requests()).isEmpty();
  }

  @Test
  void faultsInsideOfValuesAreToldWithAllOthers() {
    ToolAnswer answer = server.client().call("transact_write_items", object("""
        {"transact_items": [{"Put": {"TableName": "Orders", "Item": {"id": {"N": "x"}}}},
                            {"Delete": {"TableName": "Orders", "Key": {"id": ""}}}],
         "client_request_tokn": "abc"}"""));

    assertThat(answer.text()).isEqualTo("3 arguments are wrong:"
        + "\n- client_request_tokn: is not known; did you mean client_request_token?"
        + "\n- transact_items[0].Put.Item.id.N: expected a number such as \"12\", \"-0.5\" or \"1E3\", got \"x\""
        + "\n- transact_items[1].Delete.Key.id: a key attribute is not empty");
    assertThat(server.stub().requests()).isEmpty();
  }

  @Test
  void aConditionInAwsOldFormIsNotDropped() {
    ToolAnswer answer = server.client().call("delete_item", object("""
        {"table_name": "Orders", "key": {"id": "a"}, "expected": {"status": {"Value": "OPEN"}}}"""));

    assertThat(answer.text()).isEqualTo(
        "1 argument is wrong:\n- expected: is no parameter here (legacy: condition_expression replaces it)");
    assertThat(server.stub().requests()).isEmpty();
  }

  private static JsonObject object(String text) {
    return JsonReader.read(text).asObject().orElseThrow();
  }

  private boolean isRefused(FullCall call, Fault fault) {
    server.stub().reset();
    ToolAnswer answer = server.client().call(call.tool().name(), fault.arguments());
    Pattern path = Pattern.compile("- " + Pattern.quote(fault.path()) + "[:.\\[]");
    return server.stub().requests().isEmpty() && answer.isError() && path.matcher(answer.text()).find();
  }
}
