package io.mcpspec.runtime.aws;

import java.net.URI;
import java.util.Optional;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.awscore.client.builder.AwsClientBuilder;
import software.amazon.awssdk.awscore.client.builder.AwsSyncClientBuilder;
import software.amazon.awssdk.core.client.config.ClientOverrideConfiguration;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.regions.Region;

/**
 * What a client of any service is made of.
 *
 * @param endpoint the endpoint in place of AWS's own
 */
public record ClientSettings(
    Region region,
    SdkHttpClient http,
    AwsCredentialsProvider credentials,
    ClientOverrideConfiguration overrides,
    Optional<URI> endpoint) {

  /** Builds the client with a new builder of its service. */
  public <C, B extends AwsSyncClientBuilder<B, C> & AwsClientBuilder<B, C>> C client(B builder) {
    builder.region(region);
    builder.httpClient(http);
    builder.credentialsProvider(credentials);
    builder.overrideConfiguration(overrides);
    endpoint.ifPresent(builder::endpointOverride);
    return builder.build();
  }
}
