package io.mcpspec.spec.prompt;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Effect;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.model.PromptBody;
import io.mcpspec.spec.model.Release;
import io.mcpspec.spec.model.Tool;
import java.util.List;
import java.util.Optional;

/** The tool that a prompt is also served as, since many clients list no prompts. */
public final class PromptTool {

  private PromptTool() {}

  /**
   * The tool named by {@code deliver.tool}. It takes the prompt's arguments, the release where the spec has any, and
   * one section where the prompt has sections.
   */
  public static Optional<Tool> of(Prompt prompt, Catalog catalog) {
    return prompt.deliver().tool().map(name -> new Tool(
        name,
        new Tool.Listing(prompt.title(), prompt.description(), new Mapping(List.of(), prompt.span())),
        Optional.empty(),
        new Tool.Behaviour(Effect.READ, Optional.of(true), Optional.of(false), Optional.empty()),
        new Tool.Schemas(input(prompt, releases(prompt, catalog)), Optional.of(output(prompt))),
        Optional.empty(),
        List.of(),
        Tool.Errors.NONE,
        Tool.History.since(prompt.since()),
        prompt.written()));
  }

  /** The releases that a prompt's text can be had in; none where a handler answers. */
  public static List<String> releases(Prompt prompt, Catalog catalog) {
    return prompt.body() instanceof PromptBody.Handler
        ? List.of()
        : catalog.releases().stream()
            .map(Release::id)
            .filter(release -> catalog.includes(release, prompt.since()))
            .toList();
  }

  private static Mapping input(Prompt prompt, List<String> releases) {
    MappingBuilder properties = new MappingBuilder(prompt.span());
    for (Prompt.Argument argument : prompt.arguments()) {
      properties.put(argument.name(), text(prompt, argument.description()));
    }
    if (!releases.isEmpty()) {
      properties.put("release", new MappingBuilder(prompt.span())
          .put("type", "string").put("enum", releases).put("description", "Release of the text").build());
    }
    if (prompt.body() instanceof PromptBody.Outline) {
      properties.put("section", text(prompt, Optional.of("Id of one section, to get it alone with all below it")));
    }
    List<String> required =
        prompt.arguments().stream().filter(Prompt.Argument::required).map(Prompt.Argument::name).toList();
    MappingBuilder schema =
        new MappingBuilder(prompt.span()).put("type", "object").put("properties", properties.build());
    if (!required.isEmpty()) {
      schema.put("required", required);
    }
    return schema.put("additionalProperties", false).build();
  }

  private static Mapping output(Prompt prompt) {
    MappingBuilder properties = new MappingBuilder(prompt.span());
    properties.put("release", text(prompt, Optional.of("Release of the text")));
    if (prompt.body() instanceof PromptBody.Outline) {
      properties.put("section", text(prompt, Optional.of("Id of the section, when one was asked for")));
    }
    properties.put("text", text(prompt, Optional.of("The instructions to follow")));
    return new MappingBuilder(prompt.span())
        .put("type", "object")
        .put("properties", properties.build())
        .put("required", List.of("release", "text"))
        .build();
  }

  private static Mapping text(Prompt prompt, Optional<String> description) {
    return new MappingBuilder(prompt.span()).put("type", "string").putText("description", description).build();
  }
}
