package io.mcpspec.release.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.release.report.SamplePages;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The review page in the hands of a reader. */
@RequiresTool(Tool.CHROMIUM)
class ReviewPageBrowserTest extends BrowserTest {

  private static final String WORKFLOW = "prompt--architect--workflow";

  private static Path step;
  private static Path many;

  @BeforeAll
  static void start() throws IOException {
    step = Files.writeString(folder.resolve("step.html"), SamplePages.step());
    many = Files.writeString(folder.resolve("many.html"), SamplePages.many());
  }

  @Test
  void searchesFindingsAndSections() throws IOException {
    browser.open(step, LAPTOP, "light");

    browser.type("body", "/"); // the key that leads to the search
    browser.type("#search", "questions");

    assertThat(browser.read("#found")).isEqualTo("1 of 11 findings, 1 of 7 sections and tools");
    assertThat(browser.read("#findings")).contains("five → three questions").doesNotContain("table_name");
    assertThat(shown("#prompt--architect--role")).isEqualTo("true");
    assertThat(shown("#" + WORKFLOW)).isEqualTo("false");

    browser.type("#search", "\\uE00C"); // Escape
    assertThat(browser.read("#found")).isEmpty();
    assertThat(shown("#" + WORKFLOW)).isEqualTo("true");
  }

  @Test
  void filtersByLevel() throws IOException {
    browser.open(step, LAPTOP, "light");

    browser.click("input[value=breaking]");

    assertThat(browser.read("#found")).startsWith("6 of 11 findings");
    assertThat(browser.read("#findings")).doesNotContain("maxLength").contains("five → three questions");
  }

  @Test
  void unfoldsASection() throws IOException {
    browser.open(step, LAPTOP, "light");
    assertThat(shown("#prompt--architect--glossary")).isEqualTo("false");

    browser.click("details:has(> #prompt--architect--glossary) > summary");

    assertThat(browser.read("#prompt--architect--glossary")).contains("GSI: global secondary index.");
  }

  @ParameterizedTest
  @ValueSource(ints = {LAPTOP, PHONE})
  void followsAFindingToItsPlaceThoughThatIsFolded(int width) throws IOException {
    browser.open(step, width, "light");
    browser.click("#collapse");
    browser.run("document.querySelectorAll(\"#findings details\").forEach(rule => { rule.open = true; });");

    browser.click("#findings a[href=\\\"#" + WORKFLOW + "\\\"]");

    assertThat(browser.run("return location.hash")).isEqualTo("\"#" + WORKFLOW + "\"");
    assertThat(browser.read("#" + WORKFLOW)).contains("Save it to");
    assertThat(isOnScreen("#" + WORKFLOW)).isEqualTo("true");
  }

  @Test
  void followsAMovedLineToItsOtherPlace() throws IOException {
    browser.open(step, LAPTOP, "light");

    browser.click("#move-0-0-from .move");

    assertThat(isOnScreen("#move-0-0-to")).isEqualTo("true");
  }

  @Test
  void keepsToTheReadersThemeUntilAnotherIsChosen() throws IOException {
    browser.open(step, LAPTOP, "dark");
    String dark = ground();

    browser.click("#theme");

    assertThat(browser.read("#theme")).isEqualTo("Theme: light");
    assertThat(ground()).isNotEqualTo(dark);
    browser.click("#theme");
    assertThat(ground()).isEqualTo(dark);
    browser.run("localStorage.clear()");
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void allTextHasContrast(String theme) throws IOException {
    for (int width : new int[] {LAPTOP, PHONE}) {
      browser.open(step, width, theme);
      browser.click("#expand");

      assertThat(browser.run(Contrast.SCRIPT)).isEqualTo("[]");
    }
  }

  @Test
  void tooLittleContrastIsSeen() throws IOException {
    Path grey = Files.writeString(folder.resolve("grey.html"), """
        <!doctype html><meta charset="utf-8"><body style="background: #fff">
        <p style="color: #767676">enough</p><p style="color: #777777">too little</p>
        """);
    browser.open(grey, LAPTOP, "light");

    assertThat(browser.run(Contrast.SCRIPT)).isEqualTo("[\"4.48  too little\"]");
  }

  @Test
  void nothingReachesBeyondAPhone() throws IOException {
    for (Path page : new Path[] {step, many}) {
      browser.open(page, PHONE, "light");
      browser.click("#expand");

      assertThat(browser.run("return document.documentElement.scrollWidth")).isEqualTo(String.valueOf(PHONE));
    }
  }

  @Test
  void isReadWithoutItsScript() throws IOException {
    browser.protocol("Emulation.setScriptExecutionDisabled", "{'value': true}");
    try {
      browser.open(step, LAPTOP, "light");

      assertThat(browser.read("#verdict")).startsWith("Breaks agents");
      assertThat(browser.read("#" + WORKFLOW)).contains("Save it to");
      assertThat(browser.read("#filter")).isEmpty();
      assertThat(browser.read("#theme")).isEmpty();
    } finally {
      browser.protocol("Emulation.setScriptExecutionDisabled", "{'value': false}");
    }
  }

  private static String shown(String selector) throws IOException {
    return browser.run("return document.querySelector(\"" + selector + "\").checkVisibility()");
  }

  private static String isOnScreen(String selector) throws IOException {
    return browser.run("const at = document.querySelector(\"" + selector + "\").getBoundingClientRect().top; "
        + "return at >= 0 && at < innerHeight");
  }

  private static String ground() throws IOException {
    return browser.run("return getComputedStyle(document.body).backgroundColor");
  }
}
