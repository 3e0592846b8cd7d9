package io.mcpspec.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The documentation site, built from the files of this repository. */
final class BuiltSite {

  static final Path FOLDER = Path.of("../target/site").toAbsolutePath().normalize();

  private static final Path SOURCES = Path.of("../docs/site");
  private static final int SECONDS = 60;
  private static final Pattern ADDRESS = Pattern.compile("(?:href|src)=\"([^\"]*)\"");

  private BuiltSite() {}

  static void build() throws IOException, InterruptedException {
    Process npm = new ProcessBuilder("npm", "run", "--silent", "build").directory(SOURCES.toFile())
        .redirectErrorStream(true).start();
    String output = new String(npm.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(npm.waitFor(SECONDS, TimeUnit.SECONDS)).as("built within %s seconds", SECONDS).isTrue();
    assertThat(npm.exitValue()).as(output).isZero();
  }

  /** All pages, relative to the site. */
  static List<String> pages() throws IOException {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".html"))
          .map(file -> FOLDER.relativize(file).toString().replace('\\', '/')).sorted().toList();
    }
  }

  /** Where the links, images, scripts and styles of a page lead. */
  static List<String> addresses(String page) throws IOException {
    return ADDRESS.matcher(Files.readString(FOLDER.resolve(page))).results()
        .map(found -> found.group(1).replace("&amp;", "&")).toList();
  }
}
