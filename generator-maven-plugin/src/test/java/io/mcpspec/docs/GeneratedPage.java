package io.mcpspec.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A page of the documentation that is made from code. After a change that is wanted, {@code -Dgoldens=write}. */
public final class GeneratedPage {

  private GeneratedPage() {}

  public static void check(String name, String text) throws IOException {
    Path page = Path.of("../docs/reference", name);
    if ("write".equals(System.getProperty("goldens"))) {
      Files.writeString(page, text);
    }
    assertThat(Files.exists(page) ? Files.readString(page) : "")
        .as("%s; run this test with -Dgoldens=write and read the change", page).isEqualTo(text);
  }

  /** A row of a table: what is written, and what it does. */
  public static String row(String written, String effect) {
    return "| `" + written.replace("|", "\\|") + "` | " + effect.replace("|", "\\|").replaceAll("\\s+", " ") + " |\n";
  }
}
