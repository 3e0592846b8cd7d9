package io.mcpspec.runtime.server;

import java.util.List;
import java.util.Map;

/** Looks at one thing that the server needs, without changing anything: credentials, a region, an endpoint. */
@FunctionalInterface
public interface Check {

  /** What was found, in the order to be shown. A check reports failures, it does not throw them. */
  List<Finding> run();

  /**
   * What is wrong with the settings. Each start asks this before the server answers anything, so it opens nothing and
   * is quick.
   *
   * @param environment variables by name
   * @return failures alone
   */
  default List<Finding> settings(Map<String, String> environment) {
    return List.of();
  }
}
