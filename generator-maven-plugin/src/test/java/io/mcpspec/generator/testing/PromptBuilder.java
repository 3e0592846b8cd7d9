package io.mcpspec.generator.testing;

import io.mcpspec.generator.model.Completion;
import io.mcpspec.generator.model.Prompt;
import io.mcpspec.generator.model.PromptBody;
import io.mcpspec.generator.model.Section;
import io.mcpspec.generator.tree.Mapping;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Builds a prompt that is delivered under its id, unless another route is named. */
public final class PromptBuilder {

  private final String id;
  private Optional<String> description = Optional.empty();
  private Optional<String> since = Optional.empty();
  private Optional<String> name;
  private Optional<String> tool = Optional.empty();
  private Optional<String> resource = Optional.empty();
  private Optional<Integer> budget = Optional.empty();
  private final List<Prompt.Argument> arguments = new ArrayList<>();
  private PromptBody body = new PromptBody.Outline("\n\n", List.of());
  private final List<Prompt.Claim> claims = new ArrayList<>();
  private Mapping wire = Nodes.object("{}");

  private PromptBuilder(String id) {
    this.id = id;
    this.name = Optional.of(id);
  }

  public static PromptBuilder prompt(String id) {
    return new PromptBuilder(id);
  }

  public PromptBuilder description(String text) {
    description = Optional.of(text);
    return this;
  }

  public PromptBuilder since(String release) {
    since = Optional.of(release);
    return this;
  }

  /** {@code null} for a route that is not there. */
  public PromptBuilder deliver(String promptName, String toolName, String resourceTemplate) {
    name = Optional.ofNullable(promptName);
    tool = Optional.ofNullable(toolName);
    resource = Optional.ofNullable(resourceTemplate);
    return this;
  }

  public PromptBuilder budget(int tokens) {
    budget = Optional.of(tokens);
    return this;
  }

  public PromptBuilder argument(String argument, boolean required) {
    return argument(argument, required, null);
  }

  public PromptBuilder argument(String argument, boolean required, Completion completion) {
    arguments.add(new Prompt.Argument(
        argument, Optional.empty(), Optional.of("the " + argument), Optional.of(required),
        Optional.ofNullable(completion), Nodes.object("{}")));
    return this;
  }

  public PromptBuilder outline(SectionBuilder... sections) {
    List<Section> built = Arrays.stream(sections).map(SectionBuilder::build).toList();
    return body(new PromptBody.Outline("\n\n", built));
  }

  public PromptBuilder body(PromptBody written) {
    body = written;
    return this;
  }

  public PromptBuilder must(String pattern, String... sections) {
    return claim(true, pattern, sections);
  }

  public PromptBuilder mustNot(String pattern, String... sections) {
    return claim(false, pattern, sections);
  }

  public PromptBuilder wire(String json) {
    wire = Nodes.object(json);
    return this;
  }

  public Prompt build() {
    return new Prompt(id, Optional.of("Title of " + id), description, since, new Prompt.Deliver(name, tool, resource),
        budget, arguments, !arguments.isEmpty(), body, Optional.empty(), claims, wire, Nodes.SPAN);
  }

  private PromptBuilder claim(boolean must, String pattern, String... sections) {
    claims.add(new Prompt.Claim(Optional.of("claim-" + claims.size()), must, Pattern.compile(pattern),
        List.of(sections), "the reason", Nodes.SPAN));
    return this;
  }
}
