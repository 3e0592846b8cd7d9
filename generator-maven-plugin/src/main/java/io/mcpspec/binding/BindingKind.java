package io.mcpspec.binding;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Tool;
import java.util.List;

/** A way to run tools without handwritten Java, named by the first key of a tool's {@code binding}. */
public interface BindingKind {

  /** The key, such as {@code aws}. */
  String kind();

  /**
   * Reads the bindings of this kind and reports what is wrong with them.
   *
   * @param tools the tools of this kind in the catalog's order; at least one
   */
  BoundTools bind(Catalog catalog, List<Tool> tools, Diagnostics diagnostics);
}
