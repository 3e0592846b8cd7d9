package io.mcpspec.runtime.mock;

import io.mcpspec.runtime.completion.CompletionEntry;
import io.mcpspec.runtime.decode.InvalidArgumentsException;
import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.decode.Problems;
import io.mcpspec.runtime.decode.SchemaBundle;
import io.mcpspec.runtime.decode.SchemaCheck;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.prompt.PromptEntry;
import io.mcpspec.runtime.resource.ResourceEntry;
import io.mcpspec.runtime.resource.ResourceTemplateEntry;
import io.mcpspec.runtime.server.ServerDefinition;
import io.mcpspec.runtime.surface.SurfaceFiles;
import io.mcpspec.runtime.tool.Effect;
import io.mcpspec.runtime.tool.ToolEntry;
import io.mcpspec.runtime.tool.ToolFunction;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A server without generated code: everything comes from the compiled surface. Arguments have to fit their schema. It
 * touches no resources, so it has no scopes.
 */
public final class MockServer implements ServerDefinition {

  private static final String SCHEMA = "schema:input";

  private final Mocks mocks;

  /**
   * @param files the compiled surface of a mock
   */
  public MockServer(SurfaceFiles files) {
    this.mocks = Mocks.of(files);
  }

  @Override
  public List<ToolEntry> tools() {
    return mocks.file().all("tool").stream().map(this::tool).toList();
  }

  private ToolEntry tool(JsonObject line) {
    String name = line.string("tool").orElseThrow();
    Effect effect = Effect.valueOf(line.string("effect").orElseThrow().toUpperCase(Locale.ROOT));
    return new ToolEntry(name, line.string("group"), effect, function(name, line));
  }

  private ToolFunction function(String name, JsonObject line) {
    if (line.get("input").isEmpty()) {
      return (arguments, context) -> mocks.tool(name, arguments);
    }
    JsonObject schemas = JsonObject.builder()
        .put(SCHEMA, line.get("input")).put(SchemaBundle.PATTERNS, line.get(SchemaBundle.PATTERNS)).build();
    SchemaCheck check = SchemaBundle.of(schemas).at(SCHEMA + "#");
    return (arguments, context) -> {
      Problems problems = new Problems();
      check.check(arguments, Path.ROOT, problems);
      if (!problems.isEmpty()) {
        throw new InvalidArgumentsException(problems.lines());
      }
      return mocks.tool(name, arguments);
    };
  }

  @Override
  public List<PromptEntry> prompts() {
    return names("prompt").map(name -> new PromptEntry(name, mocks.prompt(name))).toList();
  }

  @Override
  public List<ResourceEntry> resources() {
    return names("resource").map(uri -> new ResourceEntry(uri, mocks.resource(uri))).toList();
  }

  /** The runtime asks by the template for those of a template, and by the address for all others. */
  @Override
  public List<ResourceTemplateEntry> resourceTemplates() {
    return names("resource").map(uri -> new ResourceTemplateEntry(uri, mocks.resource(uri))).toList();
  }

  @Override
  public List<CompletionEntry> completions() {
    return mocks.file().all("completion").stream()
        .map(line -> new CompletionEntry(
            line.string("completion").orElseThrow(), line.string("argument").orElseThrow(), mocks.completion()))
        .toList();
  }

  private Stream<String> names(String kind) {
    return mocks.file().all(kind).stream().map(line -> line.string(kind).orElseThrow());
  }
}
