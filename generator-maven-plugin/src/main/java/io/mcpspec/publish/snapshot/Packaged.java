package io.mcpspec.publish.snapshot;

import io.mcpspec.document.node.Mapping;
import java.util.List;
import java.util.Optional;

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
  public record Launch(String client, Mapping configuration) {}

  /**
   * A file, as RECORD lists it.
   *
   * @param path with slashes
   * @param sha256 the unpadded base64url of its SHA-256
   * @param size in bytes
   */
  public record ServedFile(String path, String sha256, long size) {}
}
