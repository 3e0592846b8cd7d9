package io.mcpspec.publish.surface;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Server;

/** Builds the result of {@code initialize}. */
final class InitializeItem {

  /** The newest protocol revision that answers {@code initialize}. */
  private static final String PROTOCOL_VERSION = "2025-11-25";

  private InitializeItem() {}

  static Mapping of(Catalog catalog, Capabilities capabilities) {
    Server server = catalog.server();
    Mapping info = new MappingBuilder(server.span())
        .put("name", server.name())
        .putText("title", server.introduction().title(), server.written().member("title"))
        .put("version", server.introduction().version().or(catalog::defaultRelease).orElse("0"))
        .putAll(server.introduction().wire())
        .build();
    return new MappingBuilder(server.span())
        .put("protocolVersion", PROTOCOL_VERSION)
        .put("capabilities", capabilities.json(server.span()))
        .put("serverInfo", info)
        .putText("instructions", server.introduction().instructions(), server.written().member("instructions"))
        .build();
  }
}
