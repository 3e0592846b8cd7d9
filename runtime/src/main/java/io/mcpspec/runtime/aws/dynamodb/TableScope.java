package io.mcpspec.runtime.aws.dynamodb;

import io.mcpspec.runtime.server.NamePatterns;
import io.mcpspec.runtime.server.ResourceScope;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** The tables that tools may touch: {@code --tables}. The clients are made when a limit is set. */
public final class TableScope implements ResourceScope {

  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_.*?-]+");

  private final Supplier<DynamoDbClients> clients;
  private final Set<String> tools;

  /**
   * @param clients gives the clients that the tools use
   * @param tools the names of the tools that reach tables by these clients alone
   */
  public TableScope(Supplier<DynamoDbClients> clients, Set<String> tools) {
    this.clients = clients;
    this.tools = tools;
  }

  @Override
  public String singular() {
    return "table";
  }

  @Override
  public String plural() {
    return "tables";
  }

  @Override
  public String help() {
    return "use only tables whose names match, e.g. Orders 'orders-*'; lists show no others";
  }

  @Override
  public String example() {
    return "Orders,orders-*";
  }

  @Override
  public NamePatterns patterns(List<String> patterns) {
    for (String pattern : patterns) {
      if (!FORM.matcher(pattern).matches()) {
        throw new IllegalArgumentException("`" + pattern + "` is no pattern of table names: expected letters, digits, "
            + "`_`, `-`, `.`, with `*` for any characters and `?` for one");
      }
    }
    return new NamePatterns(patterns);
  }

  @Override
  public Set<String> limit(NamePatterns allowed) {
    clients.get().limitTables(allowed);
    return tools;
  }
}
