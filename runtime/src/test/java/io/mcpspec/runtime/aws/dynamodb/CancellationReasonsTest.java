package io.mcpspec.runtime.aws.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

class CancellationReasonsTest {

  private static final CancellationReason NONE = CancellationReason.builder().code("None").build();
  private static final CancellationReason FALSE = CancellationReason.builder()
      .code("ConditionalCheckFailed")
      .message("The conditional request failed")
      .item(Map.of("n", AttributeValue.fromN("3")))
      .build();
  private static final CancellationReason BUSY = CancellationReason.builder().code("TransactionConflict").build();

  @Test
  void namesEachCauseByItsActionTableAndKey() {
    assertThat(lines("""
        {"transact_items": [
          {"Put": {"TableName": "Orders", "Item": {"pk": {"S": "o"}}}},
          {"Update": {"TableName": "Stock", "Key": {"sku": {"S": "A1"}}}},
          {"Delete": {"TableName": "Carts", "Key": {"pk": {"S": "c"}}}}]}""", NONE, FALSE, BUSY)).isEqualTo("""

        transact_items[1] (Update Stock {"sku":{"S":"A1"}}): ConditionalCheckFailed - The conditional request failed; \
        it is {"n":{"N":"3"}}
        transact_items[2] (Delete Carts {"pk":{"S":"c"}}): TransactionConflict""");
  }

  @Test
  void namesAStatementAndWritesValuesAsTheCallerDoes() {
    assertThat(lines("""
        {"transact_statements": [{"Statement": "UPDATE Stock"}], "value_format": "plain"}""", FALSE)).isEqualTo("""

        transact_statements[0] (UPDATE Stock): ConditionalCheckFailed - The conditional request failed; \
        it is {"n":3}""");
  }

  @Test
  void countsWhenTheArgumentsDoNotFit() {
    assertThat(lines("{}", BUSY)).endsWith("item[0]: TransactionConflict");
    assertThat(lines("{}", NONE)).isEmpty();
  }

  private static String lines(String arguments, CancellationReason... reasons) {
    JsonObject object = JsonReader.read(arguments).asObject().orElseThrow();
    return CancellationReasons.lines(
        TransactionCanceledException.builder().cancellationReasons(reasons).build(),
        object);
  }
}
