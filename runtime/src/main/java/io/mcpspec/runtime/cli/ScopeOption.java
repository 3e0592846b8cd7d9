package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.server.ResourceScope;
import java.util.Optional;

/** The option that limits a server to some resources: only servers with a scope for them have it. */
final class ScopeOption implements Option {

  private final ResourceScope scope;

  ScopeOption(ResourceScope scope) {
    this.scope = scope;
  }

  ResourceScope scope() {
    return scope;
  }

  @Override
  public String written() {
    return "--" + scope.plural();
  }

  @Override
  public String value() {
    return "PATTERN…";
  }

  @Override
  public String help() {
    return scope.help();
  }

  @Override
  public Optional<Command> owner() {
    return Optional.empty();
  }

  @Override
  public boolean isFor(Command command) {
    return command == Command.INSTALL;
  }

  @Override
  public boolean isKept() {
    return true;
  }

  @Override
  public boolean takesSeveral() {
    return true;
  }
}
