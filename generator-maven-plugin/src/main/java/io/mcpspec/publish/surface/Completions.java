package io.mcpspec.publish.surface;

import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Completion;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.model.Resource;
import io.mcpspec.spec.prompt.CompiledPrompt;
import io.mcpspec.spec.prompt.PromptTool;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds what completes the arguments of prompts and the variables of resource templates. */
final class Completions {

  private final Catalog catalog;
  private final List<CompiledPrompt> texts;
  private final List<ArgumentCompletion> found = new ArrayList<>();

  Completions(Catalog catalog, List<CompiledPrompt> texts) {
    this.catalog = catalog;
    this.texts = texts;
  }

  /** Every completion, declared or known from releases and sections. */
  List<ArgumentCompletion> all() {
    catalog.prompts().forEach(this::ofPrompt);
    catalog.resources().forEach(this::ofResource);
    return List.copyOf(found);
  }

  private void ofPrompt(Prompt prompt) {
    List<String> releases = PromptTool.releases(prompt, catalog);
    prompt.deliver().prompt().ifPresent(name -> prompt.arguments().forEach(argument ->
        argument.completion().or(() -> ofRelease(argument, releases))
            .ifPresent(values -> add("prompt:" + name, argument.name(), values))));
    for (Prompt.Route route : prompt.routes()) {
      String reference = "resource:" + route.uri();
      if (!releases.isEmpty()) {
        add(reference, "release", new Completion.Values(releases));
      }
      if (route.section()) {
        add(reference, "section", new Completion.Values(sections(prompt)));
      }
    }
  }

  private static Optional<Completion> ofRelease(Prompt.Argument argument, List<String> releases) {
    return argument.name().equals("release") && !releases.isEmpty()
        ? Optional.of(new Completion.Values(releases))
        : Optional.empty();
  }

  /** The sections of all releases. */
  private List<String> sections(Prompt prompt) {
    return texts.stream()
        .filter(text -> text.prompt().id().equals(prompt.id()))
        .flatMap(text -> text.sections().stream())
        .map(CompiledPrompt.CompiledSection::id)
        .distinct()
        .toList();
  }

  private void ofResource(Resource resource) {
    resource.completion().forEach((variable, completion) -> add("resource:" + resource.uri(), variable, completion));
  }

  private void add(String reference, String argument, Completion completion) {
    found.add(new ArgumentCompletion(reference, argument, completion));
  }
}
