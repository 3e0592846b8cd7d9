package io.mcpspec.runtime.install.machine;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.UUID;

/** Lets one process at a time install or uninstall a server. The operating system frees it when the process ends. */
public final class InstallLock {

  /** How long an {@code install} or {@code uninstall} waits for another one, which may be making an archive. */
  public static final Duration LONGEST_WAIT = Duration.ofMinutes(2);

  private static final long PAUSE_MILLIS = 20;

  private InstallLock() {}

  /** What is done alone. */
  @FunctionalInterface
  public interface Work {
    void run() throws IOException, InterruptedException;
  }

  /**
   * Does something while no other process does so.
   *
   * @param places where the server's own files are
   * @param longest how long to wait for another process
   * @throws InstallException when another process goes on for longer
   */
  public static void alone(Places places, Duration longest, Work work) throws IOException, InterruptedException {
    // Not among the server's own files: these are all gone after the last uninstallation.
    String name = UUID.nameUUIDFromBytes(places.data().toString().getBytes(StandardCharsets.UTF_8)).toString();
    Path file = Path.of(System.getProperty("java.io.tmpdir"), "mcp-spec-" + name + ".lock");
    long end = System.nanoTime() + longest.toNanos();
    while (!isDone(file, work)) {
      if (System.nanoTime() > end) {
        throw new InstallException("another `install` or `uninstall` of this server is running; try again when it has"
            + " ended. Nothing was changed");
      }
      Thread.sleep(PAUSE_MILLIS);
    }
  }

  private static boolean isDone(Path file, Work work) throws IOException, InterruptedException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      if (channel.tryLock() == null || !isStillAt(file, channel)) {
        return false;
      }
      try {
        work.run();
      } finally {
        Files.delete(file);
      }
      return true;
    } catch (OverlappingFileLockException takenInThisProcess) {
      return false;
    }
  }

  /** Whoever had the lock before deleted its file; what was locked then may be a file without a name. */
  private static boolean isStillAt(Path file, FileChannel channel) throws IOException {
    byte[] mark = UUID.randomUUID().toString().getBytes(StandardCharsets.UTF_8);
    channel.truncate(0).write(ByteBuffer.wrap(mark));
    try {
      return Arrays.equals(Files.readAllBytes(file), mark);
    } catch (NoSuchFileException gone) {
      return false;
    }
  }
}
