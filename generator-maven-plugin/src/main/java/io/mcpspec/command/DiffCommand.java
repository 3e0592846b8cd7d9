package io.mcpspec.command;

import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.diagnostic.TextRenderer;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.release.ReleaseDiff;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.SnapshotLoader;
import io.mcpspec.release.load.SnapshotPair;
import io.mcpspec.release.lock.JsonFile;
import io.mcpspec.release.policy.Exceptions;
import io.mcpspec.release.policy.ExceptionsFile;
import io.mcpspec.release.report.Format;
import io.mcpspec.release.review.Review;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Optional;

/** Compares two sides and shows the review. */
public final class DiffCommand {

  /**
   * What was asked for, as it was written.
   *
   * @param from the old side
   * @param fromName the version under which the old side is delivered, where it does not say so itself
   * @param to the new side
   * @param toName the version under which the new side is delivered
   * @param format how to show the review
   * @param out the file to write; none means to print
   * @param failOn the mildest level that fails
   * @param exceptions the file of accepted findings
   */
  public record Request(
      Optional<String> from,
      Optional<String> fromName,
      Optional<String> to,
      Optional<String> toName,
      String format,
      Optional<Path> out,
      Optional<String> failOn,
      Optional<Path> exceptions) {

    /** A request for sides that say their versions themselves. */
    public Request(
        Optional<String> from, Optional<String> to, String format, Optional<Path> out, Optional<String> failOn,
        Optional<Path> exceptions) {
      this(from, Optional.empty(), to, Optional.empty(), format, out, failOn, exceptions);
    }
  }

  private final SnapshotLoader loader;
  private final CommandStyle commands;
  private final Invocation invocation;

  /**
   * Creates the command.
   *
   * @param loader loads both sides
   */
  public DiffCommand(SnapshotLoader loader, Invocation invocation) {
    this.loader = loader;
    this.commands = invocation.style();
    this.invocation = invocation;
  }

  /**
   * Shows the review; one that cannot be made is shown as such, in every form.
   *
   * @throws StatusException when it ends with another status than OK
   */
  public void run(Request request) throws StatusException {
    Format format = format(request);
    try {
      Review review = review(request);
      show(review, format, request);
      if (review.status() != Status.OK) {
        throw new StatusException(review.status(), review.verdict());
      }
    } catch (StatusException e) {
      if (e.status() != Status.FINDINGS && request.out().isPresent()) {
        show(Review.notMade(e.status(), request.from().orElse(""), request.to().orElse(""), e.getMessage()), format,
            request);
      }
      throw e;
    }
  }

  private Format format(Request request) throws StatusException {
    Format format = Format.of(request.format()).orElseThrow(() -> StatusException.config(
        "unknown format `" + request.format() + "`; expected one of " + String.join(", ", Format.ids())));
    if (format.needsFile() && request.out().isEmpty() && !invocation.output().isPure()) {
      throw StatusException.config("`" + commands.option("format", format.id())
          + "` is for a file: pass one with " + commands.option("out", "FILE"));
    }
    return format;
  }

  private Review review(Request request) throws StatusException {
    String from = given(request.from(), "from");
    String to = given(request.to(), "to");
    Optional<Level> failOn = failOn(request);
    Exceptions exceptions = exceptions(request);
    SnapshotPair sides = loader.pair(from, to).named(request.fromName(), request.toName());
    invocation.output().progress("comparing");
    return new ReleaseDiff(exceptions, failOn, LocalDate.now()).compare(sides.before(), sides.after())
        .located(loader.places(from)::of, loader.places(to)::of);
  }

  private String given(Optional<String> side, String name) throws StatusException {
    return side.filter(text -> !text.isBlank()).orElseThrow(() -> StatusException.config("pass both sides, "
        + commands.option("from", "A") + " and " + commands.option("to", "B") + "; there is no " + commands.option(name)
        + ". Each is a release, `spec`, DIR@RELEASE, a surface.json, a .md, a .jar,"
        + " stdio:COMMAND or a URL"));
  }

  private Optional<Level> failOn(Request request) throws StatusException {
    if (request.failOn().isEmpty()) {
      return Optional.empty();
    }
    return switch (request.failOn().get().toLowerCase(Locale.ROOT)) {
      case "breaking" -> Optional.of(Level.BREAKING);
      case "risky" -> Optional.of(Level.RISKY);
      default -> throw StatusException.config(
          "unknown level `" + request.failOn().get() + "` in " + commands.option("failOn")
              + "; expected `breaking` or `risky`");
    };
  }

  private Exceptions exceptions(Request request) throws StatusException {
    if (request.exceptions().isEmpty()) {
      return Exceptions.NONE;
    }
    Path file = request.exceptions().get();
    if (!Files.isRegularFile(file)) {
      throw StatusException.config("there is no file `" + file + "`, which "
          + commands.option("exceptions") + " names");
    }
    Diagnostics faults = new Diagnostics();
    String name = invocation.place().shown(file).toString().replace('\\', '/');
    SourceFile source = new SourceFile(name, JsonFile.text(name, JsonFile.bytes(file)));
    Exceptions exceptions = new ExceptionsFile(faults).read(source);
    if (faults.hasErrors()) {
      throw StatusException.config("`" + file + "` has errors:\n"
          + TextRenderer.render(faults.sorted(), 1, commands));
    }
    return exceptions;
  }

  private void show(Review review, Format format, Request request) throws StatusException {
    new ResultFile(invocation, request.out()).write(format.report().of(review));
  }
}
