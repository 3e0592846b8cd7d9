package io.mcpspec.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.release.report.html.BrowserTest;
import io.mcpspec.release.report.html.Contrast;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The catalogue in the hands of a reader. */
@RequiresTool(Tool.CHROMIUM)
class CatalogPageBrowserTest extends BrowserTest {

  private static Path page;

  @BeforeAll
  static void start() throws IOException {
    page = Files.writeString(folder.resolve("catalog.html"), CatalogPage.of(CatalogTest.SERVER, CatalogNotes.NONE));
  }

  @Test
  void searchesAndLeadsToAnchors() throws IOException {
    browser.open(page, LAPTOP, "light");
    browser.type("#search", "words find");

    assertThat(browser.read("#found")).isEqualTo("1 of 5");
    assertThat(browser.read("#tool-search")).contains("Words to find");
    assertThat(browser.read("#tool-delete")).isEmpty();

    browser.click("nav a[href=\\\"#tool-delete\\\"]");
    assertThat(browser.read("#tool-delete")).startsWith("delete");
  }

  @Test
  void hasContrastAndFitsAPhone() throws IOException {
    for (String theme : new String[] {"light", "dark"}) {
      for (int width : new int[] {LAPTOP, PHONE}) {
        browser.open(page, width, theme);
        browser.run("document.querySelectorAll(\"details\").forEach(one => { one.open = true; });");

        assertThat(browser.run(Contrast.SCRIPT)).isEqualTo("[]");
        assertThat(browser.run("const all = document.documentElement; return all.scrollWidth - all.clientWidth"))
            .isEqualTo("0");
      }
    }
  }

  @Test
  void isReadWithoutItsScript() throws IOException {
    browser.protocol("Emulation.setScriptExecutionDisabled", "{'value': true}");
    try {
      browser.open(page, LAPTOP, "light");

      assertThat(browser.read("#tool-search")).contains("reads", "Words to find");
      assertThat(browser.read("#filter")).isEmpty();
    } finally {
      browser.protocol("Emulation.setScriptExecutionDisabled", "{'value': false}");
    }
  }
}
