package io.mcpspec.dynamodb.guard;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.dynamodb.client.ToolAnswer;
import io.mcpspec.dynamodb.wire.StubAnswer;
import io.mcpspec.dynamodb.wire.WireExample;
import io.mcpspec.dynamodb.wire.WireStub;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** With --tables, each operation keeps to the tables that match, whatever names them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TablesIT {

  /** The tables of the examples. */
  private static final Pattern TABLE = Pattern.compile("Readings|Sites");

  /** Parameters that may hold the name of another table: where a list goes on, and what a policy of this table says. */
  private static final Set<String> HARMLESS = Set.of(
      "exclusive_start_table_name", "exclusive_start_global_table_name", "exclusive_start_backup_arn", "policy",
      "resource_policy");

  private static final Set<String> ACCOUNT_OR_LIST = Set.of(
      "DescribeEndpoints", "DescribeLimits", "ListTables", "ListGlobalTables");

  private WireStub stub;
  private McpClient client;

  static List<WireExample> examples() {
    return WireExample.all();
  }

  @BeforeAll
  void start() {
    stub = WireStub.start();
    client = McpClient.open(
        Launch.packaged("--groups", "all", "--tables", "Readings*", "Site?").endpoint(stub.endpoint()));
  }

  @AfterAll
  void stop() {
    client.close();
    stub.close();
  }

  @BeforeEach
  void prepare() {
    stub.reset();
    WireExample.all().forEach(example -> stub.prepare(example.operation(), StubAnswer.ok(example.response())));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void anAllowedTableIsTouchedAsEver(WireExample example) {
    assertThat(client.call(example.tool(), example.arguments()).structured()).isEqualTo(example.result());
    assertThat(stub.requests()).singleElement()
        .satisfies(request -> assertThat(request.body()).isEqualTo(example.request()));
  }

  /** One name of a table after the other becomes that of a table which is not allowed; the rest stays. */
  @ParameterizedTest
  @MethodSource("examples")
  void oneOtherTableAnywhereIsRefused(WireExample example) {
    List<JsonObject> changed = withOneOtherTable(example.arguments());

    assertThat(changed.isEmpty()).as("%s names no table", example).isEqualTo(
        ACCOUNT_OR_LIST.contains(example.operation()));
    assertThat(changed).allSatisfy(arguments -> {
      ToolAnswer answer = client.call(example.tool(), arguments);
      assertThat(answer.isError()).as("isError of %s", answer).isTrue();
      assertThat(answer.text()).contains("Table `Secret", "(`Readings*`, `Site?`)", "Nothing was sent.",
          "whoever runs the server decides");
    });
    assertThat(stub.requests()).isEmpty();
  }

  @Test
  void listsShowNoOtherTables() {
    stub.prepare("ListTables", StubAnswer.ok(object("""
        {"TableNames": ["Payments", "Readings", "Readings-0301", "Sitemap", "Sites"],
         "LastEvaluatedTableName": "Wages"}""")));
    assertThat(client.call("list_tables", JsonObject.EMPTY).structured()).isEqualTo(object("""
        {"TableNames": ["Readings", "Readings-0301", "Sites"], "LastEvaluatedTableName": "Wages"}"""));

    stub.prepare("ListExports", StubAnswer.ok(object("""
        {"ExportSummaries": [{"ExportArn": "arn:aws:dynamodb:eu-west-1:210987654321:table/Payments/export/0177-0a1b"}],
         "NextToken": "more"}""")));
    assertThat(client.call("list_exports", JsonObject.EMPTY).structured()).isEqualTo(object("""
        {"ExportSummaries": [], "NextToken": "more"}"""));
  }

  @Test
  void aStatementThatCannotBeReadIsRefused() {
    ToolAnswer answer = client.call("execute_statement", object("""
        {"statement": "SELECT * FROM \\"Readings\\" r, \\"Payments\\" p"}"""));

    assertThat(answer.isError()).isTrue();
    assertThat(answer.text())
        .startsWith("The table that ExecuteStatement would use cannot be determined: expected SELECT");
    assertThat(stub.requests()).isEmpty();
  }

  /** The same arguments with the first table replaced, with the second, and so on. */
  private static List<JsonObject> withOneOtherTable(JsonObject arguments) {
    List<JsonObject> changed = new ArrayList<>();
    arguments.members().forEach((name, value) -> {
      List<MatchResult> tables = HARMLESS.contains(name)
          ? List.of()
          : TABLE.matcher(value.toJson()).results().toList();
      for (MatchResult table : tables) {
        String text = value.toJson();
        Json other = JsonReader.read(text.substring(0, table.start()) + "Secret" + text.substring(table.end()));
        JsonObject.Builder all = JsonObject.builder();
        arguments.members().forEach((key, old) -> all.put(key, key.equals(name) ? other : old));
        changed.add(all.build());
      }
    });
    return changed;
  }

  private static JsonObject object(String text) {
    return JsonReader.read(text).asObject().orElseThrow();
  }
}
