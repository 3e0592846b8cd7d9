package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.tool.ToolException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.endpoints.DynamoDbEndpointProvider;

/**
 * Where requests go.
 *
 * @param uri the address
 * @param source who chose it
 * @param isOwn whether it was set up, in place of AWS's own for the region
 */
record Endpoint(URI uri, String source, boolean isOwn) {

  static Endpoint of(Region region, Optional<URI> given, AwsEnvironment environment) {
    return own(given, environment).orElseGet(() -> ofAws(region));
  }

  /** The one that was set up; empty when requests go to AWS. */
  static Optional<Endpoint> own(Optional<URI> given, AwsEnvironment environment) {
    return given.map(uri -> new Endpoint(uri, "the server's settings", true))
        .or(() -> named(environment.variable("AWS_ENDPOINT_URL_DYNAMODB"), "AWS_ENDPOINT_URL_DYNAMODB"))
        .or(() -> named(environment.variable("AWS_ENDPOINT_URL"), "AWS_ENDPOINT_URL"))
        .or(() -> named(environment.profileProperty("endpoint_url"), "profile " + environment.profile()));
  }

  private static Optional<Endpoint> named(Optional<String> url, String source) {
    return url.map(text -> new Endpoint(uri(text, source), source, true));
  }

  private static URI uri(String text, String source) {
    try {
      return new URI(text);
    } catch (URISyntaxException noUri) {
      throw new ToolException("The endpoint of " + source + " is no URL such as http://localhost:8000", noUri);
    }
  }

  private static Endpoint ofAws(Region region) {
    URI uri = DynamoDbEndpointProvider.defaultProvider()
        .resolveEndpoint(asked -> asked.region(region))
        .join()
        .endpointUrl()
        .toUri();
    return new Endpoint(uri, "AWS's for the region", false);
  }
}
