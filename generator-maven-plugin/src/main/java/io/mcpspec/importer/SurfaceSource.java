package io.mcpspec.importer;

import io.mcpspec.document.node.Mapping;

/** Where a server's published lists come from: a file, or the server itself while it runs. */
public interface SurfaceSource {

  /**
   * What the server answered, as one JSON object: {@code initialize}, {@code tools}, {@code prompts},
   * {@code promptMessages} by name, {@code resources} and {@code resourceTemplates}. A list that the server does not
   * have is null or not there.
   *
   * @throws ImportFailedException when it cannot be had
   */
  Mapping surface();
}
