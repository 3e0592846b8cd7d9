package io.mcpspec.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.mcpspec.client.FakeServer;
import io.mcpspec.command.DiffCommand.Request;
import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.maven.MavenStyle;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.SmallSpec;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.Loading;
import io.mcpspec.release.lock.Freezing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiffCommandTest {

  @TempDir private Path folder;

  private final CapturedOutput output = new CapturedOutput();
  private CommandStyle style = new MavenStyle();

  @BeforeEach
  void spec() throws IOException, StatusException {
    SmallSpec spec = SmallSpec.in(folder.resolve("spec"));
    Snapshot side = Loading.in(folder, List.of()).load("spec@1.0.0");
    new Freezing(folder.resolve("releases")).freeze(side, "1.0.0");
    spec.with("server.yaml", Files.readString(spec.directory().resolve("server.yaml"))
        .replace("SMALL_HOME", "LARGE_HOME"));
  }

  private static Request request(String from, String to) {
    return new Request(
        Optional.of(from), Optional.of(to), "text", Optional.empty(), Optional.empty(), Optional.empty());
  }

  private Request json(Request request, String failOn) {
    return new Request(request.from(), request.to(), "json", Optional.of(out()), Optional.ofNullable(failOn),
        request.exceptions());
  }

  private Path out() {
    return folder.resolve("made/review.json");
  }

  private void run(Request request) throws StatusException {
    Workplace place = new Workplace(folder, folder, Optional.empty(), Optional.empty());
    new DiffCommand(Loading.in(folder, List.of()), new Invocation(place, style, output)).run(request);
  }

  private void fails(Request request, Status status, String message) {
    assertThatExceptionOfType(StatusException.class).isThrownBy(() -> run(request)).satisfies(fault -> {
      assertThat(fault.status()).isEqualTo(status);
      assertThat(fault.getMessage()).contains(message);
    });
  }

  @Test
  void aReviewIsPrintedOrWritten() throws StatusException {
    run(request("1.0.0", "spec"));
    assertThat(String.join("\n", output.lines())).contains("1.0.0", "1.2.0", "S06");
    output.lines().clear();

    run(json(request("1.0.0", "spec"), null));
    assertThat(out()).content().contains("\"status\": \"OK\"", "\"rule\": \"S06\"");
    assertThat(output.lines()).containsExactly("info: written: made/review.json");
  }

  @Test
  void findingsFailWhenAsked() {
    fails(json(request("1.0.0", "spec"), "risky"), Status.FINDINGS, "");
    assertThat(out()).content().contains("\"status\": \"FINDINGS\"");
  }

  @Test
  void nothingChangedGivesNoFindings() throws StatusException {
    run(json(request("spec", "spec"), "risky"));
    assertThat(out()).content().contains("\"status\": \"OK\"", "\"findings\": []");
  }

  @Test
  void aSideThatCannotBeLoadedIsWrittenToo() {
    fails(json(request("1.0.0", "1.0.9"), null), Status.LOAD, "`1.0.9` is no locked release");
    assertThat(out()).content().contains("\"status\": \"LOAD\"", "`1.0.9` is no locked release");
  }

  @Test
  void anEditedLockIsWrittenToo() throws IOException {
    Files.writeString(folder.resolve("releases/1.0.0/surface.json"), "{}");

    fails(json(request("1.0.0", "spec"), null), Status.LOCK, "surface.json was edited");
    assertThat(out()).content().contains("\"status\": \"LOCK\"", "surface.json was edited");
  }

  @Test
  void aWrongCommandIsWrittenToo() {
    fails(json(request("1.0.0", "spec"), "minor"), Status.CONFIG,
        "unknown level `minor` in -DfailOn; expected `breaking` or `risky`");
    assertThat(out()).content().contains("\"status\": \"CONFIG\"");
    fails(json(request("1.0.0", ""), null), Status.CONFIG, "there is no -Dto.");
    fails(new Request(Optional.of("1.0.0"), Optional.of("spec"), "text", Optional.empty(), Optional.empty(),
        Optional.of(folder.resolve("none.yaml"))), Status.CONFIG, "none.yaml`, which -Dexceptions names");
    fails(new Request(Optional.of("1.0.0"), Optional.of("spec"), "pdf", Optional.empty(), Optional.empty(),
        Optional.empty()), Status.CONFIG, "unknown format `pdf`; expected one of text, markdown");
    fails(new Request(Optional.of("1.0.0"), Optional.of("spec"), "sarif", Optional.empty(), Optional.empty(),
        Optional.empty()), Status.CONFIG, "`-Dformat=sarif` is for a file: pass one with -Dout=FILE");
  }

  @Test
  void aLockUnderItsOwnNameHasNoVersionToCompareWithAReportedOne() throws StatusException {
    String server = "stdio:" + FakeServer.command("none");
    Snapshot side = Loading.in(folder, List.of()).load(server);
    new Freezing(folder.resolve("releases")).freeze(side, "7.1");

    run(json(request("7.1", server), "risky"));

    assertThat(out()).content().contains("\"findings\": []");
  }

  @Test
  void aSideCanBeGivenTheVersionThatItDoesNotReport() throws StatusException {
    String old = "stdio:" + FakeServer.command("none");
    String now = "stdio:" + FakeServer.command("changed");

    run(named(old, "1.4.0", now, "1.3.0"));
    assertThat(out()).content().contains("\"label\": \"1.4.0\"", "1.4.0 → 1.3.0 goes down");
    run(named(old, "1.4.0", now, "1.4.1"));
    assertThat(out()).content().contains("1.4.0 → 1.4.1 is no new minor version");
    run(named(old, "1.4.0", now, "1.5.0"));
    assertThat(out()).content().doesNotContain("\"rule\": \"K01\"");
    run(named(old, "1.4.0", now, null));
    assertThat(out()).content().doesNotContain("\"rule\": \"K01\"");
  }

  private Request named(String from, String fromName, String to, String toName) {
    return new Request(Optional.of(from), Optional.of(fromName), Optional.of(to), Optional.ofNullable(toName), "json",
        Optional.of(out()), Optional.empty(), Optional.empty());
  }

  @Test
  void placesAreInFilesOfTheUser() throws StatusException, IOException {
    String server = "stdio:" + FakeServer.command("changed");
    Snapshot side = Loading.in(folder, List.of()).load("stdio:" + FakeServer.command("none"));
    new Freezing(folder.resolve("releases")).freeze(side, "7.1");
    Files.copy(folder.resolve("releases/7.1/surface.json"), folder.resolve("other.json"));

    run(json(request("7.1", server), null));
    assertThat(out()).content().contains("\"file\": \"releases/7.1/surface.json\"").doesNotContain("\"server\",");
    run(json(request(server, "other.json"), null));
    assertThat(out()).content().contains("\"file\": \"other.json\"").doesNotContain("\"before\": {\n        \"file\"");
    run(json(request(server, server), null));
    assertThat(out()).content().contains("\"findings\": []");
  }

  /** A report is compared and committed: where somebody's folders lie must not be in it. */
  @Test
  void noReportHasAnAbsolutePath() throws IOException, StatusException {
    Path file = folder.resolve("x.yaml");
    Files.writeString(file, """
        spec: exceptions/1
        exceptions: [{ rule: T01, subject: tool/none, fingerprint: 0123456789ab, reason: gone, expires: 9999-01-01 }]
        """);

    run(new Request(Optional.of("spec"), Optional.of("1.0.0"), "json", Optional.of(out()), Optional.empty(),
        Optional.of(file)));

    assertThat(out()).content()
        .contains("\"rule\": \"T01\"", "\"rule\": \"X01\"", "\"file\": \"x.yaml\"", "\"file\": \"spec/tools/")
        .doesNotContain(folder.toString());
  }

  @Test
  void adviceIsWrittenAsTheUsersProgramWritesIt() {
    style = new TerminalStyle();
    fails(request("1.0.0", ""), Status.CONFIG, "pass both sides, --from A and --to B; there is no --to.");
    fails(new Request(Optional.of("1.0.0"), Optional.of("spec"), "sarif", Optional.empty(),
        Optional.empty(), Optional.empty()), Status.CONFIG,
        "`--format sarif` is for a file: pass one with --out FILE");
  }

  @Test
  void faultsOfTheExceptionsAreShown() throws IOException {
    Path file = folder.resolve("x.yaml");
    Files.writeString(file, "exceptions: [{ rule: Z99 }]\n");

    fails(new Request(Optional.of("1.0.0"), Optional.of("spec"), "text", Optional.empty(), Optional.empty(),
        Optional.of(file)), Status.CONFIG, "x.yaml:1:");
  }
}
