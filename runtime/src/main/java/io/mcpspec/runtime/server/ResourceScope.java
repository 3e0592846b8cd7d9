package io.mcpspec.runtime.server;

import java.util.List;
import java.util.Set;

/**
 * A kind of resource, such as tables, of which a server may be limited to some. A binding contributes it with the tools
 * that keep to the limit.
 *
 * <p>Its plural names the option that sets the limit, {@code --tables}, and the end of the environment variable that
 * does the same, {@code MCP_TABLES}. Help pages and the command line ask for scopes, so that they load little.
 */
public interface ResourceScope {

  /** What one resource is called, such as {@code table}. */
  String singular();

  /** What several resources are called, such as {@code tables}: lower case, words joined by {@code -}. */
  String plural();

  /** What the option does, for the help page. */
  String help();

  /** Two patterns as an example for messages, such as {@code Orders,orders-*}. */
  String example();

  /**
   * Reads patterns of names.
   *
   * @param patterns at least one
   * @throws IllegalArgumentException when one is not a pattern of such names; the message says what was expected
   */
  NamePatterns patterns(List<String> patterns);

  /**
   * Limits tools to the resources of these names, for as long as the server runs. Called at most once, before any call.
   *
   * @return the names of the tools that keep to the limit; the server answers no others
   */
  Set<String> limit(NamePatterns allowed);
}
