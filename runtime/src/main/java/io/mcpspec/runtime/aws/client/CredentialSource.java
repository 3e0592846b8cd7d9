package io.mcpspec.runtime.aws.client;

import java.util.List;
import software.amazon.awssdk.auth.credentials.AwsCredentials;
import software.amazon.awssdk.core.useragent.BusinessMetricFeatureId;

/**
 * Where credentials come from.
 *
 * @param provider what the SDK calls the provider: the letters that it puts into its user agent
 * @param words the same for people
 */
public record CredentialSource(BusinessMetricFeatureId provider, String words) {

  private static final List<CredentialSource> KNOWN = List.of(
      new CredentialSource(BusinessMetricFeatureId.CREDENTIALS_CODE, "the server's settings"),
      new CredentialSource(BusinessMetricFeatureId.CREDENTIALS_ENV_VARS, "the environment (AWS_ACCESS_KEY_ID)"),
      new CredentialSource(BusinessMetricFeatureId.CREDENTIALS_JVM_SYSTEM_PROPERTIES, "system properties"),
      new CredentialSource(BusinessMetricFeatureId.CREDENTIALS_ENV_VARS_STS_WEB_ID_TOKEN, "a web identity token"),
      new CredentialSource(BusinessMetricFeatureId.CREDENTIALS_HTTP, "the container"),
      new CredentialSource(BusinessMetricFeatureId.CREDENTIALS_IMDS, "the EC2 instance"));

  /** The source of these credentials, in words; whatever is not known otherwise was set up in the profile. */
  public static String name(AwsCredentials credentials, AwsEnvironment environment) {
    String first = credentials.providerName().orElse("").split(",")[0];
    return KNOWN.stream()
        .filter(source -> source.provider().value().equals(first))
        .map(CredentialSource::words)
        .findFirst()
        .orElse("profile " + environment.profile());
  }
}
