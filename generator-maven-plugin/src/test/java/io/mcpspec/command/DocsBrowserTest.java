package io.mcpspec.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.cli.ProgramRun;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.compiler.OutputDirectory;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.emit.Artifact;
import io.mcpspec.release.report.html.BrowserTest;
import io.mcpspec.release.report.html.Contrast;
import io.mcpspec.testing.Corpus;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The catalogues of our own server, of two published servers and of a running mock, in the hands of a reader. */
@RequiresTool({Tool.CHROMIUM, Tool.CORPUS})
class DocsBrowserTest extends BrowserTest {

  private static Path mock;

  /** A page, what to look for in it, and the tool that is found. */
  static Stream<Arguments> pages() {
    return Stream.of(
        Arguments.of("own", "only a backup brings", "delete_table"),
        Arguments.of("playwright", "close the page", "browser_close"),
        Arguments.of("supabase", "edge functions in", "list_edge_functions"),
        Arguments.of("mock", "sends a report", "report"));
  }

  @BeforeAll
  static void writeAll() throws IOException {
    mock = startable();
    docs("own", "spec", "--spec", Path.of("../spec").toAbsolutePath().toString());
    docs("playwright", Corpus.file("servers/playwright__mcp@0.0.83.json").toString());
    docs("supabase", Corpus.file("servers/supabase__mcp-server-supabase@0.13.0.json").toString());
    docs("mock", "--", mock.toString());
  }

  private static void docs(String name, String... side) {
    List<String> arguments = new ArrayList<>(List.of("docs", "--out", name + ".html"));
    arguments.addAll(List.of(side));
    ProgramRun run = ProgramRun.in(folder, arguments.toArray(String[]::new));
    assertThat(run.code()).as(run.err()).isZero();
  }

  /** A script that serves the weather's mock over standard input and output. */
  private static Path startable() throws IOException {
    Path directory = folder.resolve("served");
    List<Path> classPath = new ArrayList<>(List.of(directory.resolve("resources")));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      classPath.add(Path.of(entry));
    }
    MockLauncher launcher = new MockLauncher(directory, classPath);
    List<Artifact> files = new ArrayList<>(launcher.scripts());
    new Compiler().mock(SpecSources.read(Path.of("src/test/resources/mock/weather"), "spec")).artifacts().orElseThrow()
        .stream().filter(file -> file.path().startsWith("resources/")).forEach(files::add);
    new OutputDirectory(directory).write(files, "serve");
    launcher.makeExecutable();
    return launcher.script();
  }

  private static Path page(String name) {
    return folder.resolve(name + ".html");
  }

  @ParameterizedTest
  @MethodSource("pages")
  void isSearched(String name, String words, String tool) throws IOException {
    browser.open(page(name), LAPTOP, "light");
    browser.type("#search", words);

    assertThat(browser.read("#tool-" + tool)).startsWith(tool);
    assertThat(browser.read("#found")).matches("[1-9] of [0-9]+");
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyLinkLeadsSomewhere(String name) throws IOException {
    browser.open(page(name), LAPTOP, "light");

    String links = "[...document.links].map(link => link.getAttribute(\"href\")).filter(href => href[0] === \"#\")";
    assertThat(browser.run("return " + links + ".length")).isNotEqualTo("0");
    assertThat(browser.run("return " + links + ".filter(href => !document.getElementById(href.slice(1)))"))
        .isEqualTo("[]");
  }

  @ParameterizedTest
  @MethodSource("pages")
  void hasContrastAndNoSidewaysScroll(String name) throws IOException {
    for (String theme : List.of("light", "dark")) {
      for (int width : new int[] {LAPTOP, PHONE}) {
        browser.open(page(name), width, theme);
        browser.run("document.querySelectorAll(\"details\").forEach(one => { one.open = true; });");

        assertThat(browser.run(Contrast.SCRIPT)).isEqualTo("[]");
        assertThat(browser.run("const all = document.documentElement; return all.scrollWidth - all.clientWidth"))
            .isEqualTo("0");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void isReadWithoutItsScript(String name, String words, String tool) throws IOException {
    browser.protocol("Emulation.setScriptExecutionDisabled", "{'value': true}");
    try {
      browser.open(page(name), LAPTOP, "light");

      assertThat(browser.read("#tool-" + tool)).startsWith(tool);
      assertThat(browser.read("#filter")).isEmpty();
    } finally {
      browser.protocol("Emulation.setScriptExecutionDisabled", "{'value': false}");
    }
  }
}
