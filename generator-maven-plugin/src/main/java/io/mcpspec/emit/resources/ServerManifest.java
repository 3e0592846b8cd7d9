package io.mcpspec.emit.resources;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.Span;
import io.mcpspec.publish.surface.ArgumentCompletion;
import io.mcpspec.publish.surface.Surface;
import io.mcpspec.publish.surface.ToolItem;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Completion;
import io.mcpspec.spec.model.Effect;
import io.mcpspec.spec.model.LockResource;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.model.PromptBody;
import io.mcpspec.spec.model.Release;
import io.mcpspec.spec.model.Resource;
import io.mcpspec.spec.model.Tool;
import io.mcpspec.spec.prompt.CompiledPrompt;
import io.mcpspec.spec.prompt.PromptCompiler;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Builds {@code server.json}: what the runtime knows of the server beside its lists. */
final class ServerManifest {

  private final Catalog catalog;
  private final Surface surface;
  private final Span span;

  ServerManifest(Catalog catalog, Surface surface) {
    this.catalog = catalog;
    this.surface = surface;
    this.span = catalog.server().span();
  }

  Mapping build() {
    Mapping initialize = surface.initialize();
    return new MappingBuilder(span)
        .putNode("serverInfo", initialize.get("serverInfo"))
        .putNode("capabilities", initialize.get("capabilities"))
        .putNode("instructions", initialize.get("instructions"))
        .put("groups", list(catalog.server().groups().stream(), group -> new MappingBuilder(span)
            .put("id", group.id()).put("title", group.title()).put("default", group.servedByDefault()).build()))
        .put("tools", list(surface.tools().stream().flatMap(List::stream), this::tool))
        .put("releases", list(catalog.releases().stream(), release -> new MappingBuilder(span)
            .put("id", release.id()).put("state", release.state().name().toLowerCase(Locale.ROOT)).build()))
        .put("defaultRelease", catalog.defaultRelease().orElse(PromptCompiler.ONLY_RELEASE))
        .put("environment", list(catalog.server().environment().stream(), variable -> new MappingBuilder(span)
            .put("name", variable.name()).put("description", variable.description())
            .put("secret", variable.secret()).build()))
        .put("prompts", list(catalog.prompts().stream(), this::prompt))
        .put("promptTools", list(promptTools(), node -> node))
        .putNode("olderNames", olderNames())
        .put("resources", list(resources(), node -> node))
        .put("resourceTemplates", list(templates(), node -> node))
        .put("completions", list(surface.completions().stream().flatMap(this::completion), node -> node))
        .build();
  }

  private <T> Sequence list(Stream<T> items, Function<T, ? extends Node> node) {
    return new Sequence(items.<Node>map(node).toList(), span);
  }

  /** What choosing it needs, so that the list's items need not be read for it. */
  private Mapping tool(ToolItem tool) {
    return new MappingBuilder(span)
        .put("name", tool.name())
        .putText("group", tool.group())
        .put("mutates", tool.effect() != Effect.READ)
        .build();
  }

  private Mapping prompt(Prompt prompt) {
    MappingBuilder out = new MappingBuilder(span)
        .put("id", prompt.id())
        .putText("name", prompt.deliver().prompt())
        .put("arguments", list(prompt.arguments().stream(), argument -> new MappingBuilder(span)
            .put("name", argument.name()).put("required", argument.required()).build()));
    if (prompt.body() instanceof PromptBody.Handler) {
      return out.put("handler", true).build();
    }
    MappingBuilder releases = new MappingBuilder(span);
    for (CompiledPrompt text : surface.promptTexts()) {
      if (text.prompt().id().equals(prompt.id())) {
        releases.put(text.release(), RunFiles.promptFile(text));
      }
    }
    return out.put("releases", releases.build()).build();
  }

  private Optional<Mapping> olderNames() {
    MappingBuilder names = new MappingBuilder(span);
    for (Tool tool : catalog.tools()) {
      tool.history().renamed().stream()
          .filter(older -> !older.until().map(this::isReached).orElse(false))
          .forEach(older -> names.put(older.from(), tool.name()));
    }
    return Optional.of(names.build()).filter(all -> !all.entries().isEmpty());
  }

  /** Whether a release is the one that is served, or older. */
  private boolean isReached(String release) {
    List<String> releases = catalog.releases().stream().map(Release::id).toList();
    String served = catalog.defaultRelease().orElse(PromptCompiler.ONLY_RELEASE);
    return releases.contains(release) && releases.indexOf(release) <= releases.indexOf(served);
  }

  private Stream<Mapping> promptTools() {
    return catalog.prompts().stream().flatMap(prompt -> prompt.deliver().tool().stream()
        .map(tool -> new MappingBuilder(span).put("tool", tool).put("prompt", prompt.id()).build()));
  }

  private Stream<Mapping> resources() {
    Stream<Mapping> own = catalog.resources().stream().filter(resource -> !resource.template()).map(this::resource);
    Stream<Mapping> ofPrompts = catalog.prompts().stream().flatMap(prompt -> prompt.index().stream())
        .map(index -> new MappingBuilder(span).put("uri", index.uri()).put("mimeType", "text/markdown")
            .put("file", RunFiles.resourceFile(index.name())).put("blob", false).build());
    return Stream.concat(Stream.concat(own, ofPrompts), lock());
  }

  private Stream<Mapping> lock() {
    return catalog.server().publishing().digests()
        ? Stream.of(new MappingBuilder(span).put("uri", LockResource.URI).put("mimeType", LockResource.MIME_TYPE)
            .put("file", EmbeddedLock.FILE).put("blob", false).build())
        : Stream.empty();
  }

  private Mapping resource(Resource resource) {
    MappingBuilder out = new MappingBuilder(span)
        .put(resource.template() ? "uriTemplate" : "uri", resource.uri())
        .putText("mimeType", resource.mimeType());
    if (resource.body() instanceof Resource.PromptSection part) {
      return out.put("prompt", part.prompt()).put("section", part.section()).build();
    }
    return resource.body() instanceof Resource.Handler
        ? out.put("handler", true).build()
        : out.put("file", RunFiles.resourceFile(resource.name()))
            .put("blob", resource.body() instanceof Resource.Blob)
            .build();
  }

  private Stream<Mapping> templates() {
    Stream<Mapping> own = catalog.resources().stream().filter(Resource::template).map(this::resource);
    Stream<Mapping> ofPrompts = catalog.prompts().stream().flatMap(prompt -> prompt.routes().stream()
        .map(route -> new MappingBuilder(span).put("uriTemplate", route.uri()).put("prompt", prompt.id()).build()));
    return Stream.concat(own, ofPrompts);
  }

  private Stream<Mapping> completion(ArgumentCompletion entry) {
    return entry.completion() instanceof Completion.Values values
        ? Stream.of(new MappingBuilder(span)
            .put("ref", entry.reference()).put("argument", entry.argument()).put("values", values.values()).build())
        : Stream.empty();
  }
}
