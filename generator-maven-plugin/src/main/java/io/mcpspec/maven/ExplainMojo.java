package io.mcpspec.maven;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Explanation;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Explains a finding: what it means, an example, how to mend it. Without a code it lists them all. */
@Mojo(name = "explain", requiresProject = false, aggregator = true, threadSafe = true)
public class ExplainMojo extends AbstractMojo {

  /** The code that stands in brackets behind a finding, such as {@code unknown-key}. */
  @Parameter(property = "code")
  private String code;

  @Override
  public void execute() throws MojoFailureException {
    List<String> known = Arrays.stream(Code.values()).map(Code::slug).sorted().toList();
    if (code == null) {
      known.forEach(slug -> getLog().info(slug));
      getLog().info("explain one with -Dcode=CODE");
      return;
    }
    Optional<Code> found = Code.of(code);
    if (found.isEmpty()) {
      String near = ClosestName.help(code, known, "run mcp-spec:explain without -Dcode for the list");
      throw new MojoFailureException("unknown code `" + code + "`; " + near);
    }
    Explanation.of(found.get()).lines().forEach(line -> getLog().info(line));
  }
}
