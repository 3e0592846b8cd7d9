package io.mcpspec.release.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.publish.snapshot.MarkdownSections;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.release.RuleFixtures;
import io.mcpspec.release.finding.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What must hold for any text, tried on our own releases' texts and on the fixtures'. */
class PromptMetamorphicTest {

  private static final Path RELEASES = Path.of("..", "prompt-diffs", "releases");
  private static final Path PROMPT = Path.of("prompts", "dynamodb_architect.md");

  static Stream<Path> texts() throws IOException {
    List<Path> texts = new ArrayList<>();
    try (Stream<Path> releases = Files.list(RELEASES)) {
      releases.map(release -> release.resolve(PROMPT)).filter(Files::exists).sorted().forEach(texts::add);
    }
    texts.addAll(RuleFixtures.files("before.md"));
    assertThat(texts).hasSizeGreaterThan(40);
    return texts.stream();
  }

  @ParameterizedTest
  @MethodSource("texts")
  void aTextAgainstItselfGivesNothing(Path file) {
    String text = PromptSides.text(file);
    assertThat(PromptSides.findings(text, text)).isEmpty();
  }

  /** Bold, bullets, code spans, quotes and line breaks, wherever there is prose. */
  @ParameterizedTest
  @MethodSource("texts")
  void anotherFormGivesOnlyP24(Path file) {
    String text = PromptSides.text(file);
    for (int seed = 1; seed <= 5; seed++) {
      String other = otherForm(text, new Random(seed));
      List<Finding> findings = PromptSides.findings(text, other);
      assertThat(findings).as("seed %s", seed)
          .allMatch(finding -> finding.rule().id().equals("P24"), "P24")
          .hasSizeLessThanOrEqualTo(1);
      assertThat(findings.isEmpty()).isEqualTo(text.equals(other));
    }
  }

  private static String otherForm(String text, Random random) {
    List<String> lines = new ArrayList<>();
    boolean fenced = false;
    for (String line : text.split("\n", -1)) {
      boolean mark = line.strip().startsWith("```");
      fenced ^= mark;
      lines.add(mark || fenced || random.nextInt(3) > 0 ? line : otherLine(line, random));
    }
    return String.join("\n", lines);
  }

  private static String otherLine(String line, Random random) {
    boolean plain = !line.startsWith("#") && !line.startsWith("|") && !line.isBlank();
    return switch (random.nextInt(5)) {
      case 0 -> line.replaceFirst("^- ", "* ");
      case 1 -> line.replace("`", "");
      case 2 -> line.replace("**", "");
      case 3 -> plain ? line.replaceFirst("\\b([a-z]{4,}) ([a-z]{4,})\\b", "**$1** $2") : line;
      default -> plain ? line.replaceFirst("([a-z]) ([a-z]{4,} [a-z])", "$1\n  $2") : line;
    };
  }

  /** Rules come and go as each other's mirror; the others are their own. */
  @ParameterizedTest
  @MethodSource("texts")
  void backAndForthMirror(Path file) {
    String text = PromptSides.text(file);
    Path other = Files.exists(file.resolveSibling("after.md")) ? file.resolveSibling("after.md")
        : RELEASES.resolve("1.0.8").resolve(PROMPT);
    List<Finding> forth = PromptSides.findings(text, PromptSides.text(other));
    List<Finding> back = PromptSides.findings(PromptSides.text(other), text);
    assertThat(ids(back)).isEqualTo(mirrored(ids(forth)));
  }

  private static List<String> ids(List<Finding> findings) {
    return findings.stream().map(finding -> finding.rule().id()).filter(id -> !id.equals("K05")).sorted().toList();
  }

  private static List<String> mirrored(List<String> ids) {
    return ids.stream()
        .map(id -> switch (id) {
          case "P06" -> "P07";
          case "P07" -> "P06";
          case "P11" -> "P12";
          case "P12" -> "P11";
          default -> id;
        })
        .sorted().toList();
  }

  @ParameterizedTest
  @MethodSource("texts")
  void swappedSiblingsGiveOnlyP08(Path file) {
    String text = PromptSides.text(file);
    List<PromptSection> sections = MarkdownSections.of("guide.md", text + "\n");
    List<List<PromptSection>> groups = groups(sections);
    for (int i = 0; i + 1 < groups.size(); i++) {
      List<List<PromptSection>> swapped = new ArrayList<>(groups);
      Collections.swap(swapped, i, i + 1);
      List<Finding> findings = PromptSides.findings(text + "\n", join(groups, swapped, sections));
      assertThat(PromptSides.lines(findings)).as("groups %s and %s", i, i + 1)
          .hasSize(1).allMatch(line -> line.startsWith("DOCS P08 "));
    }
  }

  /** The sections of the second level, each with those below it. */
  private static List<List<PromptSection>> groups(List<PromptSection> sections) {
    List<List<PromptSection>> groups = new ArrayList<>();
    for (PromptSection section : sections) {
      if (section.level() == 2) {
        groups.add(new ArrayList<>());
      }
      if (!groups.isEmpty()) {
        groups.get(groups.size() - 1).add(section);
      }
    }
    return groups;
  }

  private static String join(
      List<List<PromptSection>> groups, List<List<PromptSection>> swapped, List<PromptSection> sections) {
    int first = sections.size() - groups.stream().mapToInt(List::size).sum();
    return Stream.concat(sections.subList(0, first).stream(), swapped.stream().flatMap(List::stream))
        .map(PromptSection::text).collect(Collectors.joining());
  }
}
