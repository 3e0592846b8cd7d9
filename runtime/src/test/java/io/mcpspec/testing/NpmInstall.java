package io.mcpspec.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * Installs the npm packages of a folder's {@code package-lock.json}, exactly those, when they are not there yet. A build
 * step, so that no test reaches for the network. Without Node it does nothing: the tests then say that they need it.
 */
public final class NpmInstall {

  private static final String LOCK = "package-lock.json";

  private NpmInstall() {}

  /**
   * @param arguments the folder with {@code package.json} and {@code package-lock.json}
   * @throws IOException when npm fails; its own words are on standard error
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path folder = Path.of(arguments[0]);
    if (upToDate(folder)) {
      return;
    }
    Optional<String> missing = Tool.NODE.missing();
    if (missing.isPresent()) {
      System.out.println("[WARNING] npm packages are not installed: " + missing.get());
      return;
    }
    install(folder);
    Files.createDirectories(installed(folder).getParent());
    Files.copy(folder.resolve(LOCK), installed(folder), StandardCopyOption.REPLACE_EXISTING);
  }

  static boolean upToDate(Path folder) throws IOException {
    return Files.exists(installed(folder)) && Files.mismatch(folder.resolve(LOCK), installed(folder)) == -1;
  }

  private static void install(Path folder) throws IOException, InterruptedException {
    Process npm = new ProcessBuilder("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        .directory(folder.toFile())
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
    int status = npm.waitFor();
    if (status != 0) {
      throw new IOException("`npm ci` in " + folder + " ended with status " + status + "; what it said is above");
    }
  }

  /** The lock that the installed packages came from. */
  private static Path installed(Path folder) {
    return folder.resolve("node_modules").resolve(".installed-" + LOCK);
  }
}
