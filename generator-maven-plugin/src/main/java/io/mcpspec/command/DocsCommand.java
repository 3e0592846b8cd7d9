package io.mcpspec.command;

import io.mcpspec.catalog.CatalogMarkdown;
import io.mcpspec.catalog.CatalogNotes;
import io.mcpspec.catalog.CatalogPage;
import io.mcpspec.client.ClientException;
import io.mcpspec.client.CommandWords;
import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.ReleaseDiff;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.SnapshotLoader;
import io.mcpspec.release.load.SpecSnapshots;
import io.mcpspec.release.lock.LockProof;
import io.mcpspec.release.lock.LockedRelease;
import io.mcpspec.release.policy.Exceptions;
import io.mcpspec.release.report.Format;
import io.mcpspec.release.surface.Versions;
import io.mcpspec.spec.model.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes a server's catalogue.
 *
 * @param loader loads the server
 */
public record DocsCommand(SnapshotLoader loader, Invocation invocation) {

  private static final String STDIO = "stdio:";

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
    String text = text(side, form.equals("html"));
    if (check) {
      check(invocation.place().path(out.get()), text);
    } else {
      new ResultFile(invocation, out.map(invocation.place()::path)).write(text);
    }
  }

  private String text(String side, boolean html) throws StatusException {
    if (!html) {
      return CatalogMarkdown.of(loader.load(side));
    }
    if (side.equals("spec") && invocation.place().expectsSpec()) {
      CompiledSpec spec = SpecSnapshots.compile(invocation.place().spec(), invocation.style());
      Snapshot server = SpecSnapshots.side(spec, Optional.empty());
      return page(server, spec.catalog().tools(), Optional.empty());
    }
    return page(loader.load(side), List.of(), entry(side));
  }

  private String page(Snapshot server, List<Tool> tools, Optional<Mapping> entry) throws StatusException {
    List<Snapshot> releases = releases(server);
    return CatalogPage.of(server, new CatalogNotes(tools, releases, changes(releases), entry));
  }

  /** How a client reaches what was read just now: by the same command or address. */
  private static Optional<Mapping> entry(String side) throws StatusException {
    Span here = Span.of(new SourceFile("entry", ""));
    if (side.startsWith("http://") || side.startsWith("https://")) {
      return Optional.of(new MappingBuilder(here).put("url", Scalar.string(side, here)).build());
    }
    if (!side.startsWith(STDIO)) {
      return Optional.empty();
    }
    try {
      List<Node> words = CommandWords.of(side.substring(STDIO.length())).stream()
          .map(word -> (Node) Scalar.string(word, here)).toList();
      return Optional.of(new MappingBuilder(here).put("command", words.get(0))
          .put("args", new Sequence(words.subList(1, words.size()), here)).build());
    } catch (ClientException e) {
      throw StatusException.config(e.getMessage());
    }
  }

  /** The server's locked releases, the oldest first, and what it is now. */
  private List<Snapshot> releases(Snapshot now) throws StatusException {
    List<Snapshot> releases = new ArrayList<>();
    for (Path directory : new LockProof(invocation.place().releases()).locked()) {
      if (LockedRelease.isIn(directory)) {
        releases.add(LockedRelease.read(directory).snapshot());
      }
    }
    releases.removeIf(release -> !release.server().equals(now.server()) || release.version().equals(now.version()));
    releases.sort((one, other) -> Versions.compare(one.version().orElse(""), other.version().orElse("")));
    releases.add(now);
    return releases;
  }

  /** What the steps between the releases changed. */
  private static List<CatalogNotes.Change> changes(List<Snapshot> releases) {
    ReleaseDiff diff = new ReleaseDiff(Exceptions.NONE, Optional.empty(), LocalDate.now());
    List<CatalogNotes.Change> changes = new ArrayList<>();
    for (int i = releases.size() - 1; i > 0; i--) {
      Snapshot before = releases.get(i - 1);
      changes.add(new CatalogNotes.Change(before.version().orElse("") + " → "
          + releases.get(i).version().orElse(releases.get(i).label()),
          Format.CHANGELOG.report().of(diff.compare(before, releases.get(i)))));
    }
    return changes;
  }

  private void check(Path file, String text) throws StatusException {
    String shown = invocation.place().shown(file).toString();
    try {
      if (!Files.isRegularFile(file) || !Files.readString(file).equals(text)) {
        throw new StatusException(Status.FINDINGS, "`" + shown + "` is not current; write it again with "
            + invocation.style().name("docs"));
      }
    } catch (IOException e) {
      throw new StatusException(Status.CONFIG, "cannot read `" + shown + "`: " + e.getMessage(), e);
    }
    invocation.output().info("`" + shown + "` is current");
  }
}
