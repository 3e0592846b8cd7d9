package io.mcpspec.cli.terminal;

import io.mcpspec.command.Workplace;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What every command takes. */
final class CommonOptions {

  @Option(names = "--spec", paramLabel = "DIR", order = 90, description =
      "The directory with server.yaml. Default: spec, here or in a directory above.")
  private Path spec;

  @Option(names = "--releases", paramLabel = "DIR", order = 91, description =
      "The directory of locked releases. Default: prompt-diffs/releases beside spec.")
  private Path releases;

  @Option(names = {"-q", "--quiet"}, order = 92, description = "Say nothing about progress; findings stay.")
  private boolean quiet;

  @Option(names = {"-h", "--help"}, usageHelp = true, order = 93, description = "Show this help.")
  private boolean help;

  boolean isQuiet() {
    return quiet;
  }

  Workplace place(Path start) {
    return new Workplace(start, project(start), Optional.ofNullable(spec), Optional.ofNullable(releases));
  }

  /** The nearest directory, from here upward, that has a spec; else this one. */
  private static Path project(Path start) {
    for (Path directory = start; directory != null; directory = directory.getParent()) {
      if (Files.isRegularFile(directory.resolve("spec/server.yaml"))) {
        return directory;
      }
    }
    return start;
  }
}
