package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.call.ReadContext;
import io.mcpspec.runtime.call.WritePermit;
import io.mcpspec.runtime.server.TablePatterns;
import java.net.URI;
import java.time.Duration;
import java.util.Collection;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.profiles.ProfileFile;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * DynamoDB clients by region, made at the first call that needs one. A client for reading refuses every operation that
 * is not declared to read; one for writing is had for a {@link WritePermit} alone.
 *
 * <p>Safe for use by several threads. Callers do not close the clients; {@link #close()} ends them all.
 */
public final class DynamoDbClients implements AutoCloseable {

  private final AwsEnvironment environment;
  private final ClientFactory factory;
  private final ClientCache reading;
  private final ClientCache writing;

  private DynamoDbClients(Builder builder) {
    environment = new AwsEnvironment(builder.variables, builder.profiles);
    factory = new ClientFactory(builder, environment);
    Set<String> operations = builder.readOperations;
    reading = new ClientCache(region -> factory.reading(region, operations));
    writing = new ClientCache(factory::writing);
  }

  /**
   * Clients for a server.
   *
   * @param readOperations AWS's names of the operations that change nothing, such as {@code GetItem}
   */
  public static DynamoDbClients of(Collection<String> readOperations) {
    return builder().readOperations(readOperations).build();
  }

  public static Builder builder() {
    return new Builder();
  }

  /**
   * A client that only reads.
   *
   * @param region the region that the caller asked for; otherwise that of the environment or profile
   * @throws io.mcpspec.runtime.tool.ToolException when no region is known, or there is none of this name
   */
  public DynamoDbClient read(Optional<String> region) {
    return reading.get(choose(region).region());
  }

  /**
   * A client that may do everything.
   *
   * @param region the region that the caller asked for; otherwise that of the environment or profile
   * @param permit the permit of the call's context
   * @throws io.mcpspec.runtime.tool.ToolException when no region is known, or there is none of this name
   */
  public DynamoDbClient write(Optional<String> region, WritePermit permit) {
    Objects.requireNonNull(permit, "permit");
    return writing.get(choose(region).region());
  }

  /**
   * Lets only requests for these tables through from now on, and lists show no others.
   *
   * @param tables what tables' names match
   */
  public void limitTables(TablePatterns tables) {
    factory.limitTables(tables);
  }

  RegionChoice choose(Optional<String> region) {
    return RegionChoice.of(
        region, environment, () -> Endpoint.own(factory.endpoint(), environment).isPresent());
  }

  Endpoint endpoint(Optional<String> region) {
    return Endpoint.of(choose(region).region(), factory.endpoint(), environment);
  }

  AwsEnvironment environment() {
    return environment;
  }

  ClientFactory factory() {
    return factory;
  }

  /** Runs a call, bounded by its context: cut off when the caller cancels, over when the call's time is. */
  <T> T during(ReadContext context, Supplier<T> call) {
    return factory.current().during(context, call);
  }

  @Override
  public void close() {
    reading.close();
    writing.close();
    factory.close();
  }

  /** How to reach AWS, for servers and tests that do not leave it to the environment. */
  public static final class Builder {

    Set<String> readOperations = Set.of();
    UnaryOperator<String> variables = System::getenv;
    Supplier<ProfileFile> profiles = new SharedProfiles();
    Optional<AwsCredentialsProvider> credentials = Optional.empty();
    Optional<URI> endpoint = Optional.empty();
    Duration timeout = Duration.ofSeconds(25);

    private Builder() {}

    /** AWS's names of the operations that change nothing. */
    public Builder readOperations(Collection<String> names) {
      readOperations = Set.copyOf(names);
      return this;
    }

    /** Where environment variables are read. */
    public Builder variables(UnaryOperator<String> source) {
      variables = source;
      return this;
    }

    /** Where profiles are read. */
    public Builder profiles(Supplier<ProfileFile> source) {
      profiles = source;
      return this;
    }

    /** The credentials, in place of the SDK's search. */
    public Builder credentials(AwsCredentialsProvider provider) {
      credentials = Optional.of(provider);
      return this;
    }

    /** The endpoint of every region, in place of AWS's or {@code AWS_ENDPOINT_URL_DYNAMODB}. */
    public Builder endpoint(URI uri) {
      endpoint = Optional.of(uri);
      return this;
    }

    /**
     * The most time that one request may take, retries included; 25 seconds unless set. A call that has less time left
     * gives its request less.
     */
    public Builder timeout(Duration most) {
      timeout = most;
      return this;
    }

    public DynamoDbClients build() {
      return new DynamoDbClients(this);
    }
  }
}
