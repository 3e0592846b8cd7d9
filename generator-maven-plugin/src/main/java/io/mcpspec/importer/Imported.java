package io.mcpspec.importer;

import io.mcpspec.document.source.InputFile;
import java.util.List;

/**
 * A spec that was made.
 *
 * @param files its files
 * @param summary what is in it, on one line
 * @param remarks what a person should look at, one line each
 */
public record Imported(List<InputFile> files, String summary, List<String> remarks) {

  public Imported {
    files = List.copyOf(files);
    remarks = List.copyOf(remarks);
  }
}
