package io.mcpspec.binding;

import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.emit.java.server.BoundCode;

/** Tools whose bindings were read and checked. */
@FunctionalInterface
public interface BoundTools {

  /** Emits the Java that runs the tools. Called only when the whole spec has no errors. */
  BoundCode emit(JavaTypes types);
}
