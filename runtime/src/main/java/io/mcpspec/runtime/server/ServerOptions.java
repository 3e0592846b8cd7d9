package io.mcpspec.runtime.server;

import java.util.List;
import java.util.Optional;

/**
 * How a server is started.
 *
 * @param readOnly whether tools that change something are hidden and refused
 * @param groups the groups to serve; empty means those that the spec serves by default, unless tools are named
 * @param tools tools to serve whatever their group
 * @param resources the resources that tools may touch; where there is no limit for a kind, all of them
 * @param release the release of prompt text to serve
 * @param limits what one call may take
 */
public record ServerOptions(
    boolean readOnly,
    List<String> groups,
    List<String> tools,
    List<ResourceLimit> resources,
    Optional<String> release,
    CallLimits limits) {

  public static final ServerOptions DEFAULT =
      new ServerOptions(false, List.of(), List.of(), List.of(), Optional.empty(), CallLimits.DEFAULT);
}
