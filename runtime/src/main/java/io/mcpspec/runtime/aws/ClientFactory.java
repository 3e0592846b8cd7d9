package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.aws.client.AwsEnvironment;
import io.mcpspec.runtime.aws.client.CallTimers;
import io.mcpspec.runtime.aws.client.CancellableHttpClient;
import io.mcpspec.runtime.aws.client.ClientTokens;
import io.mcpspec.runtime.aws.client.CurrentCall;
import io.mcpspec.runtime.aws.client.ReadOnlyOperations;
import io.mcpspec.runtime.aws.client.RequestTime;
import io.mcpspec.runtime.aws.client.Retries;
import io.mcpspec.runtime.aws.client.TrustedCertificates;
import io.mcpspec.runtime.aws.client.UsableCredentials;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ScheduledExecutorService;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.awscore.AwsClient;
import software.amazon.awssdk.core.client.config.ClientOverrideConfiguration;
import software.amazon.awssdk.core.client.config.SdkAdvancedClientOption;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.retries.api.RetryStrategy;

/** Makes clients; all of them share connections, timers and credentials, which are made when the first one is. */
final class ClientFactory<C extends AwsClient> implements AutoCloseable {

  private static final String USER_AGENT = "mcp-spec";
  private static final Duration CONNECT = Duration.ofSeconds(5);

  private final AwsService<C> service;
  private final List<ExecutionInterceptor> interceptors;
  private final Duration timeout;
  private final Optional<URI> endpoint;
  private final AwsEnvironment environment;
  private final Optional<AwsCredentialsProvider> givenCredentials;
  private final CurrentCall current = new CurrentCall();
  private CancellableHttpClient http;
  private ScheduledExecutorService timers;
  private UsableCredentials credentials;

  /**
   * @param interceptors those of the service
   */
  ClientFactory(
      AwsClients.Builder<C, ?> settings, AwsEnvironment environment, List<ExecutionInterceptor> interceptors) {
    this.service = settings.service;
    this.interceptors = interceptors;
    this.timeout = settings.timeout;
    this.endpoint = settings.endpoint;
    this.environment = environment;
    this.givenCredentials = settings.credentials;
    TrustedCertificates.readSoon();
  }

  C reading(Region region, Set<String> operations) {
    return client(region, Retries.forReads(), new ReadOnlyOperations(operations));
  }

  C writing(Region region) {
    ClientTokens tokens = new ClientTokens(service.tokenOperations());
    return client(region, Retries.forWrites(tokens::isCarried, service.inProgressCodes()), tokens);
  }

  CurrentCall current() {
    return current;
  }

  RequestTime time() {
    return new RequestTime(current, timeout);
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

  private C client(Region region, RetryStrategy retries, ExecutionInterceptor first) {
    List<ExecutionInterceptor> all = new ArrayList<>(List.of(first));
    all.addAll(interceptors);
    all.add(time());
    return service.client(new ClientSettings(region, http(), credentials(), overrides(retries, all), endpoint));
  }

  private ClientOverrideConfiguration overrides(RetryStrategy retries, List<ExecutionInterceptor> all) {
    return ClientOverrideConfiguration.builder()
        .retryStrategy(retries)
        .executionInterceptors(all)
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
