package io.mcpspec.runtime.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The page of options shows what the help page shows. */
class ServerOptionsPageTest {

  private static final Path PAGE = Path.of("../docs/reference/server-options.md");

  @Test
  void listsEveryOptionWithItsHelp() throws IOException {
    List<String> rows = Arrays.stream(Flag.values()).map(ServerOptionsPageTest::row).toList();
    assertThat(Files.readAllLines(PAGE).stream().filter(line -> line.startsWith("| `--")))
        .containsExactlyInAnyOrderElementsOf(rows);
  }

  private static String row(Flag flag) {
    return "| `" + (flag.written() + " " + flag.value()).strip() + "` | " + flag.help() + " |";
  }
}
