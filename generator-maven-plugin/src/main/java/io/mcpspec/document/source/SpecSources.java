package io.mcpspec.document.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * All files of a spec, as bytes, in path order. The only place that reads a spec from disk. Generated editor schemas
 * (below {@code schema/}) and hidden files are left out.
 *
 * @param root the path to show in front of every file's own, such as {@code spec}; may be empty
 * @param files the files by path
 */
public record SpecSources(String root, List<InputFile> files) {

  /** The directory of the generated editor schemas. */
  public static final String SCHEMA_DIRECTORY = "schema/";

  public SpecSources {
    files = files.stream().sorted(Comparator.comparing(InputFile::path)).toList();
  }

  /**
   * Reads a spec directory. Links are followed; a link to nothing, or in a circle, is a file that cannot be read.
   *
   * @param directory where the spec lies
   * @param root how the directory is shown to people
   * @throws UncheckedIOException saying which file cannot be read, and why
   */
  public static SpecSources read(Path directory, String root) {
    List<InputFile> files = new ArrayList<>();
    try (Stream<Path> paths = Files.walk(directory, FileVisitOption.FOLLOW_LINKS)) {
      for (Path path : paths.filter(path -> !Files.isDirectory(path)).toList()) {
        String name = directory.relativize(path).toString().replace('\\', '/');
        if (isPartOfSpec(name)) {
          files.add(new InputFile(name, Files.readAllBytes(path)));
        }
      }
    } catch (UncheckedIOException failure) {
      throw unreadable(failure.getCause());
    } catch (IOException failure) {
      throw unreadable(failure);
    }
    return new SpecSources(root, files);
  }

  /** The messages of most of these exceptions are the path alone. */
  private static UncheckedIOException unreadable(IOException failure) {
    String path = failure instanceof FileSystemException at ? "`" + at.getFile() + "`" : "a file of the spec";
    String why = failure instanceof NoSuchFileException
        ? "there is nothing where it points to"
        : failure instanceof FileSystemLoopException
            ? "it is a link to a directory that it lies in"
            : failure instanceof AccessDeniedException ? "permission denied" : failure.getMessage();
    return new UncheckedIOException("cannot read " + path + ": " + why, failure);
  }

  private static boolean isPartOfSpec(String name) {
    return !name.startsWith(SCHEMA_DIRECTORY) && !name.startsWith(".") && !name.contains("/.");
  }

  /** The file at a path below the spec directory. */
  public Optional<InputFile> file(String path) {
    return files.stream().filter(file -> file.path().equals(path)).findFirst();
  }

  /** The path to show for a file of this spec. */
  public String shownPath(InputFile file) {
    return root.isEmpty() ? file.path() : root + "/" + file.path();
  }
}
