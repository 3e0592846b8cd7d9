package io.mcpspec.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.release.report.html.BrowserTest;
import io.mcpspec.release.report.html.Contrast;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The documentation site in the hands of a reader who opens it from a disk. */
@RequiresTool({Tool.NODE, Tool.CHROMIUM})
class SiteBrowserIT extends BrowserTest {

  private static final String BEYOND =
      "const all = document.documentElement; return all.scrollWidth - all.clientWidth";

  @BeforeAll
  static void build() throws Exception {
    BuiltSite.build();
  }

  /** All texts, and of each long series a few. */
  private static List<String> pages() throws IOException {
    List<String> all = BuiltSite.pages();
    List<String> chosen = new ArrayList<>(all.stream().filter(page -> page.split("/").length <= 2)
        .filter(page -> !page.matches("(findings|rules|files)/.*")).toList());
    for (String series : new String[] {"findings/", "rules/", "files/", "explanation/decisions/"}) {
      chosen.addAll(all.stream().filter(page -> page.startsWith(series)).limit(2).toList());
    }
    return chosen;
  }

  @Test
  void everyPageFitsAPhone() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (String page : pages()) {
      browser.open(BuiltSite.FOLDER.resolve(page), PHONE, "light");
      String beyond = browser.run(BEYOND);
      if (!beyond.equals("0")) {
        wrong.add(page + " is " + beyond + " pixels too wide");
      }
    }
    assertThat(wrong).isEmpty();
  }

  /** One page of each kind: with figures, code, tables, findings and rules. */
  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void everyKindOfPageHasContrastAndFitsAScreen(String theme) throws IOException {
    List<String> all = BuiltSite.pages();
    for (String kind : List.of("index.html", "guide/", "reference/lint.html", "findings/", "rules/", "files/")) {
      String page = all.stream().filter(one -> one.startsWith(kind)).findFirst().orElseThrow();
      browser.open(BuiltSite.FOLDER.resolve(page), LAPTOP, theme);

      assertThat(browser.run(Contrast.SCRIPT)).as(page).isEqualTo("[]");
      assertThat(browser.run(BEYOND)).as(page).isEqualTo("0");
    }
  }

  @ParameterizedTest
  @CsvSource({
      "index.html, gate merge, guide/releases.html",
      "rules/A01.html, additionalProperties, rules/",
      "guide/mock.html, bad-date, findings/bad-date.html",
      "findings/bad-date.html, idempotent-lost, rules/A04.html",
  })
  void theSearchFindsAPageByItsWords(String from, String words, String found) throws Exception {
    browser.open(BuiltSite.FOLDER.resolve(from), LAPTOP, "light");
    browser.type("body", "/");
    browser.type("#search", words);
    browser.until("return document.querySelector(\"#results [aria-selected=true]\") !== null");

    assertThat(browser.run("return [...document.querySelectorAll(\"#results a\")].map(link => link.href)"))
        .contains("/site/" + found);
  }

  @Test
  void theFirstPageFoundIsOpenedWithTheKeyboard() throws Exception {
    browser.open(BuiltSite.FOLDER.resolve("index.html"), PHONE, "dark");
    browser.type("#search", "bad-date");
    browser.until("return document.querySelector(\"#results [aria-selected=true]\") !== null");
    browser.type("#search", "\\uE007"); // Enter

    browser.until("return location.pathname.endsWith(\"findings/bad-date.html\")");
    assertThat(browser.read("h1")).startsWith("bad-date");
  }

  @Test
  void theReaderChoosesATheme() throws IOException {
    browser.open(BuiltSite.FOLDER.resolve("index.html"), LAPTOP, "dark");
    String dark = ground();

    browser.click("#theme");
    String light = ground();
    browser.open(BuiltSite.FOLDER.resolve("guide/ci.html"), LAPTOP, "dark");

    assertThat(light).isNotEqualTo(dark);
    assertThat(ground()).isEqualTo(light);
    browser.run("localStorage.clear()");
  }

  private static String ground() throws IOException {
    return browser.run("return getComputedStyle(document.body).backgroundColor");
  }

  @Test
  void codeIsCopied() throws Exception {
    browser.protocol("Browser.grantPermissions", "{'permissions': ['clipboardReadWrite', 'clipboardSanitizedWrite']}");
    browser.open(BuiltSite.FOLDER.resolve("index.html"), LAPTOP, "light");
    String code = browser.run("return document.querySelector(\"pre\").textContent.trimEnd()");

    browser.click(".copy");
    browser.until("return document.querySelector(\".copy\").textContent === \"Copied\"");

    assertThat(browser.run("return navigator.clipboard.readText()")).isEqualTo(code);
  }

  @Test
  void isReadWithoutItsScripts() throws IOException {
    browser.protocol("Emulation.setScriptExecutionDisabled", "{'value': true}");
    try {
      browser.open(BuiltSite.FOLDER.resolve("guide/releases.html"), LAPTOP, "light");

      assertThat(browser.read("article")).contains("Every finding has one of four levels");
      assertThat(browser.read(".menu")).contains("Release rules");
      assertThat(browser.read(".bar")).isEqualTo("mcp-spec");
    } finally {
      browser.protocol("Emulation.setScriptExecutionDisabled", "{'value': false}");
    }
  }
}
