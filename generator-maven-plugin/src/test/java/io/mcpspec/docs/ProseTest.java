package io.mcpspec.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.text.Sentences;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** How pages are written: short sentences, and no word that {@code words.txt} replaces. */
class ProseTest {

  private static final Path ROOT = Path.of("..");
  private static final Path EXPLAINED = ROOT.resolve("generator-maven-plugin/src/main/resources/io/mcpspec");
  private static final Path WORDS = Path.of("src/test/resources/docs/words.txt");
  private static final int AVERAGE = 20;
  private static final int LONGEST = 45;

  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>(below(ROOT.resolve("docs"), file -> !file.toString().contains("node_modules")));
    assertThat(pages).isNotEmpty();
    pages.addAll(below(EXPLAINED, file -> file.getParent().toString().matches(".*(explain|rules)")));
    pages.add(ROOT.resolve("README.md"));
    return pages;
  }

  private static List<Path> below(Path folder, Predicate<Path> wanted) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".md")).filter(wanted).sorted().toList();
    }
  }

  @Test
  void sentencesAreShort() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Path page : pages()) {
      List<String> sentences = sentences(Files.readString(page));
      double average = sentences.stream().mapToInt(ProseTest::words).average().orElse(0);
      if (average > AVERAGE) {
        wrong.add("%s: sentences of %.1f words on average, at most %s".formatted(page, average, AVERAGE));
      }
      sentences.stream().filter(sentence -> words(sentence) > LONGEST)
          .forEach(sentence -> wrong.add(page + ": longer than " + LONGEST + " words: " + sentence));
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void noWordIsOnTheListOfWordsToAvoid() throws IOException {
    List<Avoided> list = Files.readAllLines(WORDS).stream().filter(line -> line.contains(" => ")).map(Avoided::of)
        .toList();
    List<String> wrong = new ArrayList<>();
    for (Path page : pages()) {
      for (String sentence : sentences(Files.readString(page))) {
        list.stream().flatMap(word -> word.in(sentence)).forEach(found -> wrong.add(page + ": " + found));
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void codeAndTablesAreNoSentences() {
    assertThat(sentences("# Title\n\nOne `a. B` two. Three\n[four](x.md).\n\n```\nCode. More.\n```\n\n| a. | B |\n"))
        .containsExactly("One Code two.", "Three four.");
    assertThat(Avoided.of("mend(s|ed)? => fix").in("We mended it.")).containsExactly(
        "`mended` in \"We mended it.\"; write: fix");
  }

  private static List<String> sentences(String page) {
    String prose = page.replaceAll("(?ms)^```.*?^```\\s*$", "\n\n").replaceAll("(?m)^(\\||#|!\\[|<).*$", "\n")
        .replaceAll("`[^`]*`", "Code").replaceAll("\\[([^\\]]*)\\]\\([^)]*\\)", "$1").replace("**", "");
    return Arrays.stream(prose.split("\\n\\s*\\n|\\n(?=\\s*(?:-|\\d+\\.) )")).map(part -> part.replaceAll("\\s+", " "))
        .map(String::strip).filter(part -> !part.isEmpty()).flatMap(part -> Sentences.of(part).stream())
        .map(String::strip).toList();
  }

  private static int words(String sentence) {
    return sentence.split("\\s+").length;
  }

  /** A word to avoid, and what to write instead. */
  private record Avoided(Pattern pattern, String better) {

    static Avoided of(String line) {
      String[] parts = line.split(" => ", 2);
      return new Avoided(Pattern.compile("\\b(?:" + parts[0] + ")(?!\\w)", Pattern.CASE_INSENSITIVE), parts[1]);
    }

    Stream<String> in(String sentence) {
      return pattern.matcher(sentence).results()
          .map(found -> "`" + found.group() + "` in \"" + sentence + "\"; write: " + better);
    }
  }
}
