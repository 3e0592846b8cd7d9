package io.mcpspec.emit.java.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.emit.Artifact;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Effect;
import io.mcpspec.spec.model.LintPolicy;
import io.mcpspec.spec.model.Server;
import io.mcpspec.spec.model.SharedType;
import io.mcpspec.spec.model.Tool;
import io.mcpspec.spec.model.Written;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes catalogs from JSON, as the resolver would from specs. */
final class Catalogs {

  private static final Span NOWHERE = Span.of(new SourceFile("spec/tools/test.yaml", ""));

  private final Map<String, SharedType> types = new LinkedHashMap<>();
  private final List<Tool> tools = new ArrayList<>();
  private final String name;

  private Catalogs(String name) {
    this.name = name;
  }

  static Catalogs named(String name) {
    return new Catalogs(name);
  }

  static Node json(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Optional<Node> node = new JsonReader(diagnostics).read(new SourceFile("test.json", text));
    assertThat(diagnostics.sorted()).isEmpty();
    return node.orElseThrow();
  }

  Catalogs type(String typeName, String schema) {
    types.put(typeName, new SharedType(typeName, json(schema), NOWHERE));
    return this;
  }

  Catalogs tool(String toolName, String input) {
    return tool(toolName, Effect.READ, json(input), Optional.empty(), Optional.empty());
  }

  Catalogs tool(String toolName, Effect effect, Node input, Optional<Node> output, Optional<String> description) {
    tools.add(
        new Tool(
            toolName,
            new Tool.Listing(Optional.empty(), description, empty()),
            Optional.empty(),
            new Tool.Behaviour(effect, Optional.empty(), Optional.empty(), Optional.empty()),
            new Tool.Schemas(input, output),
            Optional.empty(),
            List.of(),
            Tool.Errors.NONE,
            Tool.History.since(Optional.empty()),
            Written.at(NOWHERE)));
    return this;
  }

  /** The files of a catalog without bindings. */
  static List<Artifact> emit(Catalog catalog) {
    return new JavaEmitter().emit(catalog, JavaEmitter.types(catalog, schema -> true), BoundCode.NONE);
  }

  /** Reads {@code name}, {@code types} by name and {@code tools}, as in the golden cases. */
  static Catalog read(String text) {
    Mapping root = (Mapping) json(text);
    Catalogs catalogs = new Catalogs(text(root, "name").orElseThrow());
    root.get("types")
        .ifPresent(types -> ((Mapping) types).asMap().forEach((type, schema) ->
            catalogs.types.put(type, new SharedType(type, schema, NOWHERE))));
    for (Node item : ((Sequence) root.get("tools").orElseThrow()).items()) {
      Mapping tool = (Mapping) item;
      catalogs.tool(
          text(tool, "name").orElseThrow(),
          Effect.valueOf(text(tool, "effect").orElse("read").toUpperCase(Locale.ROOT)),
          tool.get("input").orElseThrow(), tool.get("output"), text(tool, "description"));
    }
    return catalogs.build();
  }

  /** Adds the tools of a recorded {@code tools/list}. */
  Catalogs surface(Node surface) {
    Node list = ((Mapping) surface).get("tools").orElse(new Sequence(List.of(), NOWHERE));
    List<Node> items = list instanceof Sequence sequence ? sequence.items() : List.of();
    for (Node item : items) {
      Mapping tool = (Mapping) item;
      tool(
          text(tool, "name").orElseThrow(), Effect.UNKNOWN, tool.get("inputSchema").orElseThrow(),
          tool.get("outputSchema"), text(tool, "description"));
    }
    return this;
  }

  private static Optional<String> text(Mapping item, String key) {
    return item.get(key).map(node -> ((Scalar) node).text());
  }

  Catalog build() {
    Server server =
        new Server(
            name,
            new Server.Introduction(Optional.empty(), Optional.empty(), Optional.empty(), empty()),
            new Server.Java("org.example.spec", Optional.empty()),
            Map.of(),
            new Server.Publishing(
                Server.Publish.AS_WRITTEN, false, Set.of(), Server.Order.BY_NAME, Server.Lists.DERIVED,
                Optional.empty()),
            List.of(),
            List.of(),
            Map.of(),
            LintPolicy.NONE,
            Written.at(NOWHERE));
    return new Catalog(server, List.of(), Map.of(), types, tools, List.of(), List.of());
  }

  private static Mapping empty() {
    return new Mapping(List.of(), NOWHERE);
  }
}
