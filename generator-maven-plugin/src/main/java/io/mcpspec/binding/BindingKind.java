package io.mcpspec.binding;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.emit.java.server.BoundCode;
import io.mcpspec.spec.model.Catalog;

/** A way to run tools without handwritten Java, named by the first key of a tool's {@code binding}. */
public interface BindingKind {

  /** The key, such as {@code aws}. */
  String kind();

  /** Reports what is wrong with the tools of this kind; called when there is at least one. */
  void check(Catalog catalog, Diagnostics diagnostics);

  /** The Java of the tools of this kind, in a catalog in which {@link #check} found nothing. */
  BoundCode emit(Catalog catalog, JavaTypes types);
}
