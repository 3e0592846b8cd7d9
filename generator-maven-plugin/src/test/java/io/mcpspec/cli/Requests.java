package io.mcpspec.cli;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.SourceFile;

/** Messages that tests send to a server. */
public final class Requests {

  private Requests() {}

  public static Mapping of(String json) {
    return (Mapping) new JsonReader(new Diagnostics()).read(new SourceFile("request", json)).orElseThrow();
  }
}
