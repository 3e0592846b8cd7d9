package io.mcpspec.release.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Findings;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Reviews are made in every build: they take little time, and twice the text takes about twice of it. */
class PromptTimeTest {

  private static final Path RELEASES = Path.of("..", "prompt-diffs", "releases");
  private static final Path PROMPT = Path.of("prompts", "dynamodb_architect.md");
  private static final int WARM_UP = 8;
  private static final int TRIES = 3;
  private static final int COPIES = 4;

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

  @Test
  void aReleaseIsComparedInLittleTime() {
    String before = PromptSides.text(RELEASES.resolve("1.0.5").resolve(PROMPT));
    String after = PromptSides.text(RELEASES.resolve("1.0.8").resolve(PROMPT));
    for (int i = 0; i < WARM_UP; i++) {
      milliseconds(before, after);
    }
    long once = least(before, after);
    long often = least(copies(before), copies(after));
    assertThat(once).as("milliseconds of processor time").isLessThan(300);
    assertThat(often).as("milliseconds for %s copies; one takes %s", COPIES, once)
        .isLessThan(3L * COPIES * Math.max(once, 20));
  }

  /** Sections of their own, so that each finds its counterpart among many. */
  private static String copies(String text) {
    StringBuilder copies = new StringBuilder();
    for (int i = 1; i <= COPIES; i++) {
      copies.append(text.replaceAll("(?m)^(#+ .*)$", "$1 (copy " + i + ")")).append('\n');
    }
    return copies.toString();
  }

  private long least(String before, String after) {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < TRIES; i++) {
      least = Math.min(least, milliseconds(before, after));
    }
    return least;
  }

  /** Processor time, which other processes hardly change. */
  private long milliseconds(String before, String after) {
    Snapshot left = PromptSides.of(before);
    Snapshot right = PromptSides.of(after);
    long start = threads.getCurrentThreadCpuTime();
    assertThat(PromptComparison.compare(left, right, new Findings())).hasSize(1);
    return (threads.getCurrentThreadCpuTime() - start) / 1_000_000;
  }
}
