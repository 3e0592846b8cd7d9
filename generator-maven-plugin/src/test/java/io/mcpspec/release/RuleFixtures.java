package io.mcpspec.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The fixtures of the rules, one folder for each letter: {@code I/I05-in-allof} shows rule I05. */
public final class RuleFixtures {

  private static final Path ROOT = Path.of("src/test/resources/release/rules");

  private RuleFixtures() {}

  /** The folders of all fixtures, sorted. */
  public static List<Path> folders() throws IOException {
    try (Stream<Path> folders = Files.walk(ROOT, 2)) {
      return folders.filter(folder -> ROOT.relativize(folder).getNameCount() == 2).sorted().toList();
    }
  }

  /** The files of all fixtures whose name ends like this, sorted. */
  public static List<Path> files(String ending) throws IOException {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files.filter(file -> file.getFileName().toString().endsWith(ending)).sorted().toList();
    }
  }

  /** The id of the rule that a folder shows: {@code I05} for {@code I05-in-allof}. */
  static String rule(Path folder) {
    return folder.getFileName().toString().split("-", 2)[0];
  }
}
