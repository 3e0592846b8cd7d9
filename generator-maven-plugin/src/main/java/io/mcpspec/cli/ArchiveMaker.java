package io.mcpspec.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Makes the class-data archive: runs commands on an example in a Java that writes down what it loaded. */
final class ArchiveMaker {

  private static final Duration ABANDONED = Duration.ofMinutes(5);

  private ArchiveMaker() {}

  /** The first argument is the archive's file. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path file = Path.of(arguments[0]).toAbsolutePath();
    Path work = file.resolveSibling(file.getFileName() + ".making");
    if (!begins(work)) {
      return;
    }
    try {
      make(new ClassArchive(file, Path.of(System.getProperty("java.class.path"))), work);
    } finally {
      delete(work);
    }
  }

  /** One process makes it at a time, unless one was ended midway. */
  private static boolean begins(Path work) throws IOException {
    if (Files.isDirectory(work)
        && Files.getLastModifiedTime(work).toInstant().isBefore(Instant.now().minus(ABANDONED))) {
      delete(work);
    }
    try {
      Files.createDirectory(work);
      return true;
    } catch (FileAlreadyExistsException another) {
      return false;
    }
  }

  private static void make(ClassArchive archive, Path work) throws IOException, InterruptedException {
    Path made = work.resolve("archive");
    String identity = archive.identity();
    Process training = archive
        .command(List.of("-XX:ArchiveClassesAtExit=" + made), ArchiveTraining.class, work.toString())
        .directory(work.toFile())
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
    if (!training.waitFor(ABANDONED.toSeconds(), TimeUnit.SECONDS)) {
      training.destroyForcibly();
    }
    if (Files.isRegularFile(made)) {
      Files.move(made, archive.file(), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      Files.writeString(archive.stamp(), identity);
    }
  }

  private static void delete(Path work) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(work)) {
      files = all.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : files) {
      Files.delete(file);
    }
  }
}
