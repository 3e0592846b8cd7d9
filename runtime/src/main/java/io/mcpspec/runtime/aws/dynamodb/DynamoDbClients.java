package io.mcpspec.runtime.aws.dynamodb;

import io.mcpspec.runtime.aws.AwsClients;
import io.mcpspec.runtime.aws.dynamodb.table.AllowedTables;
import io.mcpspec.runtime.server.NamePatterns;
import java.util.Collection;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The clients of DynamoDB, which can be limited to some tables. */
public final class DynamoDbClients extends AwsClients<DynamoDbClient> {

  private final AllowedTables allowed;

  private DynamoDbClients(Builder<DynamoDbClient, DynamoDbClients> builder, AllowedTables allowed) {
    super(builder, List.of(allowed));
    this.allowed = allowed;
  }

  /**
   * Clients for a server.
   *
   * @param readOperations AWS's names of the operations that change nothing, such as {@code GetItem}
   */
  public static DynamoDbClients of(Collection<String> readOperations) {
    return builder().readOperations(readOperations).build();
  }

  public static Builder<DynamoDbClient, DynamoDbClients> builder() {
    return new Builder<>(DynamoDb.SERVICE, builder -> new DynamoDbClients(builder, new AllowedTables()));
  }

  /**
   * Lets only requests for these tables through from now on, also of clients that were made before. Lists show no
   * other tables.
   *
   * @param tables what the names of the tables match
   */
  public void limitTables(NamePatterns tables) {
    allowed.limit(tables);
  }
}
