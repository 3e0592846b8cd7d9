package io.mcpspec.release.policy;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.diagnostic.TextRenderer;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.maven.MavenStyle;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.finding.Status;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JudgementTest {

  private static final LocalDate TODAY = LocalDate.of(2027, 3, 1);

  private final Finding broken = finding(Rule.INPUT_BECAME_REQUIRED, Level.BREAKING, "tool/a#/input/properties/x");
  private final Finding risky = finding(Rule.INSTRUCTIONS_CHANGED, Level.RISKY, "server");

  @ParameterizedTest
  @CsvSource({
    "1.0.5, 1.0.8, BREAKING, is no new major version",
    "1.0.5, 1.1.0, BREAKING, is no new major version",
    "1.0.5, 2.0.0, BREAKING, ''",
    "0.3.0, 0.4.0, BREAKING, ''",
    "0.3.0, 0.3.1, BREAKING, is no new minor version",
    "0.9.0, 1.0.0, BREAKING, ''",
    "1.0.5, 1.0.8, RISKY, is no new minor version",
    "1.0.5, 1.1.0, RISKY, ''",
    "1.0.5, 1.0.5, COMPATIBLE, ''",
    "1.0.8, 1.0.5, COMPATIBLE, goes down",
    "1.1.0, 1.1.0-draft, COMPATIBLE, goes down",
    "1.1.0-draft, 1.1.0, COMPATIBLE, ''",
    "1.9, 1.10, RISKY, ''",
    "one, two, BREAKING, ''",
  })
  void theVersionMustSayWhatTheFindingsSay(String from, String to, Level level, String says) {
    Rule rule = switch (level) {
      case BREAKING -> Rule.INPUT_BECAME_REQUIRED;
      case RISKY -> Rule.INSTRUCTIONS_CHANGED;
      default -> Rule.TOOL_ADDED;
    };
    List<Finding> judged = judge(from, to, List.of(finding(rule, level, "server")), "").findings();

    assertThat(judged).filteredOn(found -> found.rule() == Rule.VERSION_BUMP_INSUFFICIENT)
        .extracting(Finding::message)
        .allSatisfy(message -> assertThat(message).startsWith(from + " → " + to + " " + says))
        .hasSize(says.isEmpty() ? 0 : 1);
  }

  @Test
  void anExceptionAcceptsItsFindingAndTheVersionNeedNotSayIt() {
    Judgement judgement = judge("1.0.5", "1.0.8", List.of(broken), exception(broken, "expires: 2027-03-01"));

    assertThat(judgement.findings()).isEmpty();
    assertThat(judgement.accepted()).singleElement().satisfies(accepted -> {
      assertThat(accepted.finding()).isEqualTo(broken);
      assertThat(accepted.reason()).isEqualTo("it never worked without");
    });
    assertThat(judgement.status(Optional.of(Level.BREAKING))).isEqualTo(Status.OK);
  }

  @Test
  void anExpiredExceptionAcceptsNothingAndIsAFindingItself() {
    Judgement judgement = judge("1.0.5", "2.0.0", List.of(broken), exception(broken, "expires: 2027-02-28"));

    assertThat(judgement.findings()).extracting(Finding::rule)
        .containsExactly(Rule.INPUT_BECAME_REQUIRED, Rule.EXCEPTION_EXPIRED);
    assertThat(judgement.accepted()).isEmpty();
  }

  @Test
  void anExceptionThatMatchesNothingIsAFinding() {
    Judgement judgement = judge("1.0.5", "2.0.0", List.of(risky), exception(broken, "expires: 2028-01-01"));

    assertThat(judgement.findings()).extracting(Finding::rule)
        .containsExactly(Rule.INSTRUCTIONS_CHANGED, Rule.EXCEPTION_UNUSED);
    assertThat(judgement.findings().get(1).after().orElseThrow().toString()).isEqualTo("release-exceptions.yaml:3");
  }

  @Test
  void anExceptionForAnotherStepIsNotLookedAt() {
    String other = exception(broken, "from: 1.0.0\n    to: 1.0.5");

    assertThat(judge("1.0.5", "2.0.0", List.of(broken), other).findings()).containsExactly(broken);
  }

  @Test
  void findingsFailFromTheLevelAsked() {
    Judgement judgement = judge("1.0.5", "1.1.0", List.of(risky), "");

    assertThat(judgement.status(Optional.empty())).isEqualTo(Status.OK);
    assertThat(judgement.status(Optional.of(Level.BREAKING))).isEqualTo(Status.OK);
    assertThat(judgement.status(Optional.of(Level.RISKY))).isEqualTo(Status.FINDINGS);
  }

  @Test
  void everyFaultOfTheFileIsToldAtItsPlace() {
    String file = """
        spec: exceptions/1
        exceptions:
          - rule: I99
            subject: server
            fingerprint: 3f9c02ab71de
            reason: why not
          - { rule: input-became-requird, subject: x, fingerprint: x, reason: x, expires: 2027-13-01 }
        """;
    Diagnostics diagnostics = new Diagnostics();
    new ExceptionsFile(diagnostics).read(new SourceFile("release-exceptions.yaml", file));

    assertThat(diagnostics.sorted()).extracting(found -> TextRenderer.render(found, new MavenStyle()).lines()
            .findFirst().orElseThrow())
        .containsExactly(
            "release-exceptions.yaml:3:5: error: the exception never ends: it has neither `expires` nor both `from`"
                + " and `to` [missing-key]",
            "release-exceptions.yaml:3:11: error: unknown rule `I99` [unknown-value]",
            "release-exceptions.yaml:7:13: error: unknown rule `input-became-requird` [unknown-value]",
            "release-exceptions.yaml:7:83: error: `2027-13-01` is no date [bad-date]");
  }

  private static Judgement judge(String from, String to, List<Finding> findings, String exceptions) {
    Diagnostics diagnostics = new Diagnostics();
    Exceptions read = exceptions.isEmpty()
        ? Exceptions.NONE
        : new ExceptionsFile(diagnostics).read(new SourceFile("release-exceptions.yaml", exceptions));
    assertThat(diagnostics.sorted()).isEmpty();
    return Judgement.of(side(from), side(to), findings, read, TODAY);
  }

  private static String exception(Finding finding, String ends) {
    return """
        spec: exceptions/1
        exceptions:
          - rule: %s
            subject: %s
            fingerprint: %s
            reason: it never worked without
            %s
        """.formatted(finding.rule().slug(), finding.subject(), finding.fingerprint(), ends);
  }

  private static Snapshot side(String version) {
    return Snapshot.unread(version).withVersion(Optional.of(version));
  }

  private static Finding finding(Rule rule, Level level, String subject) {
    Findings findings = new Findings();
    findings.add(rule, level, subject, "something changed", "to", "new");
    return findings.list().get(0);
  }
}
