package io.mcpspec.maven;

import io.mcpspec.command.DiffCommand;
import io.mcpspec.command.Invocation;
import io.mcpspec.command.Workplace;
import io.mcpspec.release.finding.StatusException;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Compares two sides and says what changed, whom it breaks and what it costs. A side is a locked release, {@code spec},
 * {@code DIR@RELEASE}, a directory or file of {@code surface.json}, a Markdown file, a server jar, {@code
 * stdio:COMMAND} or a URL.
 */
@Mojo(name = "diff", requiresProject = false, aggregator = true, threadSafe = true)
public class DiffMojo extends ReleaseMojo {

  /** The old side. */
  @Parameter(property = "from")
  private String from;

  /** The version under which the old side is delivered, such as 1.4.0. Default: what it says itself. */
  @Parameter(property = "fromName")
  private String fromName;

  /** The new side. */
  @Parameter(property = "to")
  private String to;

  /** The version under which the new side is delivered. Default: what it says itself. */
  @Parameter(property = "toName")
  private String toName;

  /**
   * How the review is shown: {@code text}, {@code markdown}, {@code github}, {@code release}, {@code changelog}; and in
   * a file alone {@code html}, {@code json}, {@code sarif}, {@code junit}.
   */
  @Parameter(property = "format", defaultValue = "text")
  private String format;

  /** The file to write. It is written also when the goal fails. Default: the review is printed. */
  @Parameter(property = "out")
  private File out;

  /** The mildest level that fails: {@code breaking} or {@code risky}. Default: findings never fail. */
  @Parameter(property = "failOn")
  private String failOn;

  /** The file of accepted findings. Default: {@code
   * spec/release-exceptions.yaml} in the project, if it is there. */
  @Parameter(property = "exceptions")
  private File exceptions;

  @Override
  void run(Invocation invocation) throws StatusException {
    Workplace place = invocation.place();
    Optional<Path> file = given(out).map(place::path);
    DiffCommand.Request request = new DiffCommand.Request(
        Optional.ofNullable(from),
        Optional.ofNullable(fromName),
        Optional.ofNullable(to),
        Optional.ofNullable(toName),
        format,
        file,
        Optional.ofNullable(failOn),
        place.exceptions(given(exceptions)));
    new DiffCommand(servers().loader(invocation), invocation).run(request);
  }
}
