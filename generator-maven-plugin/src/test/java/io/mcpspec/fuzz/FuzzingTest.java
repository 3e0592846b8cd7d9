package io.mcpspec.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What reads files of others neither crashes nor hangs, whatever is in them. Each seed is read in every build; Jazzer
 * goes on from the seeds for a few seconds, or for {@code -Dfuzz=SECONDS}. What it finds lies in {@code target/fuzz},
 * and belongs to the seeds once it is mended.
 */
class FuzzingTest {

  private static final Path SEEDS = Path.of("src/test/resources/fuzz");
  private static final int SECONDS = Integer.getInteger("fuzz", 5);
  private static final int START_AND_END = 90;
  /** The heap bounds memory: Linux also counts what the process had as a copy of ours, before it became Java. */
  private static final String NO_LIMIT_OF_ITS_OWN = "-rss_limit_mb=0";
  private static final Path FOUND = Path.of("target/fuzz");
  private static final Pattern DONE = Pattern.compile("#(\\d+)\\s+DONE\\s+cov: (\\d+)");
  private static final Duration LONGEST = Duration.ofSeconds(20);

  private interface Entry {
    void read(byte[] input);
  }

  private enum Target {
    YAML(YamlTarget.class, YamlTarget::fuzzerTestOneInput),
    JSON(JsonTarget.class, JsonTarget::fuzzerTestOneInput),
    EDIT(YamlEditTarget.class, YamlEditTarget::fuzzerTestOneInput),
    SCHEMA(SchemaTarget.class, SchemaTarget::fuzzerTestOneInput),
    IMPORT(ImportTarget.class, ImportTarget::fuzzerTestOneInput);

    private final Class<?> target;
    private final Entry entry;

    Target(Class<?> target, Entry entry) {
      this.target = target;
      this.entry = entry;
    }

    private Path seeds() {
      return SEEDS.resolve(name().toLowerCase(Locale.ROOT));
    }
  }

  @TestFactory
  Stream<DynamicTest> everySeedIsReadInTime() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Target target : Target.values()) {
      try (Stream<Path> files = Files.list(target.seeds())) {
        files.sorted().forEach(file -> tests.add(DynamicTest.dynamicTest(
            target + " " + file.getFileName(),
            () -> assertTimeoutPreemptively(LONGEST, () -> target.entry.read(Files.readAllBytes(file))))));
      }
    }
    assertThat(tests).hasSizeGreaterThan(30);
    return tests.stream();
  }

  @ParameterizedTest
  @EnumSource
  void aFewSecondsFindNothing(Target target, @TempDir Path work) throws IOException, InterruptedException {
    Path corpus = Files.createDirectory(work.resolve("corpus"));
    Path log = work.resolve("log.txt");
    Process jazzer = jazzer(target, work, corpus).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    try {
      boolean ended = jazzer.waitFor(SECONDS + START_AND_END, TimeUnit.SECONDS);
      String said = new String(Files.readAllBytes(log), StandardCharsets.UTF_8);
      assertThat(ended).as(said).isTrue();
      assertThat(jazzer.exitValue()).as(said).isZero();
      Matcher done = DONE.matcher(said);
      assertThat(done.find()).as(said).isTrue();
      assertThat(Integer.parseInt(done.group(1))).as("inputs").isGreaterThan(10);
      assertThat(Integer.parseInt(done.group(2))).as("covered edges").isGreaterThan(100);
    } finally {
      jazzer.destroyForcibly();
    }
  }

  private static ProcessBuilder jazzer(Target target, Path work, Path corpus) throws IOException {
    return new ProcessBuilder(
        ProcessHandle.current().info().command().orElse("java"), "-Xmx1g", "-Xss2m",
        "-cp", System.getProperty("java.class.path"), "com.code_intelligence.jazzer.Jazzer",
        "--target_class=" + target.target.getName(),
        "--instrumentation_includes=io.mcpspec.**",
        "--disabled_hooks=com.code_intelligence.jazzer.sanitizers.RegexInjection",
        "--reproducer_path=" + work,
        "-artifact_prefix=" + Files.createDirectories(FOUND).toAbsolutePath() + "/" + target + "-",
        "-max_total_time=" + SECONDS, "-timeout=" + LONGEST.toSeconds(), "-max_len=20000", "-seed=1",
        NO_LIMIT_OF_ITS_OWN,
        corpus.toString(), target.seeds().toAbsolutePath().toString())
        .directory(work.toFile());
  }
}
