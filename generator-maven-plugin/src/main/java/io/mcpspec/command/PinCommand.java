package io.mcpspec.command;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.text.Visible;
import io.mcpspec.lint.Lint;
import io.mcpspec.lint.LintResult;
import io.mcpspec.lint.LintRules;
import io.mcpspec.lint.rule.LintFinding;
import io.mcpspec.pin.ClientConfig;
import io.mcpspec.pin.PinException;
import io.mcpspec.pin.Pins;
import io.mcpspec.pin.ServerEntry;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.ReleaseDiff;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.lock.Verification;
import io.mcpspec.release.policy.Exceptions;
import io.mcpspec.release.report.Format;
import io.mcpspec.release.review.Review;
import io.mcpspec.spec.model.LintPolicy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Asks the servers of MCP clients what they serve, records it, and later says what changed. A change is recorded when
 * the user accepts it.
 *
 * @param runs starts the servers
 */
public record PinCommand(Invocation invocation, PinnedRuns runs) {

  /**
   * What was asked for.
   *
   * @param configs the clients' configurations
   * @param chosen the servers to look at; all if empty
   * @param file the file of records
   * @param accept whether to record what changed
   * @param format how a change is shown
   */
  public record Request(List<ClientConfig> configs, Set<String> chosen, Path file, boolean accept, Format format) {}

  /** Looks at all servers; one that cannot be read does not keep the others from being looked at. */
  public void run(Request request) throws StatusException {
    Path file = invocation.place().path(request.file());
    try {
      boolean isFirst = !Files.exists(file);
      Pins pins = Pins.read(file);
      List<String> changed = new ArrayList<>();
      List<String> unread = new ArrayList<>();
      for (ServerEntry entry : entries(request)) {
        try {
          Optional<Snapshot> now = look(entry, pins, request, isFirst, changed);
          now.ifPresent(snapshot -> pins.servers().put(entry.name(), snapshot.surface()));
        } catch (PinException | StatusException e) {
          invocation.output().error(entry.name() + " could not be read: " + e.getMessage());
          unread.add(entry.name());
        }
      }
      if (isFirst || request.accept()) {
        pins.write();
        invocation.output().info("written: " + invocation.place().shown(file));
      }
      end(changed, unread);
    } catch (PinException e) {
      throw new StatusException(Status.LOAD, e.getMessage(), e);
    }
  }

  private List<ServerEntry> entries(Request request) throws PinException, StatusException {
    List<ServerEntry> all = new ArrayList<>();
    for (ClientConfig config : request.configs()) {
      all.addAll(config.entries(runs.variables(invocation)));
    }
    List<String> names = all.stream().map(ServerEntry::name).toList();
    for (String name : request.chosen()) {
      if (!names.contains(name)) {
        throw StatusException.config("no configuration has a server `" + name + "`; "
            + ClosestName.help(name, names, "there are " + String.join(", ", names)));
      }
    }
    if (all.isEmpty()) {
      throw StatusException.config("no configuration of a client names a server: pass the FILE of one");
    }
    return all.stream().filter(entry -> request.chosen().isEmpty() || request.chosen().contains(entry.name())).toList();
  }

  /** Asks a server. Answers what to record; nothing if the record stays. */
  private Optional<Snapshot> look(
      ServerEntry entry, Pins pins, Request request, boolean isFirst, List<String> changed)
      throws PinException, StatusException {
    Snapshot now = runs.ask(entry.server(), invocation);
    Mapping recorded = pins.servers().get(entry.name());
    if (recorded == null) {
      warn(entry.name(), suspicious(now, List.of()));
      if (isFirst || request.accept()) {
        int tools = now.surface().mappings("tools").size();
        invocation.output().info(entry.name() + " is recorded: " + tools + (tools == 1 ? " tool" : " tools"));
        return Optional.of(now);
      }
      invocation.output().result(entry.name() + " is not recorded: it is new in the configuration\n");
      changed.add(entry.name());
      return Optional.empty();
    }
    Snapshot before = Snapshot.ofSurface("recorded", recorded);
    if (Verification.of(before, now).differences().isEmpty()) {
      invocation.output().info(entry.name() + " serves what was recorded");
      return Optional.empty();
    }
    show(entry.name(), before, now, request);
    if (!request.accept()) {
      changed.add(entry.name());
    }
    return request.accept() ? Optional.of(now) : Optional.empty();
  }

  private void show(String name, Snapshot before, Snapshot now, Request request) {
    invocation.output().result(name + " changed since it was recorded\n");
    warn(name, suspicious(now, new Lint(LintRules.security()).find(before)));
    ReleaseDiff diff = new ReleaseDiff(Exceptions.NONE, Optional.empty(), LocalDate.now());
    Review review = diff.compare(before, now).located(place -> Optional.empty(), place -> Optional.empty());
    invocation.output().result(request.format().report().of(request.accept() ? review : review.ofBrokenLock()) + "\n");
  }

  /** The errors that the lint's rules about security find, and did not find before. */
  private static List<LintFinding> suspicious(Snapshot now, List<LintFinding> before) {
    LintResult found = new Lint(LintRules.security()).run(now, LintPolicy.NONE, LocalDate.now());
    return found.without(before).findings().stream()
        .filter(finding -> finding.severity() == Severity.ERROR).toList();
  }

  private void warn(String name, List<LintFinding> findings) {
    findings.forEach(finding -> invocation.output().result("SUSPICIOUS " + name + ": " + finding.subject() + ": "
        + Visible.line(finding.message()) + " [" + finding.rule().title() + "]\n"));
  }

  private void end(List<String> changed, List<String> unread) throws StatusException {
    if (!changed.isEmpty()) {
      throw StatusException.lock("not what was recorded: " + String.join(", ", changed) + "; read what changed, and"
          + " record it with " + invocation.style().name("pin") + " --accept");
    }
    if (!unread.isEmpty()) {
      throw StatusException.load("not looked at: " + String.join(", ", unread) + "; the reasons are shown above");
    }
  }
}
