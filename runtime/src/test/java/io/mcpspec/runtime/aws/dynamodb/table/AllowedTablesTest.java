package io.mcpspec.runtime.aws.dynamodb.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.aws.Calls;
import io.mcpspec.runtime.aws.WireStub;
import io.mcpspec.runtime.aws.dynamodb.DynamoDbClients;
import io.mcpspec.runtime.server.NamePatterns;
import io.mcpspec.runtime.tool.ToolException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BackupSummary;
import software.amazon.awssdk.services.dynamodb.model.ListBackupsResponse;
import software.amazon.awssdk.services.dynamodb.model.ListExportsResponse;
import software.amazon.awssdk.services.dynamodb.model.ListImportsResponse;
import software.amazon.awssdk.services.dynamodb.model.ListTablesResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;

class AllowedTablesTest {

  private static final NamePatterns TABLES = new NamePatterns(List.of("Orders", "orders-*"));
  private static final String OTHER = "arn:aws:dynamodb:eu-west-1:123456789012:table/Secret/";
  private static final String OURS = "arn:aws:dynamodb:eu-west-1:123456789012:table/orders-1/";

  private final WireStub stub = WireStub.start();
  private final DynamoDbClients clients = Calls.clients(stub.uri()).build();
  private final DynamoDbClient client = clients.write(Optional.empty(), Calls.context().permit());

  @AfterEach
  void stop() {
    clients.close();
    stub.close();
  }

  /** The client is older than the limit. */
  @Test
  void refusesAnotherTableBeforeAnythingIsSent() {
    clients.limitTables(TABLES);
    assertThatThrownBy(() -> client.getItem(get -> get.tableName("Secret")))
        .isInstanceOf(ToolException.class)
        .hasMessage("Table `Secret` is not among those that this server may touch (`Orders`, `orders-*`). Nothing was "
            + "sent. Do not look for a way around it: whoever runs the server decides which tables it may touch.");
    List<TransactGetItem> items = List.of(get("Orders"), get("Secret"));
    assertThatThrownBy(() -> client.transactGetItems(get -> get.transactItems(items)))
        .hasMessageStartingWith("Table `Secret` is not among those");
    assertThat(stub.requests()).isEmpty();
  }

  @Test
  void refusesWhatItCannotRead() {
    clients.limitTables(TABLES);
    assertThatThrownBy(() -> client.executeStatement(run -> run.statement("SELECT * FROM Orders, Secret")))
        .isInstanceOf(ToolException.class)
        .hasMessageStartingWith("The table that ExecuteStatement would use cannot be determined: expected SELECT")
        .hasMessageContaining("This server may touch the tables `Orders`, `orders-*` only. Nothing was sent.");
    assertThatThrownBy(() -> client.describeTable(table -> {}))
        .hasMessageStartingWith("DescribeTable names no table. This server may touch the tables");
    assertThat(stub.requests()).isEmpty();
  }

  @Test
  void letsAllowedTablesAndTheAccountThrough() {
    clients.limitTables(TABLES);
    stub.answer("{}");
    client.getItem(get -> get.tableName("Orders"));
    client.executeStatement(run -> run.statement("SELECT * FROM \"orders-1\""));
    client.describeLimits();
    assertThat(stub.requests()).hasSize(3);
  }

  @Test
  void listsNoOtherTablesAndKeepsTheNextPage() {
    clients.limitTables(TABLES);
    stub.answer("{\"TableNames\":[\"Orders\",\"Secret\",\"orders-1\"],\"LastEvaluatedTableName\":\"Secret\"}");
    ListTablesResponse names = client.listTables();
    assertThat(names.tableNames()).containsExactly("Orders", "orders-1");
    assertThat(names.lastEvaluatedTableName()).isEqualTo("Secret");
    assertThat(names.responseMetadata().requestId()).isEqualTo("REQ1");
  }

  @Test
  void listsNothingThatBelongsToOtherTables() {
    clients.limitTables(TABLES);
    stub.answer("{\"BackupSummaries\":[{\"BackupArn\":\"" + OTHER + "backup/1\"},{\"BackupArn\":\"" + OURS
        + "backup/2\"},{\"BackupArn\":\"arn:aws:backup:eu-west-1:1:recovery-point:1\"},{\"TableName\":\"Orders\","
        + "\"BackupArn\":\"arn:aws:backup:eu-west-1:1:recovery-point:2\"}]}");
    ListBackupsResponse backups = client.listBackups();
    assertThat(backups.backupSummaries()).extracting(BackupSummary::backupArn)
        .containsExactly(OURS + "backup/2", "arn:aws:backup:eu-west-1:1:recovery-point:2");
  }

  @Test
  void listsNoExportsImportsOrSettingsOfOtherTables() {
    next("{\"ExportSummaries\":[{\"ExportArn\":\"" + OTHER + "export/1\"}],\"NextToken\":\"more\"}", stubbed -> {
      ListExportsResponse exports = stubbed.listExports(all -> {});
      assertThat(exports.exportSummaries()).isEmpty();
      assertThat(exports.nextToken()).isEqualTo("more");
    });
    next("{\"ImportSummaryList\":[{\"ImportArn\":\"" + OURS + "import/1\"},{\"TableArn\":\"" + OTHER
        + "x\",\"ImportArn\":\"" + OTHER + "import/2\"}]}", stubbed -> {
          ListImportsResponse imports = stubbed.listImports(all -> {});
          assertThat(imports.importSummaryList()).singleElement()
              .satisfies(item -> assertThat(item.importArn()).isEqualTo(OURS + "import/1"));
        });
    next("{\"GlobalTables\":[{\"GlobalTableName\":\"Secret\"},{\"GlobalTableName\":\"Orders\"}]}", stubbed ->
        assertThat(stubbed.listGlobalTables().globalTables()).singleElement()
            .satisfies(item -> assertThat(item.globalTableName()).isEqualTo("Orders")));
    next("{\"ContributorInsightsSummaries\":[{\"TableName\":\"Secret\"},{\"TableName\":\"Orders\"}]}", stubbed ->
        assertThat(stubbed.listContributorInsights(all -> {}).contributorInsightsSummaries()).singleElement()
            .satisfies(item -> assertThat(item.tableName()).isEqualTo("Orders")));
  }

  @Test
  void withoutALimitNothingIsLeftOut() {
    stub.answer("{\"TableNames\":[\"Secret\"]}");
    assertThat(client.listTables().tableNames()).containsExactly("Secret");
    client.executeStatement(run -> run.statement("SELECT * FROM Orders, Secret"));
    assertThat(stub.requests()).hasSize(2);
  }

  private static TransactGetItem get(String table) {
    return TransactGetItem.builder().get(item -> item.tableName(table)).build();
  }

  private static void next(String answer, Consumer<DynamoDbClient> test) {
    try (WireStub stub = WireStub.start().answer(answer);
        DynamoDbClients clients = Calls.clients(stub.uri()).build()) {
      clients.limitTables(TABLES);
      test.accept(clients.write(Optional.empty(), Calls.context().permit()));
    }
  }
}
