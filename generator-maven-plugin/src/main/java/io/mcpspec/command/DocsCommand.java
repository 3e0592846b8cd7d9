package io.mcpspec.command;

import io.mcpspec.catalog.CatalogMarkdown;
import io.mcpspec.catalog.CatalogPage;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.SnapshotLoader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Writes a server's catalogue.
 *
 * @param loader loads the server
 */
public record DocsCommand(SnapshotLoader loader, Invocation invocation) {

  /**
   * Writes the catalogue, or proves that it is current.
   *
   * @param side what {@code diff} takes as a side
   * @param format {@code html} or {@code markdown}; if not given, by the file's name
   * @param out the file; none means to print
   * @param check whether to compare the file, and write nothing
   */
  public void run(String side, Optional<String> format, Optional<Path> out, boolean check) throws StatusException {
    String form = format.orElseGet(() -> out.filter(file -> file.toString().endsWith(".md")).isPresent()
        ? "markdown" : "html");
    if (!form.equals("html") && !form.equals("markdown")) {
      throw StatusException.config("unknown format `" + form + "`; expected html or markdown");
    }
    if (check && out.isEmpty()) {
      throw StatusException.config(invocation.style().option("check") + " needs the file to compare: pass "
          + invocation.style().option("out", "FILE"));
    }
    Snapshot server = loader.load(side);
    String text = form.equals("html") ? CatalogPage.of(server) : CatalogMarkdown.of(server);
    if (out.isEmpty()) {
      invocation.output().result(text);
      return;
    }
    try {
      write(invocation.place().path(out.get()), text, check);
    } catch (IOException e) {
      throw new StatusException(Status.CONFIG, "cannot read or write `" + out.get() + "`: " + e.getMessage(), e);
    }
  }

  private void write(Path file, String text, boolean check) throws IOException, StatusException {
    String shown = invocation.place().shown(file).toString();
    if (check) {
      if (!Files.isRegularFile(file) || !Files.readString(file).equals(text)) {
        throw new StatusException(Status.FINDINGS, "`" + shown + "` is not current; write it again with "
            + invocation.style().name("docs"));
      }
      invocation.output().info("`" + shown + "` is current");
      return;
    }
    if (file.getParent() != null) {
      Files.createDirectories(file.getParent());
    }
    Files.writeString(file, text);
    invocation.output().info("written: " + shown);
  }
}
