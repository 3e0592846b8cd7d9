package io.mcpspec.command;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.Lint;
import io.mcpspec.lint.LintResult;
import io.mcpspec.publish.client.ClientProfile;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.LoadedSide;
import io.mcpspec.release.load.SnapshotLoader;
import io.mcpspec.report.FindingsFormat;
import io.mcpspec.spec.model.LintPolicy;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Judges what a server serves, by itself.
 *
 * @param loader loads what is judged
 */
public record LintCommand(SnapshotLoader loader, Invocation invocation) {

  /**
   * What was asked for, as it was written.
   *
   * @param what what is judged: all that a diff compares
   * @param against an older state, whose findings are left out
   * @param clients the ids of the clients whose limits count; by default those of the spec, or the usual ones
   * @param format how the findings are shown
   * @param out the file to write; none means to print
   * @param failOn the mildest severity that fails
   */
  public record Request(
      String what, Optional<String> against, List<String> clients, String format, Optional<Path> out, String failOn) {}

  /**
   * Judges, and shows what was found.
   *
   * @throws StatusException when a finding reaches the severity that fails, or something cannot be read
   */
  public void run(Request request) throws StatusException {
    FindingsFormat format = one(FindingsFormat.values(), request.format(), "format");
    Severity failOn = one(Severity.values(), request.failOn(), "failOn");
    LoadedSide side = loader.side(request.what());
    LintPolicy policy = clients(request, side.lint());
    Lint lint = new Lint();
    LintResult all = lint.run(side.snapshot(), policy, LocalDate.now());
    LintResult result = side.isNow() ? all : all.withoutUnusedWaivers();
    if (request.against().isPresent()) {
      result = result.without(lint.find(
          loader.older(request.against().get(), side.snapshot()), policy.clients()));
    }
    result = result.located(loader.places(request.what())::of);
    show(result, format, request, side.snapshot());
    if (result.reaches(failOn)) {
      throw new StatusException(Status.FINDINGS, "there are findings at or above `" + failOn + "`, shown above");
    }
  }

  private LintPolicy clients(Request request, LintPolicy written) throws StatusException {
    List<String> known = ClientProfile.all().stream().map(ClientProfile::id).toList();
    for (String id : request.clients()) {
      if (!known.contains(id)) {
        throw StatusException.config("unknown client `" + id + "` in " + invocation.style().option("clients")
            + "; known are " + String.join(", ", known));
      }
    }
    return request.clients().isEmpty() ? written : written.of(request.clients());
  }

  private void show(LintResult result, FindingsFormat format, Request request, Snapshot snapshot)
      throws StatusException {
    LintReport report = new LintReport(result, invocation.style());
    boolean forPeople = format == FindingsFormat.TEXT;
    String text = forPeople
        ? report.text().stream().map(line -> line + "\n").collect(Collectors.joining())
        : format.of(report.reported());
    new ResultFile(invocation, request.out()).write(text);
    if (forPeople) {
      invocation.output().info(report.summary(snapshot.label()));
    }
  }

  private <E extends Enum<E>> E one(E[] known, String written, String option) throws StatusException {
    String wanted = written.toLowerCase(Locale.ROOT);
    return Arrays.stream(known).filter(each -> each.toString().equals(wanted)).findFirst()
        .orElseThrow(() -> StatusException.config("unknown value `" + written + "` of "
            + invocation.style().option(option) + "; expected one of "
            + String.join(", ", Arrays.stream(known).map(Enum::toString).toList())));
  }
}
