package io.mcpspec.emit.resources;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.Span;
import io.mcpspec.publish.surface.Surface;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Resource;
import io.mcpspec.spec.prompt.CompiledPrompt;
import io.mcpspec.spec.prompt.CompiledPrompt.CompiledSection;
import java.util.List;
import java.util.Optional;

/** What {@code resources/read} answers where no handler does. The index of a text is left out: it follows from it. */
final class ResourceContents {

  private final Surface surface;
  private final String release;

  /**
   * @param release the release that is served by default
   */
  ResourceContents(Surface surface, String release) {
    this.surface = surface;
    this.release = release;
  }

  /** The answers by URI, in served order. */
  Mapping of(Catalog catalog) {
    MappingBuilder contents = new MappingBuilder(surface.initialize().span());
    catalog.resources().forEach(resource -> content(resource).ifPresent(found -> contents.put(resource.uri(), found)));
    return contents.build();
  }

  private Optional<Mapping> content(Resource resource) {
    Span span = resource.span();
    MappingBuilder content = new MappingBuilder(span)
        .put("uri", resource.uri())
        .putText("mimeType", resource.mimeType());
    if (resource.body() instanceof Resource.Text text) {
      content.put("text", text.text());
    } else if (resource.body() instanceof Resource.Blob blob) {
      content.put("blob", blob.base64());
    } else if (resource.body() instanceof Resource.PromptSection part && section(part).isPresent()) {
      CompiledSection section = section(part).get();
      content.put("text", PromptJson.withoutArguments(section.fenced().orElse(section.text()), span));
    } else {
      return Optional.empty();
    }
    Sequence contents = new Sequence(List.of(content.build()), span);
    return Optional.of(new MappingBuilder(span).put("contents", contents).build());
  }

  private Optional<CompiledSection> section(Resource.PromptSection part) {
    return surface.promptTexts().stream()
        .filter(text -> text.release().equals(release) && text.prompt().id().equals(part.prompt()))
        .map(CompiledPrompt::sections)
        .flatMap(List::stream)
        .filter(section -> section.id().equals(part.section()))
        .findFirst();
  }
}
