package io.mcpspec.release;

import static java.util.Comparator.naturalOrder;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.Loading;
import io.mcpspec.release.load.SnapshotLoader;
import io.mcpspec.release.policy.Exceptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compares the diff with what a reviewer says about upgrades of published servers. What they see differently is listed
 * with its reason in {@code disagreements.yaml}.
 */
class UpgradeJudgementsTest {

  private static final Path ROOT = Path.of("src/test/resources/upgrades");

  /** At least this share of the judgements agrees. Raise it when the diff has become better. */
  private static final double AGREEMENT = 0.95;

  /** At most so many places of breaks are missed. Lower it when the diff has become better. */
  private static final int MISSED_BREAKS = 0;

  private static final Map<String, UpgradeComparison> COMPARISONS = new TreeMap<>();

  @BeforeAll
  static void compare() throws IOException, StatusException {
    for (String upgrade : upgrades()) {
      Path folder = ROOT.resolve(upgrade).toAbsolutePath();
      SnapshotLoader loader = Loading.in(folder, new ArrayList<>());
      List<Finding> findings = new ReleaseDiff(Exceptions.NONE, Optional.empty(), LocalDate.of(2026, 12, 1))
          .compare(loader.load("before.json"), loader.load("after.json")).findings();
      COMPARISONS.put(upgrade, new UpgradeComparison(UpgradeJudgement.of(folder), findings));
    }
  }

  private static List<String> upgrades() throws IOException {
    try (Stream<Path> folders = Files.list(ROOT)) {
      return folders.filter(Files::isDirectory).map(folder -> folder.getFileName().toString()).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("upgrades")
  void theDiffJudgesAsAReviewerExceptWhereListed(String upgrade) throws IOException {
    assertThat(COMPARISONS.get(upgrade).differences()).containsExactlyInAnyOrderElementsOf(listed(upgrade));
  }

  /** The listed disagreements of an upgrade. Each line of the list begins with the upgrade's name. */
  private static List<String> listed(String upgrade) throws IOException {
    return listed().filter(line -> line.startsWith(upgrade + " ")).map(line -> line.split(" ", 2)[1]).toList();
  }

  private static Stream<String> listed() throws IOException {
    List<Mapping> kinds = UpgradeJudgement.yaml(ROOT.resolve("disagreements.yaml")).mappings("disagreements");
    assertThat(kinds).allMatch(kind -> kind.text("why").filter(why -> !why.isBlank()).isPresent());
    return kinds.stream().flatMap(kind -> UpgradeJudgement.texts(kind, "where").stream());
  }

  @Test
  void theListedUpgradesExist() throws IOException {
    List<String> upgrades = upgrades();
    assertThat(listed()).allMatch(line -> upgrades.contains(line.split(" ", 2)[0]));
  }

  @ParameterizedTest
  @MethodSource("upgrades")
  void theVerdictIsTheWorstOfTheJudgements(String upgrade) throws IOException {
    Level verdict = Level.valueOf(
        UpgradeJudgement.yaml(ROOT.resolve(upgrade).resolve("judgement.yaml")).text("verdict").orElseThrow());
    Optional<Level> worst =
        UpgradeJudgement.of(ROOT.resolve(upgrade)).stream().map(UpgradeJudgement::level).min(naturalOrder());
    assertThat(worst.orElse(Level.DOCS)).isEqualTo(verdict);
  }

  @Test
  void mostJudgementsAgree() {
    long agreed = COMPARISONS.values().stream().mapToLong(UpgradeComparison::agreed).sum();
    long all = COMPARISONS.values().stream().mapToLong(UpgradeComparison::judgements).sum();
    assertThat(agreed / (double) all).as("%d of %d judgements agree", agreed, all)
        .isGreaterThanOrEqualTo(AGREEMENT);
  }

  @Test
  void hardlyAnyBreakIsMissed() {
    List<String> missed = new ArrayList<>();
    COMPARISONS.forEach((upgrade, comparison) ->
        comparison.missedBreaks().forEach(place -> missed.add(upgrade + " " + place)));
    assertThat(missed).hasSizeLessThanOrEqualTo(MISSED_BREAKS);
  }
}
