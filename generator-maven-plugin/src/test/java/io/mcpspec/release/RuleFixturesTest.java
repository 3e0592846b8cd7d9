package io.mcpspec.release;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.finding.RulePage;
import io.mcpspec.release.policy.Exceptions;
import io.mcpspec.release.policy.ExceptionsFile;
import io.mcpspec.release.prompt.PromptSides;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Each rule has a pair of sides that shows it, with exactly what is to be found, and a page that says why. */
class RuleFixturesTest {

  private static final LocalDate TODAY = LocalDate.of(2027, 3, 2);
  private static final Pattern LAST = Pattern.compile("\\n\\n(Mirror: .+|No mirror: .+)\\n$", Pattern.DOTALL);
  private static final Pattern ID = Pattern.compile("\\b[A-Z]\\d\\d\\b");

  @TestFactory
  Stream<DynamicTest> fixtures() throws IOException {
    return RuleFixtures.folders().stream()
        .map(folder -> DynamicTest.dynamicTest(folder.getFileName().toString(), () -> check(folder)));
  }

  private static void check(Path folder) throws IOException {
    List<Finding> found = new ReleaseDiff(exceptions(folder), Optional.empty(), TODAY)
        .compare(side(folder, "before"), side(folder, "after")).findings();
    String expected = Files.readString(folder.resolve("expected.txt"));
    assertThat(lines(found)).as("%s\n%s", folder.getFileName(), messages(found)).isEqualTo(expected);
  }

  /** Texts of prompts stand in Markdown files, everything else in JSON files. */
  private static Snapshot side(Path folder, String name) {
    return Files.exists(folder.resolve(name + ".md"))
        ? PromptSides.of(folder, name) : Sides.of(folder.resolve(name + ".json"));
  }

  private static Exceptions exceptions(Path folder) throws IOException {
    Path file = folder.resolve("exceptions.yaml");
    if (!Files.exists(file)) {
      return Exceptions.NONE;
    }
    Diagnostics diagnostics = new Diagnostics();
    Exceptions exceptions =
        new ExceptionsFile(diagnostics).read(new SourceFile("exceptions.yaml", Files.readString(file)));
    assertThat(diagnostics.sorted()).isEmpty();
    return exceptions;
  }

  private static String lines(List<Finding> findings) {
    return findings.stream()
        .map(finding -> finding.level() + " " + finding.rule().id() + " " + finding.subject() + "\n")
        .sorted()
        .collect(Collectors.joining());
  }

  private static String messages(List<Finding> findings) {
    return findings.stream()
        .map(finding -> finding.rule().id() + " " + finding.message() + " " + finding.fingerprint())
        .collect(Collectors.joining("\n"));
  }

  @Test
  void everyRuleHasAFixtureAndAPage() throws IOException {
    Set<String> shown = new TreeSet<>();
    for (Path folder : RuleFixtures.folders()) {
      Matcher expected = ID.matcher(Files.readString(folder.resolve("expected.txt")));
      expected.results().map(MatchResult::group).filter(RuleFixtures.rule(folder)::equals).forEach(shown::add);
    }
    Set<String> missing = new TreeSet<>();
    for (Rule rule : Rule.values()) {
      boolean page = Rule.class.getResource("rules/" + rule.id() + ".md") != null;
      if (!page || !shown.contains(rule.id())) {
        missing.add(rule.id());
      }
    }
    assertThat(missing).as("rules without a fixture or a page").isEmpty();
    assertThat(RuleFixtures.folders()).as("each folder shows a rule, below the rule's letter").allMatch(folder ->
        Rule.of(RuleFixtures.rule(folder)).isPresent()
            && RuleFixtures.rule(folder).startsWith(folder.getParent().getFileName().toString()));
  }

  @TestFactory
  Stream<DynamicTest> pagesNameAMirrorOrSayWhyThereIsNone() {
    return Arrays.stream(Rule.values())
        .map(rule -> DynamicTest.dynamicTest(rule.id(), () -> checkPage(rule)));
  }

  private static void checkPage(Rule rule) {
    RulePage page = RulePage.of(rule);
    assertThat(page.why()).isNotBlank().endsWith(".");
    Matcher last = LAST.matcher(page.text());
    assertThat(last.find()).as("the last paragraph names a mirror, or why there is none").isTrue();
    List<String> mirrors = ID.matcher(last.group(1)).results().map(MatchResult::group).toList();
    if (last.group(1).startsWith("Mirror:")) {
      assertThat(mirrors).isNotEmpty().allMatch(id -> Rule.of(id).isPresent());
    }
  }
}
