package io.mcpspec.publish.snapshot;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The package in which a server is delivered.
 *
 * @param name the artifact's name
 * @param version the artifact's version
 * @param publisher who publishes it
 * @param licence its licence, an SPDX id where known
 * @param runtime what it needs to run, such as {@code Java 17}
 * @param dependencies what it depends on
 * @param launches how clients start it: by client's name, each a configuration as JSON, links already decoded
 * @param files what it contains
 */
public record Packaged(
    String name,
    Optional<String> version,
    Optional<String> publisher,
    Optional<String> licence,
    Optional<String> runtime,
    List<Dependency> dependencies,
    List<Launch> launches,
    List<ServedFile> files) {

  /**
   * A library that it needs.
   *
   * @param name as its registry knows it
   * @param range the versions that fit, as written: {@code 2.2.0}, {@code >=1.2}
   */
  public record Dependency(String name, String range) {}

  /**
   * How one client starts it.
   *
   * @param client the client, and system where forms differ: {@code cursor}, {@code claude-desktop windows}
   * @param configuration command, args, env
   */
  public record Launch(String client, Mapping configuration) {

    /**
     * How any client starts a server's jar. Members are in the order of locks.
     *
     * @param server the server's name
     * @param variables the names of its environment variables: they are part of what operators rely on
     */
    public static Launch ofJar(String server, Collection<String> variables) {
      Span span = Span.of(new SourceFile(server, ""));
      MappingBuilder environment = new MappingBuilder(span);
      new TreeSet<>(variables).forEach(name -> environment.put(name, "…"));
      Mapping configuration = new MappingBuilder(span)
          .put("args", List.of("-jar", server + ".jar"))
          .put("command", "java")
          .put("env", environment.build())
          .build();
      return new Launch("stdio", configuration);
    }
  }

  /**
   * A file, as RECORD lists it.
   *
   * @param path with slashes
   * @param sha256 the unpadded base64url of its SHA-256
   * @param size in bytes
   */
  public record ServedFile(String path, String sha256, long size) {}

  /** A package of which only the name is known. */
  public static Packaged named(String name) {
    return new Packaged(name, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), List.of(),
        List.of(), List.of());
  }

  public Packaged withVersion(Optional<String> other) {
    return new Packaged(name, other, publisher, licence, runtime, dependencies, launches, files);
  }

  public Packaged withLicence(Optional<String> other) {
    return new Packaged(name, version, publisher, other, runtime, dependencies, launches, files);
  }

  public Packaged withLaunches(List<Launch> others) {
    return new Packaged(name, version, publisher, licence, runtime, dependencies, others, files);
  }

  public Packaged withFiles(List<ServedFile> others) {
    return new Packaged(name, version, publisher, licence, runtime, dependencies, launches, others);
  }

  /** This package; where it does not say who publishes it, its licence, runtime or libraries, it has the other's. */
  public Packaged completedBy(Packaged known) {
    return new Packaged(name, version, publisher.or(known::publisher), licence.or(known::licence),
        runtime.or(known::runtime), dependencies.isEmpty() ? known.dependencies() : dependencies, launches, files);
  }
}
