package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.aws.client.AwsEnvironment;
import io.mcpspec.runtime.aws.client.RegionChoice;
import io.mcpspec.runtime.aws.client.SharedProfiles;
import io.mcpspec.runtime.call.ReadContext;
import io.mcpspec.runtime.call.WritePermit;
import java.net.URI;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.awscore.AwsClient;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.profiles.ProfileFile;

/**
 * The clients of a service by region, made at the first call that needs one. A client for reading refuses every
 * operation that is not declared to read; a client for writing takes a {@link WritePermit}.
 *
 * <p>Safe for use by several threads. Callers do not close the clients; {@link #close()} ends them all.
 *
 * @param <C> the SDK's client of the service
 */
public class AwsClients<C extends AwsClient> implements AutoCloseable {

  private final AwsService<C> service;
  private final AwsEnvironment environment;
  private final ClientFactory<C> factory;
  private final ClientCache<C> reading;
  private final ClientCache<C> writing;

  /**
   * @param interceptors see each request before it is signed, and its response
   */
  protected AwsClients(Builder<C, ?> builder, List<ExecutionInterceptor> interceptors) {
    service = builder.service;
    environment = new AwsEnvironment(builder.variables, builder.profiles);
    factory = new ClientFactory<>(builder, environment, interceptors);
    Set<String> operations = builder.readOperations;
    reading = new ClientCache<>(region -> usable().reading(region, operations));
    writing = new ClientCache<>(region -> usable().writing(region));
  }

  /**
   * A client that only reads.
   *
   * @param region the region that the caller asked for; otherwise that of the environment or profile
   * @throws io.mcpspec.runtime.tool.ToolException when no region is known, or there is none of this name
   */
  public C read(Optional<String> region) {
    return reading.get(choose(region).region());
  }

  /**
   * A client that may do everything.
   *
   * @param region the region that the caller asked for; otherwise that of the environment or profile
   * @param permit the permit of the call's context
   * @throws io.mcpspec.runtime.tool.ToolException when no region is known, or there is none of this name
   */
  public C write(Optional<String> region, WritePermit permit) {
    Objects.requireNonNull(permit, "permit");
    return writing.get(choose(region).region());
  }

  /** The SDK takes an endpoint from the environment by itself, and a wrong one breaks it later. */
  private ClientFactory<C> usable() {
    Endpoint.own(factory.endpoint(), environment, service);
    return factory;
  }

  AwsService<C> service() {
    return service;
  }

  RegionChoice choose(Optional<String> region) {
    return RegionChoice.of(region, environment, service.endpointVariable(),
        () -> Endpoint.own(factory.endpoint(), environment, service).isPresent());
  }

  Endpoint endpoint(Optional<String> region) {
    return Endpoint.of(choose(region).region(), factory.endpoint(), environment, service);
  }

  AwsEnvironment environment() {
    return environment;
  }

  ClientFactory<C> factory() {
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

  /**
   * How to reach AWS, for servers and tests that do not leave it to the environment.
   *
   * @param <C> the SDK's client of the service
   * @param <T> the clients that it makes
   */
  public static final class Builder<C extends AwsClient, T extends AwsClients<C>> {

    final AwsService<C> service;
    private final Function<Builder<C, T>, T> make;
    Set<String> readOperations = Set.of();
    UnaryOperator<String> variables = System::getenv;
    Supplier<ProfileFile> profiles = new SharedProfiles();
    Optional<AwsCredentialsProvider> credentials = Optional.empty();
    Optional<URI> endpoint = Optional.empty();
    Duration timeout = Duration.ofSeconds(25);

    /**
     * @param make makes the clients of this builder's settings
     */
    public Builder(AwsService<C> service, Function<Builder<C, T>, T> make) {
      this.service = service;
      this.make = make;
    }

    /** AWS's names of the operations that change nothing. */
    public Builder<C, T> readOperations(Collection<String> names) {
      readOperations = Set.copyOf(names);
      return this;
    }

    /** Where environment variables are read. */
    public Builder<C, T> variables(UnaryOperator<String> source) {
      variables = source;
      return this;
    }

    /** Where profiles are read. */
    public Builder<C, T> profiles(Supplier<ProfileFile> source) {
      profiles = source;
      return this;
    }

    /** The credentials, in place of the SDK's search. */
    public Builder<C, T> credentials(AwsCredentialsProvider provider) {
      credentials = Optional.of(provider);
      return this;
    }

    /** The endpoint of every region, in place of AWS's or that of the environment. */
    public Builder<C, T> endpoint(URI uri) {
      endpoint = Optional.of(uri);
      return this;
    }

    /**
     * The most time that one request may take, retries included; 25 seconds unless set. A call that has less time left
     * gives its request less.
     */
    public Builder<C, T> timeout(Duration most) {
      timeout = most;
      return this;
    }

    public T build() {
      return make.apply(this);
    }
  }
}
