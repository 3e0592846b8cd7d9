package io.mcpspec.runtime.server;

import java.util.List;

/** Looks at one thing that the server needs, without changing anything: credentials, a region, an endpoint. */
@FunctionalInterface
public interface Check {

  /** What was found, in the order to be shown. A check reports failures, it does not throw them. */
  List<Finding> run();
}
