package io.mcpspec.release.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** A page in a browser of its own, whose console stays empty. Each class says that it requires Chromium. */
public abstract class BrowserTest {

  protected static final int LAPTOP = 1440;
  protected static final int PHONE = 390;

  @TempDir protected static Path folder;

  protected static Browser browser;

  @TempDir private static Path profile;

  @BeforeAll
  static void startBrowser() throws IOException {
    browser = new Browser(profile);
  }

  @AfterAll
  static void endBrowser() throws IOException {
    if (browser != null) {
      browser.close();
    }
  }

  @AfterEach
  void nothingWentWrong() throws IOException {
    assertThat(browser.console()).isEqualTo("[]");
  }
}
