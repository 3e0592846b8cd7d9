package io.mcpspec.runtime.call;

/**
 * Leave to change something outside. What writes asks for one, so that a read tool cannot compile against it. Made by
 * the runtime alone.
 */
public final class WritePermit {

  static final WritePermit GRANTED = new WritePermit();

  private WritePermit() {}
}
