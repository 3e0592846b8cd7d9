package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.server.ResourceScope;
import io.mcpspec.runtime.server.ServerDefinition;
import io.mcpspec.runtime.text.ClosestNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The options that a server has: those of every server, and one for each of its scopes. */
final class Options {

  private final ServerDefinition definition;
  private List<ScopeOption> scopes;

  Options(ServerDefinition definition) {
    this.definition = definition;
  }

  /** The options of the scopes. The server is asked for them the first time: most starts need none. */
  List<ScopeOption> scopes() {
    if (scopes == null) {
      scopes = new ArrayList<>();
      for (ResourceScope scope : definition.scopes()) {
        scopes.add(new ScopeOption(scope));
      }
    }
    return scopes;
  }

  /** All of them, in the order of the help page. */
  List<Option> all() {
    List<Option> all = new ArrayList<>();
    for (Flag flag : Flag.values()) {
      all.add(flag);
      if (flag == Flag.READ_ONLY) {
        all.addAll(scopes());
      }
    }
    return all;
  }

  /**
   * The option that is written like this.
   *
   * @throws UsageException when there is none
   */
  Option named(String written) {
    Optional<Flag> flag = Flag.of(written);
    if (flag.isPresent()) {
      return flag.get();
    }
    for (ScopeOption scope : scopes()) {
      if (scope.written().equals(written)) {
        return scope;
      }
    }
    List<String> known = all().stream().map(Option::written).toList();
    throw new UsageException("unknown option `" + written + "`" + new ClosestNames(known).hint(written));
  }
}
