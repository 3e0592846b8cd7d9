package io.mcpspec.release.review;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.release.review.Review.FileDiff;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class UnifiedDiffTest {

  private static final String BEFORE = """
      # Guide

      **NEVER** guess.
      Ask one question.
      Write it down.

      ```
      - one
      - two
      ```

      The end.
      """;

  @Test
  void linesOfAnotherFormAreFolded() {
    String after = BEFORE.replace("**NEVER**", "NEVER").replace("one question", "two questions");
    assertThat(shown(UnifiedDiff.of("guide.md", BEFORE, after))).isEqualTo("""
        @@ -1,7 +1,7 @@
         # Guide
        \s
        ~1 line: format only
        -Ask one question.
        +Ask two questions.
         Write it down.
        \s
         ```
        """);
    assertThat(UnifiedDiff.of("guide.md", BEFORE, after).formatOnly()).isEqualTo(1);
  }

  @Test
  void fencesAroundLinesThatStayAreForm() {
    String after = BEFORE.replace("```\n", "").replace("- ", "\u2022 ");
    FileDiff diff = UnifiedDiff.of("guide.md", BEFORE, after);
    assertThat(diff.formatOnly()).isEqualTo(4);
    assertThat(shown(diff)).isEqualTo("""
        @@ -4,9 +4,7 @@ # Guide
         Ask one question.
         Write it down.
        \s
        ~4 lines: format only
        \s
         The end.
        """);
  }

  /** A line that only looks like a fence, in another fence or in a comment, is text. */
  @Test
  void onlyFencesAreFormLikeFences() {
    String outer = "~~~~ sh {x}\ncode\n```\n~~~\nmore\n~~~~\n";
    assertThat(UnifiedDiff.of("a.md", outer, outer.replace("```\n", "").replace("~~~\nm", "m")).formatOnly()).isZero();
    assertThat(UnifiedDiff.of("a.md", "code\nmore\n", "~~~~ sh {x}\ncode\nmore\n~~~~\n").hunks()).hasSize(1)
        .allMatch(hunk -> hunk.lines().stream().noneMatch(line -> line.startsWith("+")));
  }

  @Test
  void otherFilesShowEveryLine() {
    String after = BEFORE.replace("**NEVER**", "NEVER");
    FileDiff diff = UnifiedDiff.of("guide.txt", BEFORE, after);
    assertThat(diff.formatOnly()).isZero();
    assertThat(shown(diff)).contains("-**NEVER** guess.\n+NEVER guess.\n").doesNotContain("~");
    assertThat(UnifiedDiff.plain("guide.md", BEFORE, after).hunks()).isEqualTo(diff.hunks());
  }

  @Test
  void sameFilesHaveNoHunks() {
    assertThat(UnifiedDiff.of("guide.md", BEFORE, BEFORE).hunks()).isEmpty();
    assertThat(UnifiedDiff.of("guide.md", "", "").hunks()).isEmpty();
  }

  @Test
  void newAndRemovedFiles() {
    assertThat(shown(UnifiedDiff.of("a.txt", "", "one\n"))).isEqualTo("@@ -0,0 +1 @@\n+one\n");
    assertThat(shown(UnifiedDiff.of("a.txt", "one\ntwo\n", ""))).isEqualTo("@@ -1,2 +0,0 @@\n-one\n-two\n");
  }

  @Test
  void aMissingLineEndIsShown() {
    assertThat(shown(UnifiedDiff.of("a.txt", "one", "one\n"))).isEqualTo("""
        @@ -1 +1 @@
        -one
        \\ No newline at end of file
        +one
        """);
  }

  @Test
  void changesThatAreFarApartAreHunksOfTheirOwn() {
    String before = lines(1, 30);
    String after = before.replace("line 3\n", "third\n").replace("line 20\n", "");
    assertThat(UnifiedDiff.of("a.txt", before, after).hunks()).extracting(hunk -> hunk.header()).containsExactly(
        "@@ -1,6 +1,6 @@", "@@ -17,7 +17,6 @@ line 16");
    String near = before.replace("line 3\n", "third\n").replace("line 10\n", "");
    assertThat(UnifiedDiff.of("a.txt", before, near).hunks()).hasSize(1);
  }

  private static String lines(int from, int to) {
    return IntStream.rangeClosed(from, to).mapToObj(i -> "line " + i + "\n").collect(Collectors.joining());
  }

  private static String shown(FileDiff diff) {
    return diff.hunks().stream()
        .flatMap(hunk -> List.of(List.of(hunk.header()), hunk.lines()).stream())
        .flatMap(List::stream)
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }
}
