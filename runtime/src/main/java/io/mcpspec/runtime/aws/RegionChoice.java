package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.tool.ToolException;
import java.util.Optional;
import software.amazon.awssdk.regions.Region;

/**
 * A region and who chose it. The order: the call, {@code AWS_REGION}, {@code AWS_DEFAULT_REGION}, the profile; never a
 * guess.
 *
 * @param region the region
 * @param source who chose it, such as {@code AWS_REGION}
 */
record RegionChoice(Region region, String source) {

  static final String NONE = "No AWS region: set AWS_REGION or pass region_name";

  /**
   * Chooses the region of a call.
   *
   * @throws ToolException when nobody chose one, or the name is no region's
   */
  static RegionChoice of(Optional<String> requested, AwsEnvironment environment) {
    return named(requested, "region_name")
        .or(() -> named(environment.variable("AWS_REGION"), "AWS_REGION"))
        .or(() -> named(environment.variable("AWS_DEFAULT_REGION"), "AWS_DEFAULT_REGION"))
        .or(() -> named(environment.profileProperty("region"), "profile " + environment.profile()))
        .orElseThrow(() -> new ToolException(NONE));
  }

  private static Optional<RegionChoice> named(Optional<String> name, String source) {
    return name.map(given -> new RegionChoice(RegionNames.check(given), source));
  }
}
