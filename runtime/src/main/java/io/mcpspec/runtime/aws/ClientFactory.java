package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.server.TablePatterns;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ScheduledExecutorService;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.core.client.config.ClientOverrideConfiguration;
import software.amazon.awssdk.core.client.config.SdkAdvancedClientOption;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.retries.api.RetryStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/** Makes clients; all of them share connections, timers and credentials, which are made when the first one is. */
final class ClientFactory implements AutoCloseable {

  private static final String USER_AGENT = "mcp-spec";
  private static final Duration CONNECT = Duration.ofSeconds(5);

  private final Duration timeout;
  private final Optional<URI> endpoint;
  private final AwsEnvironment environment;
  private final Optional<AwsCredentialsProvider> givenCredentials;
  private final CurrentCall current = new CurrentCall();
  private volatile Optional<TablePatterns> tables = Optional.empty();
  private CancellableHttpClient http;
  private ScheduledExecutorService timers;
  private UsableCredentials credentials;

  ClientFactory(DynamoDbClients.Builder settings, AwsEnvironment environment) {
    this.timeout = settings.timeout;
    this.endpoint = settings.endpoint;
    this.environment = environment;
    this.givenCredentials = settings.credentials;
    TrustedCertificates.readSoon();
  }

  DynamoDbClient reading(Region region, Set<String> operations) {
    return client(region, Retries.forReads(), List.of(new ReadOnlyOperations(operations), allowedTables(), time()));
  }

  DynamoDbClient writing(Region region) {
    ClientTokens tokens = new ClientTokens();
    return client(region, Retries.forWrites(tokens::isCarried), List.of(tokens, allowedTables(), time()));
  }

  /** Limits the clients, those that are made already too. */
  void limitTables(TablePatterns only) {
    tables = Optional.of(only);
  }

  CurrentCall current() {
    return current;
  }

  RequestTime time() {
    return new RequestTime(current, timeout);
  }

  private AllowedTables allowedTables() {
    return new AllowedTables(() -> tables);
  }

  Optional<URI> endpoint() {
    return endpoint;
  }

  synchronized CancellableHttpClient http() {
    if (http == null) {
      http = new CancellableHttpClient(UrlConnectionHttpClient.builder()
          .connectionTimeout(CONNECT.compareTo(timeout) < 0 ? CONNECT : timeout)
          .socketTimeout(timeout.plus(CONNECT)) // later than RequestTime, which alone decides
          .build(), current);
    }
    return http;
  }

  synchronized AwsCredentialsProvider credentials() {
    if (credentials == null) {
      credentials = new UsableCredentials(givenCredentials.orElseGet(() -> DefaultCredentialsProvider.builder()
          .profileName(environment.profile())
          .profileFile(environment.profiles())
          .build()));
    }
    return credentials;
  }

  private synchronized ScheduledExecutorService timers() {
    if (timers == null) {
      timers = new CallTimers();
    }
    return timers;
  }

  private DynamoDbClient client(Region region, RetryStrategy retries, List<ExecutionInterceptor> interceptors) {
    DynamoDbClientBuilder builder = DynamoDbClient.builder()
        .region(region)
        .httpClient(http())
        .credentialsProvider(credentials())
        .overrideConfiguration(overrides(retries, interceptors));
    endpoint.ifPresent(builder::endpointOverride);
    return builder.build();
  }

  private ClientOverrideConfiguration overrides(RetryStrategy retries, List<ExecutionInterceptor> interceptors) {
    return ClientOverrideConfiguration.builder()
        .retryStrategy(retries)
        .executionInterceptors(interceptors)
        .apiCallTimeout(timeout)
        .scheduledExecutorService(timers())
        .defaultProfileFileSupplier(environment.profiles())
        .defaultProfileName(environment.profile())
        .putAdvancedOption(SdkAdvancedClientOption.USER_AGENT_SUFFIX, USER_AGENT)
        .build();
  }

  @Override
  public synchronized void close() {
    if (http != null) {
      http.close();
    }
    if (timers != null) {
      timers.shutdownNow();
    }
    if (givenCredentials.isEmpty() && credentials != null) {
      credentials.close();
    }
  }
}
