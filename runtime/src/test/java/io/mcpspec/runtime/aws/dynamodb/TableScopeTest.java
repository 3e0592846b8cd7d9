package io.mcpspec.runtime.aws.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.aws.Calls;
import io.mcpspec.runtime.aws.WireStub;
import io.mcpspec.runtime.server.NamePatterns;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableScopeTest {

  private static final TableScope WITHOUT_CLIENTS = new TableScope(
      () -> {
        throw new AssertionError("no limit was set");
      },
      Set.of("get_item"));

  @Test
  void readsPatternsWithoutMakingClients() {
    assertThat(WITHOUT_CLIENTS.patterns(List.of("Orders", "orders-*")))
        .isEqualTo(new NamePatterns(List.of("Orders", "orders-*")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "arn:aws:dynamodb:eu-west-1:123456789012:table/Orders", "[a-z]*", "a|b", "é"})
  void refusesWhatNoTableIsCalled(String pattern) {
    assertThatThrownBy(() -> WITHOUT_CLIENTS.patterns(List.of(pattern)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("`" + pattern + "` is no pattern of table names");
  }

  @Test
  void limitsTheClientsAndNamesTheToolsThatUseThem() {
    try (WireStub stub = WireStub.start(); DynamoDbClients clients = Calls.clients(stub.uri()).build()) {
      Set<String> tools = new TableScope(() -> clients, Set.of("get_item")).limit(new NamePatterns(List.of("Orders")));

      assertThat(tools).containsExactly("get_item");
      assertThatThrownBy(() -> clients.read(Optional.empty()).getItem(get -> get.tableName("Secret")))
          .hasMessageContaining("GetItem");
      assertThat(stub.requests()).isEmpty();
    }
  }
}
