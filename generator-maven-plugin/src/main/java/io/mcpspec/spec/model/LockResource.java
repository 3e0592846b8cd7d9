package io.mcpspec.spec.model;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.source.Span;

/** The resource by which a server with digests shows its lock. */
public final class LockResource {

  public static final String NAME = "lock";
  public static final String URI = "spec://lock";
  public static final String MIME_TYPE = "application/json";

  private LockResource() {}

  /** Its item in {@code resources/list}. */
  public static Mapping item(Span span) {
    return new MappingBuilder(span)
        .put("uri", URI)
        .put("name", NAME)
        .put("title", "Lock")
        .put("description", "Hashes of all that this server serves, to see whether it is what was published")
        .put("mimeType", MIME_TYPE)
        .build();
  }
}
