package io.mcpspec.runtime.aws.client;

import io.mcpspec.runtime.tool.ToolException;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import software.amazon.awssdk.regions.Region;

/**
 * A region and who chose it. The order: the call, {@code AWS_REGION}, {@code AWS_DEFAULT_REGION}, the profile; never a
 * guess.
 *
 * @param region the region
 * @param source who chose it, such as {@code AWS_REGION}
 */
public record RegionChoice(Region region, String source) {

  /** What users of local engines call their region; no partition has it. */
  private static final String LOCAL = "local";

  public static final String NONE = "No AWS region: set AWS_REGION or pass region_name";

  /**
   * Chooses the region of a call.
   *
   * @param endpointVariable the variable that sets an endpoint
   * @param hasOwnEndpoint whether requests go elsewhere than to AWS; asked only for the region {@code local}
   * @throws ToolException when nobody chose one, or the name is no region's
   */
  public static RegionChoice of(Optional<String> requested, AwsEnvironment environment, String endpointVariable,
      BooleanSupplier hasOwnEndpoint) {
    return named(requested, "region_name")
        .or(() -> named(environment.variable("AWS_REGION"), "AWS_REGION"))
        .or(() -> named(environment.variable("AWS_DEFAULT_REGION"), "AWS_DEFAULT_REGION"))
        .or(() -> named(environment.profileProperty("region"), "profile " + environment.profile()))
        .map(named -> new RegionChoice(region(named.name(), endpointVariable, hasOwnEndpoint), named.source()))
        .orElseThrow(() -> new ToolException(NONE));
  }

  /** A name, not yet checked, and who chose it. */
  private record Named(String name, String source) {}

  private static Optional<Named> named(Optional<String> name, String source) {
    return name.map(given -> new Named(given, source));
  }

  private static Region region(String name, String endpointVariable, BooleanSupplier hasOwnEndpoint) {
    if (!name.equals(LOCAL)) {
      return RegionNames.check(name);
    }
    if (!hasOwnEndpoint.getAsBoolean()) {
      throw new ToolException(
          "Region 'local' is that of an engine on this machine: set " + endpointVariable + " to its address");
    }
    return Region.of(name);
  }
}
