package io.mcpspec.generator.surface;

import io.mcpspec.generator.model.Catalog;
import io.mcpspec.generator.model.Completion;
import io.mcpspec.generator.model.Prompt;
import io.mcpspec.generator.model.Release;
import io.mcpspec.generator.model.Resource;
import java.util.List;
import java.util.stream.Stream;

/** What completes the arguments of prompts and the variables of resource templates. */
public final class Completions {

  /**
   * Values for one argument.
   *
   * @param reference {@code prompt:NAME} or {@code resource:URI-TEMPLATE}
   * @param argument the argument or variable
   * @param completion where the values come from
   */
  public record Entry(String reference, String argument, Completion completion) {}

  private Completions() {}

  /** Every completion, declared or known from the releases. */
  public static Stream<Entry> of(Catalog catalog) {
    return Stream.concat(
        catalog.prompts().stream().flatMap(prompt -> ofPrompt(prompt, catalog)),
        catalog.resources().stream().flatMap(Completions::ofResource));
  }

  private static Stream<Entry> ofPrompt(Prompt prompt, Catalog catalog) {
    Completion releases = new Completion.Values(catalog.releases().stream()
        .map(Release::id)
        .filter(release -> catalog.includes(release, prompt.since()))
        .toList());
    Stream<Entry> declared = prompt.arguments().stream().flatMap(argument -> argument.completion().stream()
        .map(completion -> new Entry(reference(prompt), argument.name(), completion)));
    Stream<Entry> ofRelease = prompt.arguments().stream()
        .filter(argument -> argument.name().equals("release") && argument.completion().isEmpty())
        .map(argument -> new Entry(reference(prompt), "release", releases));
    Stream<Entry> ofTemplates = prompt.deliver().resource().stream()
        .flatMap(uri -> List.of(uri, uri + "/{section}").stream())
        .map(uri -> new Entry("resource:" + uri, "release", releases));
    return Stream.of(declared, ofRelease, ofTemplates).flatMap(entries -> entries);
  }

  private static String reference(Prompt prompt) {
    return "prompt:" + prompt.deliver().prompt().orElse(prompt.id());
  }

  private static Stream<Entry> ofResource(Resource resource) {
    return resource.completion().entrySet().stream()
        .map(entry -> new Entry("resource:" + resource.uri(), entry.getKey(), entry.getValue()));
  }
}
