package io.mcpspec.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

class ToolConditionTest {

  private final SavedProperties properties =
      new SavedProperties(Corpus.PROPERTY, ToolCondition.POLICY, NotRunListener.FILE);

  @TempDir private Path folder;

  /** Run by the tests below only: its name is outside the pattern of the build. */
  static final class NeedsCorpus {
    @Test
    @RequiresTool(Tool.CORPUS)
    void readsIt() {
      assertThat(Corpus.file("servers")).isDirectory();
    }
  }

  @BeforeEach
  void nothingGiven() {
    properties.clear();
    System.setProperty(NotRunListener.FILE, notRun().toString());
  }

  @AfterEach
  void restore() {
    properties.restore();
  }

  @Test
  void aTestWhoseToolIsMissingIsNamedWithTheRemedy() throws IOException {
    SummaryGeneratingListener summary = run();

    assertThat(summary.getSummary().getTestsSkippedCount()).isEqualTo(1);
    assertThat(notRun())
        .hasContent("ToolConditionTest$NeedsCorpus.readsIt: "
            + "needs the corpora (-Dcorpus is not given); give their directory: -Dcorpus=DIR");
  }

  @Test
  void requiredMakesAMissingToolAFailure() {
    System.setProperty(ToolCondition.POLICY, "required");

    SummaryGeneratingListener summary = run();

    assertThat(summary.getSummary().getTestsSkippedCount()).isZero();
    assertThat(summary.getSummary().getFailures())
        .singleElement()
        .satisfies(failure -> assertThat(failure.getException())
            .hasStackTraceContaining("needs the corpora (-Dcorpus is not given)"));
  }

  @Test
  void aDirectoryWithoutCorporaIsNoCorpus() {
    System.setProperty(Corpus.PROPERTY, folder.toString());

    assertThat(Corpus.missing()).contains("no folder `servers` in " + folder);
  }

  @Test
  void theTestRunsWhereTheToolIsAndClearsTheList() throws IOException {
    Files.createDirectory(folder.resolve("servers"));
    Files.writeString(notRun(), "of an earlier run");
    System.setProperty(Corpus.PROPERTY, folder.toString());

    SummaryGeneratingListener summary = run();

    assertThat(summary.getSummary().getTestsSucceededCount()).isEqualTo(1);
    assertThat(notRun()).doesNotExist();
  }

  private Path notRun() {
    return folder.resolve("not-run.txt");
  }

  private static SummaryGeneratingListener run() {
    SummaryGeneratingListener summary = new SummaryGeneratingListener();
    LauncherConfig config = LauncherConfig.builder()
        .enableTestEngineAutoRegistration(false)
        .enableTestExecutionListenerAutoRegistration(false)
        .addTestEngines(new JupiterTestEngine())
        .build();
    Launcher launcher = LauncherFactory.create(config);
    launcher.execute(
        LauncherDiscoveryRequestBuilder.request()
            .selectors(DiscoverySelectors.selectClass(NeedsCorpus.class))
            .build(),
        new NotRunListener(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8)),
        summary);
    return summary;
  }
}
