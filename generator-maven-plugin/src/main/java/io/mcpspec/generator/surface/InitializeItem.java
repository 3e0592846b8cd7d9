package io.mcpspec.generator.surface;

import io.mcpspec.generator.model.Catalog;
import io.mcpspec.generator.model.Release;
import io.mcpspec.generator.model.Server;
import io.mcpspec.generator.source.Span;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;

/** Builds the result of {@code initialize}. */
final class InitializeItem {

  /** The newest protocol revision that answers {@code initialize}. */
  private static final String PROTOCOL_VERSION = "2025-11-25";

  private final Catalog catalog;

  InitializeItem(Catalog catalog) {
    this.catalog = catalog;
  }

  Mapping build(boolean tools, boolean prompts, boolean resources) {
    Server server = catalog.server();
    Span span = server.span();
    Mapping info = new MappingBuilder(span)
        .put("name", server.name())
        .putText("title", server.title())
        .put("version", version())
        .putAll(server.wire())
        .build();
    return new MappingBuilder(span)
        .put("protocolVersion", PROTOCOL_VERSION)
        .put("capabilities", capabilities(tools, prompts, resources, span))
        .put("serverInfo", info)
        .putText("instructions", server.instructions())
        .build();
  }

  private Mapping capabilities(boolean tools, boolean prompts, boolean resources, Span span) {
    Mapping none = new MappingBuilder(span).build();
    MappingBuilder capabilities = new MappingBuilder(span);
    if (Completions.of(catalog).findAny().isPresent()) {
      capabilities.put("completions", none);
    }
    if (prompts) {
      capabilities.put("prompts", none);
    }
    if (resources) {
      capabilities.put("resources", none);
    }
    if (tools) {
      capabilities.put("tools", none);
    }
    return capabilities.build();
  }

  /** A server that declares no version has that of its newest release. */
  private String version() {
    return catalog.server().version()
        .or(() -> catalog.newestReleased().map(Release::id))
        .or(() -> catalog.releases().stream().map(Release::id).findFirst())
        .orElse("0");
  }
}
