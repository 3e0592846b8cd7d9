package io.mcpspec.runtime.aws.dynamodb;

import io.mcpspec.runtime.aws.AwsCall;
import io.mcpspec.runtime.aws.AwsService;
import io.mcpspec.runtime.aws.ClientSettings;
import io.mcpspec.runtime.aws.CountedMembers;
import io.mcpspec.runtime.json.JsonObject;
import java.net.URI;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.endpoints.DynamoDbEndpointProvider;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** DynamoDB, as the code for all services of AWS must know it. */
public final class DynamoDb implements AwsService<DynamoDbClient> {

  public static final DynamoDb SERVICE = new DynamoDb();

  /** The variable that holds its endpoint. */
  static final String ENDPOINT = "AWS_ENDPOINT_URL_DYNAMODB";

  private static final Set<String> TOKEN_OPERATIONS =
      Set.of("ExecuteTransaction", "ExportTableToPointInTime", "ImportTable", "TransactWriteItems");

  private static final Set<String> BUSY =
      Set.of("ProvisionedThroughputExceededException", "ThrottlingException", "RequestLimitExceeded");

  private DynamoDb() {}

  @Override
  public String name() {
    return "DynamoDB";
  }

  @Override
  public String endpointVariable() {
    return ENDPOINT;
  }

  @Override
  public URI endpoint(Region region) {
    return DynamoDbEndpointProvider.defaultProvider()
        .resolveEndpoint(asked -> asked.region(region))
        .join()
        .endpointUrl()
        .toUri();
  }

  @Override
  public DynamoDbClient client(ClientSettings settings) {
    return settings.client(DynamoDbClient.builder());
  }

  @Override
  public String probeOperation() {
    return "ListTables";
  }

  @Override
  public void probe(DynamoDbClient client) {
    client.listTables(request -> request.limit(1));
  }

  @Override
  public Set<String> tokenOperations() {
    return TOKEN_OPERATIONS;
  }

  @Override
  public Set<String> inProgressCodes() {
    return Set.of("TransactionInProgressException");
  }

  @Override
  public Set<String> busyCodes() {
    return BUSY;
  }

  /** The reasons of a cancelled transaction in words. */
  @Override
  public Optional<String> details(AwsServiceException failure, Supplier<JsonObject> arguments) {
    return failure instanceof TransactionCanceledException cancelled
        ? Optional.of(CancellationReasons.lines(cancelled, arguments.get()))
        : Optional.empty();
  }

  /** Made anew: a constant with a method reference would slow the start of a limited server. */
  @Override
  public CountedMembers counted() {
    return new CountedMembers("Count", "ScannedCount", "ConsumedCapacity", ConsumedCapacity::add);
  }

  /** A {@code BatchGetItem} has keys in a structure with what applies to all of them. */
  @Override
  public String entriesMember() {
    return "Keys";
  }

  @Override
  public Optional<Object> startAfter(
      AwsCall<DynamoDbClient> call, Object item, SdkPojo request, Optional<Object> known) {
    return new KeyNames(call).key(item, request, known);
  }
}
