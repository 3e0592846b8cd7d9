package io.mcpspec.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.maven.plugins.annotations.Parameter;

/** What the goals on a spec have in common. */
abstract class SpecMojo extends CommandMojo {

  /**
   * The directory for generated files; Java goes below {@code java}, resources below {@code resources}. Default: {@code
   * target/generated-sources/mcp-spec} in the project, or in the current directory.
   */
  @Parameter(property = "output")
  private File output;

  /**
   * Whether to generate a mock: a server that answers from examples and samples, so that it needs no handlers and asks
   * nobody else.
   */
  @Parameter(property = "mock", defaultValue = "false")
  private boolean mock;

  Optional<Path> output() {
    return given(output);
  }

  boolean isMock() {
    return mock;
  }
}
