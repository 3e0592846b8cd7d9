package io.mcpspec.runtime.aws.dynamodb.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchExecuteStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeBackupRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ImportTableRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.RestoreTableToPointInTimeRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

class RequestedTablesTest {

  private static final String ACCOUNT = "arn:aws:dynamodb:eu-west-1:123456789012:";

  @ParameterizedTest
  @CsvSource({
    "table/Orders", "table/Orders/index/by-date", "table/Orders/stream/2026-03-01T00:00:00.000",
    "table/Orders/backup/01693685827463-2d8752fd", "table/Orders/export/01693685827463-2d8752fd",
    "table/Orders/import/01693685827463-2d8752fd",
  })
  void readsTheTableOfAnArn(String resource) {
    assertThat(RequestedTables.of(DescribeBackupRequest.builder().backupArn(ACCOUNT + resource).build()))
        .containsExactly("Orders");
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "", "Orders\n", " Orders", "Orders/index/x", "arn:aws:dynamodb:eu-west-1:123456789012:backup/Orders",
    "arn:aws:s3:::Orders", "arn:aws:dynamodb:eu-west-1:1:table/", "ARN:aws:dynamodb:eu-west-1:1:table/Orders",
    "arn:aws:dynamodb:eu-west-1:1:table/Orders?x", "arn:aws:dynamodb:eu-west-1:1:table/Or%64ers", "Orders%2f",
    "arn:aws:dynamodb:x:1:table/Orders/backup/1\nx", "arn:aws:dynamodb:eu-west-1:1:table//Orders", "Órders",
    "arn:aws:dynamodb:eu-west-1:1:table/Orders/../Secret", "arn:aws:dynamodb:eu-west-1:1:table/Orders/table/Secret",
    "arn:aws:dynamodb:eu-west-1:1:table/Orders/index/a/b", "arn:aws:dynamodb:eu-west-1:1:table/Orders/index/",
  })
  void refusesWhatIsNeitherNameNorArn(String name) {
    assertThatThrownBy(() -> RequestedTables.of(GetItemRequest.builder().tableName(name).build()))
        .isInstanceOf(UnreadableTableException.class)
        .hasMessageStartingWith("TableName holds ");
  }

  @Test
  void findsTheTablesOfBatchesTransactionsAndStatements() {
    assertThat(RequestedTables.of(BatchGetItemRequest.builder()
        .requestItems(Map.of(ACCOUNT + "table/A", KeysAndAttributes.builder().build()))
        .build())).containsExactly("A");
    assertThat(RequestedTables.of(TransactWriteItemsRequest.builder()
        .transactItems(List.of(
            TransactWriteItem.builder().put(put -> put.tableName("A")).build(),
            TransactWriteItem.builder().update(update -> update.tableName("B")).build(),
            TransactWriteItem.builder().delete(delete -> delete.tableName("C")).build(),
            TransactWriteItem.builder().conditionCheck(check -> check.tableName("D")).build()))
        .build())).containsExactly("A", "B", "C", "D");
    assertThat(RequestedTables.of(BatchExecuteStatementRequest.builder()
        .statements(List.of(
            BatchStatementRequest.builder().statement("SELECT * FROM A").build(),
            BatchStatementRequest.builder().statement("DELETE FROM \"B\" WHERE pk = 1").build()))
        .build())).containsExactly("A", "B");
    assertThat(RequestedTables.of(ImportTableRequest.builder()
        .tableCreationParameters(table -> table.tableName("A"))
        .build())).containsExactly("A");
  }

  @Test
  void refusesARestoreThatNamesNoSource() {
    RestoreTableToPointInTimeRequest request =
        RestoreTableToPointInTimeRequest.builder().targetTableName("scratch-1").build();
    assertThatThrownBy(() -> RequestedTables.of(request))
        .isInstanceOf(UnreadableTableException.class)
        .hasMessage("neither SourceTableName nor SourceTableArn is given");
    assertThat(RequestedTables.of(request.toBuilder().sourceTableName("Orders").build()))
        .containsExactlyInAnyOrder("Orders", "scratch-1");
    assertThat(RequestedTables.of(request.toBuilder().sourceTableArn(ACCOUNT + "table/Orders").build()))
        .containsExactlyInAnyOrder("Orders", "scratch-1");
  }

  /** An item's attribute may be called like a member of AWS's that names a table. */
  @Test
  void takesNoAttributeForATable() {
    Map<String, AttributeValue> item = Map.of("TableName", AttributeValue.fromS("B"), "Statement",
        AttributeValue.fromM(Map.of("TableName", AttributeValue.fromS("C"))));
    assertThat(RequestedTables.of(PutItemRequest.builder().tableName("A").item(item).build())).containsExactly("A");
  }
}
