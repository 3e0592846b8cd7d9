package io.mcpspec.runtime.aws.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.aws.Calls;
import io.mcpspec.runtime.aws.WireStub;
import io.mcpspec.runtime.aws.dynamodb.DynamoDbClients;
import io.mcpspec.runtime.json.JsonReader;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ParameterizedStatement;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** How often a write reaches AWS when its answer is a failure or is lost. */
class RetriesTest {

  private static final TransactWriteItemsRequest PUT = TransactWriteItemsRequest.builder()
      .transactItems(List.of(TransactWriteItem.builder().put(put -> put.tableName("t")).build()))
      .build();

  private final WireStub stub = WireStub.start();
  private final DynamoDbClients clients = Calls.clients(stub.uri()).build();
  private final DynamoDbClient client = clients.write(Optional.empty(), Calls.context().permit());

  @AfterEach
  void stop() {
    clients.close();
    stub.close();
  }

  @Test
  void aWriteWithAClientTokenIsRepeatedWithTheSameToken() {
    stub.fail(500, "InternalServerError", "oops").drop().answer("{}");
    client.transactWriteItems(PUT);

    assertThat(stub.requests()).hasSize(3).extracting(request -> token(request.body())).doesNotContainNull();
    assertThat(stub.requests().stream().map(request -> token(request.body())).distinct()).hasSize(1);
  }

  @Test
  void aRepeatedTransactionWaitsForTheFirstOne() {
    stub.drop().fail(400, "TransactionInProgressException", "wait").answer("{}");
    List<ParameterizedStatement> statements =
        List.of(ParameterizedStatement.builder().statement("DELETE FROM t WHERE a = 1").build());
    client.executeTransaction(run -> run.clientRequestToken("mine").transactStatements(statements));
    assertThat(stub.requests()).hasSize(3).allSatisfy(request -> assertThat(token(request.body())).isEqualTo("mine"));
  }

  @Test
  void aWriteWithoutATokenIsSentOnce() {
    stub.fail(500, "InternalServerError", "oops");
    assertSentOnce(sent -> sent.updateItem(update -> update.tableName("t")));
    assertSentOnce(sent -> sent.putItem(put -> put.tableName("t")));
    assertSentOnce(sent -> sent.deleteItem(delete -> delete.tableName("t")));
    assertSentOnce(sent -> sent.executeStatement(run -> run.statement("DELETE FROM t WHERE a = 1")));
    assertSentOnce(sent -> sent.deleteTable(delete -> delete.tableName("t")));
  }

  /** The token of one request is no leave to repeat the next. */
  @Test
  void aWriteAfterOneWithATokenIsSentOnce() {
    stub.answer("{}").fail(500, "InternalServerError", "oops");
    client.transactWriteItems(PUT);
    assertSentOnce(sent -> sent.updateItem(update -> update.tableName("t")));

    assertThatThrownBy(() -> client.transactWriteItems(PUT)).isInstanceOf(SdkException.class);
    assertSentOnce(sent -> sent.updateItem(update -> update.tableName("t")));
  }

  @Test
  void aRefusedTransactionIsNotRepeated() {
    stub.answer("{}").fail(400, "TransactionCanceledException", "no");
    client.describeLimits();
    assertSentOnce(sent -> sent.transactWriteItems(PUT));
  }

  private void assertSentOnce(Consumer<DynamoDbClient> write) {
    int before = stub.requests().size();
    assertThatThrownBy(() -> write.accept(client)).isInstanceOf(SdkException.class);
    assertThat(stub.requests()).hasSize(before + 1);
  }

  private static String token(String body) {
    return JsonReader.read(body).asObject().flatMap(request -> request.string("ClientRequestToken")).orElse(null);
  }
}
