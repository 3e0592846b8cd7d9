package io.mcpspec.generator.binding;

import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.emit.java.name.JavaTypes;
import io.mcpspec.generator.emit.java.server.BoundCode;
import io.mcpspec.generator.model.Catalog;

/** A way to run tools without handwritten Java, named by the first key of a tool's {@code binding}. */
public interface BindingKind {

  /** The key, such as {@code aws}. */
  String kind();

  /** Reports what is wrong with the tools of this kind; called when there is at least one. */
  void check(Catalog catalog, Diagnostics diagnostics);

  /** The Java of the tools of this kind, in a catalog in which {@link #check} found nothing. */
  BoundCode emit(Catalog catalog, JavaTypes types);
}
