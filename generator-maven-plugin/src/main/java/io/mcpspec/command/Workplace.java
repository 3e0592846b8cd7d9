package io.mcpspec.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where a command finds and writes its files. Every default path is written here and only here.
 *
 * @param start the directory that the program was started in
 * @param base the project's directory, or {@code start} outside of a project
 * @param givenSpec the directory that the user gave for the spec
 * @param givenReleases the directory that the user gave for the locked releases
 */
public record Workplace(Path start, Path base, Optional<Path> givenSpec, Optional<Path> givenReleases) {

  private static final String SPEC = "spec";
  private static final String RELEASES = "prompt-diffs/releases";
  private static final String GENERATED = "target/generated-sources/mcp-spec";
  private static final String SERVED = "target/mcp-spec/serve";
  private static final String EXCEPTIONS = SPEC + "/release-exceptions.yaml";

  public Workplace {
    start = start.toAbsolutePath().normalize();
  }

  /** The directory with {@code server.yaml}. */
  public Path spec() {
    return given(givenSpec, SPEC);
  }

  /** Whether there is a spec, or the user says that there is one. */
  public boolean expectsSpec() {
    return givenSpec.isPresent() || Files.isDirectory(spec());
  }

  /** The directory with one directory for each locked release. */
  public Path releases() {
    return given(givenReleases, RELEASES);
  }

  /** The directory for generated files. */
  public Path generated(Optional<Path> given) {
    return given(given, GENERATED);
  }

  /** The directory for what a mock is served from. */
  public Path served(Optional<Path> given) {
    return given(given, SERVED);
  }

  /** The spec's directory inside the directory of a project that an import writes. */
  public Path specOf(Path project) {
    return project.resolve(SPEC);
  }

  /** The file of accepted findings, if the user gave one or the project has one. */
  public Optional<Path> exceptions(Optional<Path> given) {
    return Optional.of(given(given, EXCEPTIONS)).filter(file -> given.isPresent() || Files.isRegularFile(file));
  }

  /** A path that the user gave, from where the program was started. */
  public Path path(Path given) {
    return start.resolve(given).normalize();
  }

  /** The path that people see: from where the program was started, if it lies below. */
  public Path shown(Path path) {
    return path.startsWith(start) ? start.relativize(path) : path;
  }

  private Path given(Optional<Path> given, String otherwise) {
    return given.map(this::path).orElse(base.resolve(otherwise));
  }
}
