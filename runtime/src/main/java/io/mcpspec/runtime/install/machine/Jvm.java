package io.mcpspec.runtime.install.machine;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A Java virtual machine.
 *
 * @param java its launcher, an absolute path
 * @param version its version, such as {@code 17.0.15}
 * @param build all that tells it from others, vendor and architecture included
 */
public record Jvm(Path java, String version, String build) {

  private static final int SHORT = 8;

  /** The one that runs this. */
  public static Jvm running() {
    Path bin = Path.of(System.getProperty("java.home"), "bin");
    Path windows = bin.resolve("java.exe");
    List<String> build = List.of("java.vm.vendor", "java.vm.name", "java.vm.version", "os.name", "os.arch");
    return new Jvm(
        Files.exists(windows) ? windows : bin.resolve("java"),
        String.join(".", Runtime.version().version().stream().map(String::valueOf).toList()),
        String.join(" ", build.stream().map(System::getProperty).toList()));
  }

  /** A name that no other version or build has. */
  public String id() {
    return version + "-" + Sha256.of(build.getBytes(StandardCharsets.UTF_8)).substring(0, SHORT);
  }

  /**
   * The options to serve with: start soon, and keep what the machine itself says off standard output. An archive that
   * is missing, or is another machine's, would be complained of there, amid the protocol.
   */
  public static List<String> options(Optional<Path> archive) {
    List<String> options = new ArrayList<>();
    archive.ifPresent(file -> options.add("-XX:SharedArchiveFile=" + file));
    options.addAll(List.of(
        "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xlog:disable", "-Xlog:all=warning:stderr"));
    return List.copyOf(options);
  }
}
