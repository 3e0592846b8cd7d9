package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.json.JsonObject;
import java.net.URI;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import software.amazon.awssdk.awscore.AwsClient;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.regions.Region;

/**
 * What the rest of this package must know about one of AWS's services. Each service implements it once.
 *
 * @param <C> the SDK's client of the service
 */
public interface AwsService<C extends AwsClient> {

  /** The service's name, as messages use it. */
  String name();

  /** The environment variable that holds the service's endpoint. */
  String endpointVariable();

  /** AWS's own endpoint of the service in a region. */
  URI endpoint(Region region);

  /** Makes a client. */
  C client(ClientSettings settings);

  /** The operation that {@link #probe} calls; it only reads. */
  String probeOperation();

  /** Sends one cheap request that only reads, to see whether calls work. */
  void probe(C client);

  /** The operations whose requests carry a client token. */
  Set<String> tokenOperations();

  /** The error codes that say that AWS still works on an earlier request with the same token. */
  Set<String> inProgressCodes();

  /** The error codes that say that the service is too busy to take any entry of a batch. */
  Set<String> busyCodes();

  /**
   * What to say about a failure beyond its code and message, on lines of its own.
   *
   * @param arguments the arguments of the tool
   * @return empty where the members of the exception say it all
   */
  Optional<String> details(AwsServiceException failure, Supplier<JsonObject> arguments);

  /** The members of its answers that count something. */
  CountedMembers counted();

  /** Where a batch holds entries in structures: the member of the structure that lists them. */
  String entriesMember();

  /**
   * The start of the page that goes on after an item, for operations whose pages start at an item's key.
   *
   * @param call may send requests to find it out
   * @param item the item as the SDK has it
   * @param request the request of the item's page
   * @param known another start of a page of the same operation, where there is one
   * @return empty when the start cannot be known
   */
  Optional<Object> startAfter(AwsCall<C> call, Object item, SdkPojo request, Optional<Object> known);
}
