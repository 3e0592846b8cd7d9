package io.mcpspec.importer.update;

import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.document.source.InputFile;
import java.util.List;

/**
 * A spec that was brought up to date.
 *
 * @param before what it compiled to
 * @param after what it compiles to
 * @param written the files that change or are new
 * @param removed the paths of files that go
 * @param remarks what a person should look at, one line each
 */
public record Updated(
    CompiledSpec before, CompiledSpec after, List<InputFile> written, List<String> removed, List<String> remarks) {

  public Updated {
    written = List.copyOf(written);
    removed = List.copyOf(removed);
    remarks = List.copyOf(remarks);
  }

  /** Whether the spec says what the server publishes already. */
  public boolean isUnchanged() {
    return written.isEmpty() && removed.isEmpty();
  }
}
