package io.mcpspec.testing;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Prints, at the end of the build, the tests of all modules that were not run. */
public final class NotRunSummary {

  private static final List<String> FILES = List.of("target/surefire-not-run.txt", "target/failsafe-not-run.txt");

  private NotRunSummary() {}

  /**
   * @param arguments the root directory of the build
   */
  public static void main(String[] arguments) throws IOException {
    print(Path.of(arguments[0]), System.out);
  }

  static void print(Path root, PrintStream out) throws IOException {
    List<String> lines = new ArrayList<>();
    for (Path module : modules(root)) {
      for (String file : FILES) {
        if (Files.exists(module.resolve(file))) {
          Files.readAllLines(module.resolve(file)).forEach(line -> lines.add(module.getFileName() + ": " + line));
        }
      }
    }
    NotRunFile.print(lines, out);
  }

  private static List<Path> modules(Path root) throws IOException {
    List<Path> modules = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(root, Files::isDirectory)) {
      entries.forEach(modules::add);
    }
    modules.sort(null);
    return modules;
  }
}
