package io.mcpspec.document.markdown;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A text of megabytes is read in seconds, whatever is in it: no pattern makes the time grow faster than the text. */
class MarkdownTimeTest {

  private static final int CHARACTERS = 1_000_000;
  private static final long MOST_MILLISECONDS = 10_000;

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

  static Stream<Arguments> texts() {
    return Stream.of(
        arguments("prose", "# A\n\nSome words.\n\n- x\n\n```\ncode\n```\n", ""),
        arguments("one line", "a", ""),
        arguments("one paragraph", "a\n", ""),
        arguments("blank lines", "\n", "a"),
        arguments("carriage returns", "\r", "a"),
        arguments("underlined headings", "a\n---\n", ""),
        arguments("one underlined heading", "a b\n", "---\n"),
        arguments("#s", "# ", "#"),
        arguments("dashes", "-", "x"),
        arguments("tabs", "\t", "x"),
        arguments("quotes", "> ", "# A"),
        arguments("fences", "```markdown\n", ""),
        arguments("fences in turn", "```md\n~~~md\n", ""),
        arguments("comments", "<!-- ", ""),
        arguments("tags", "<a \n\n", ""),
        arguments("attributes", "<a b='c' ", ""),
        arguments("brackets", "[", ""),
        arguments("definitions", "[a]: b '\n", ""),
        arguments("lines as of settings", "---\na: b\n", ""),
        arguments("indented code", "    x\n\n", ""),
        arguments("table rows", "| a | b |\n", "---"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("texts")
  void anyPatternIsReadInTime(String kind, String pattern, String end) {
    assertIsReadInTime(pattern.repeat(CHARACTERS / pattern.length()) + end);
  }

  @ParameterizedTest
  @MethodSource("longAndDeep")
  void lengthAndDepthAreReadInTime(String text) {
    assertIsReadInTime(text);
  }

  static Stream<String> longAndDeep() {
    return Stream.of(
        "# A\n\nSome words.\n\n- x\n\n```\ncode\n```\n".repeat(3 * CHARACTERS / 36),
        "- ".repeat(100_000) + "a" + "\n".repeat(100_000),
        ("> ".repeat(1000) + "a\n").repeat(1000),
        "- ".repeat(100_000) + "x\n" + "  ".repeat(100_000) + "# y",
        Stream.iterate("- a\n", line -> "  " + line).limit(1500).reduce("", String::concat));
  }

  private void assertIsReadInTime(String text) {
    long start = threads.getCurrentThreadCpuTime();
    MarkdownText markdown = MarkdownText.of(text);
    assertThat(markdown.sections()).isNotEmpty();
    assertThat((threads.getCurrentThreadCpuTime() - start) / 1_000_000).isLessThan(MOST_MILLISECONDS);
  }
}
