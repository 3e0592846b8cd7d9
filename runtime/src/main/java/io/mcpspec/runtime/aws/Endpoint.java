package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.aws.client.AwsEnvironment;
import io.mcpspec.runtime.tool.ToolException;
import java.net.URI;
import java.util.Optional;
import software.amazon.awssdk.regions.Region;

/**
 * Where requests go.
 *
 * @param uri the address
 * @param source who chose it
 * @param isOwn whether it was set up, in place of AWS's own for the region
 */
record Endpoint(URI uri, String source, boolean isOwn) {

  static Endpoint of(Region region, Optional<URI> given, AwsEnvironment environment, AwsService<?> service) {
    return own(given, environment, service)
        .orElseGet(() -> new Endpoint(service.endpoint(region), "AWS's for the region", false));
  }

  /** The one that was set up; empty when requests go to AWS. */
  static Optional<Endpoint> own(Optional<URI> given, AwsEnvironment environment, AwsService<?> service) {
    return given.map(uri -> new Endpoint(uri, "the server's settings", true))
        .or(() -> named(environment.variable(service.endpointVariable()), service.endpointVariable()))
        .or(() -> named(environment.variable("AWS_ENDPOINT_URL"), "AWS_ENDPOINT_URL"))
        .or(() -> named(environment.profileProperty("endpoint_url"), "profile " + environment.profile()));
  }

  private static Optional<Endpoint> named(Optional<String> url, String source) {
    return url.map(text -> new Endpoint(uri(text, source), source, true));
  }

  private static URI uri(String text, String source) {
    AwsSettings.urlFault(text).ifPresent(got -> {
      throw new ToolException(
          "The endpoint of " + source + ": expected a URL such as http://localhost:8000, got " + got);
    });
    return URI.create(text);
  }
}
