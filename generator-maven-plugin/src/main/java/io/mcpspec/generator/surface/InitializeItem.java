package io.mcpspec.generator.surface;

import io.mcpspec.generator.model.Catalog;
import io.mcpspec.generator.model.Server;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;

/** Builds the result of {@code initialize}. */
final class InitializeItem {

  /** The newest protocol revision that answers {@code initialize}. */
  private static final String PROTOCOL_VERSION = "2025-11-25";

  private InitializeItem() {}

  static Mapping of(Catalog catalog, Capabilities capabilities) {
    Server server = catalog.server();
    Mapping info = new MappingBuilder(server.span())
        .put("name", server.name())
        .putText("title", server.title())
        .put("version", server.version().or(catalog::defaultRelease).orElse("0"))
        .putAll(server.wire())
        .build();
    return new MappingBuilder(server.span())
        .put("protocolVersion", PROTOCOL_VERSION)
        .put("capabilities", capabilities.json(server.span()))
        .put("serverInfo", info)
        .putText("instructions", server.instructions())
        .build();
  }
}
