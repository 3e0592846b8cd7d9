package io.mcpspec.runtime.aws.dynamodb.table;

import io.mcpspec.runtime.server.NamePatterns;
import io.mcpspec.runtime.text.Quoted;
import io.mcpspec.runtime.tool.ToolException;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.core.SdkResponse;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.core.interceptor.SdkExecutionAttribute;

/**
 * In a server that is limited to some tables, lets only requests for those through, before anything is signed or sent.
 * A request whose tables cannot be determined is refused; lists show the allowed tables only.
 */
public final class AllowedTables implements ExecutionInterceptor {

  /** Operations that concern the account alone. */
  static final Set<String> WITHOUT_TABLES = Set.of("DescribeEndpoints", "DescribeLimits");

  private static final String WHO_DECIDES = "Nothing was sent. Do not look for a way around it: whoever runs the server"
      + " decides which tables it may touch.";

  private volatile Optional<NamePatterns> limit = Optional.empty();

  /** Allows only these tables from now on; before, it allows all. */
  public void limit(NamePatterns tables) {
    limit = Optional.of(tables);
  }

  @Override
  public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
    String operation = attributes.getAttribute(SdkExecutionAttribute.OPERATION_NAME);
    limit.ifPresent(tables -> check(operation, context.request(), tables));
  }

  @Override
  public SdkResponse modifyResponse(Context.ModifyResponse context, ExecutionAttributes attributes) {
    return limit.map(tables -> new ListedTables(tables).of(context.response())).orElseGet(context::response);
  }

  /**
   * @throws ToolException when the request touches another table, or may do so
   */
  static void check(String operation, SdkPojo request, NamePatterns tables) {
    Set<String> named = named(operation, request, tables);
    boolean needsNone = WITHOUT_TABLES.contains(operation) || ListedTables.OPERATIONS.contains(operation);
    if (named.isEmpty() && !needsNone) {
      throw unclear(operation + " names no table", tables);
    }
    for (String table : named) {
      if (!tables.allow(table)) {
        throw new ToolException("Table " + Quoted.of(table) + " is not among those that this server may touch ("
            + tables.quoted() + "). " + WHO_DECIDES);
      }
    }
  }

  private static Set<String> named(String operation, SdkPojo request, NamePatterns tables) {
    try {
      return RequestedTables.of(request);
    } catch (UnreadableTableException unreadable) {
      throw unclear(
          "The table that " + operation + " would use cannot be determined: " + unreadable.getMessage(), tables);
    }
  }

  private static ToolException unclear(String reason, NamePatterns tables) {
    return new ToolException(
        reason + ". This server may touch the tables " + tables.quoted() + " only. " + WHO_DECIDES);
  }
}
