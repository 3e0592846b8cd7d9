package io.mcpspec.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The class-data archive beside the jar, with which the next run starts sooner. It fits one jar and one Java; a file
 * beside it says which. Where it is missing or stale, a run leaves another process behind that makes it.
 *
 * @param file the archive
 * @param jar the jar that runs
 */
record ClassArchive(Path file, Path jar) {

  /** Launchers say in this property where the archive is. */
  static final String PROPERTY = "mcp-spec.archive";

  /** A variable that is {@code off} where no archive is to be made. */
  private static final String SWITCH = "MCP_SPEC_ARCHIVE";

  /** Makes the archive of this program's launcher, in the background, if it has none that fits. */
  static void refresh(Map<String, String> environment) {
    String file = System.getProperty(PROPERTY, "");
    if (file.isEmpty() || "off".equals(environment.get(SWITCH))) {
      return;
    }
    ClassArchive archive = new ClassArchive(Path.of(file), Path.of(System.getProperty("java.class.path")));
    try {
      if (!archive.fits()) {
        archive.command(List.of(), ArchiveMaker.class, file)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
      }
    } catch (IOException unreadable) {
      // It only saves time: without it, each run takes as long as this one.
      System.setProperty(PROPERTY, "");
    }
  }

  private boolean fits() throws IOException {
    Path made = stamp();
    return !Files.isWritable(file.toAbsolutePath().getParent())
        || Files.isRegularFile(made) && Files.readString(made).equals(identity());
  }

  /** The file that says for which jar and Java the archive was made. */
  Path stamp() {
    return file.resolveSibling(file.getFileName() + ".for");
  }

  String identity() throws IOException {
    return String.join("\n", jar.toAbsolutePath().toString(), Long.toString(Files.size(jar)),
        Files.getLastModifiedTime(jar).toString(), System.getProperty("java.home"),
        System.getProperty("java.vm.version"));
  }

  /** A class of this program in a Java of its own. */
  ProcessBuilder command(List<String> options, Class<?> main, String argument) {
    List<String> command = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", File.separatorChar == '\\' ? "java.exe" : "java").toString(),
        "-XX:TieredStopAtLevel=1", "-XX:+UseParallelGC", "-Xlog:disable"));
    command.addAll(options);
    command.addAll(List.of("-cp", jar.toString(), main.getName(), argument));
    return new ProcessBuilder(command);
  }
}
