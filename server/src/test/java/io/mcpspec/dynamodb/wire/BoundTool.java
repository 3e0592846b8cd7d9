package io.mcpspec.dynamodb.wire;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.spec.model.Binding;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Tool;
import io.mcpspec.spec.resolve.SpecResolver;
import io.mcpspec.spec.syntax.SpecParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A tool of the spec that is bound to an operation of DynamoDB.
 *
 * @param name the tool
 * @param operation what it calls
 * @param input the full schema of its arguments, shared types in place
 * @param members by parameter, the path of the member that it sets; parameters of the server's own are left out
 * @param omitted paths of members that it leaves out, each for a reason that the spec gives
 */
public record BoundTool(
    String name, String operation, JsonObject input, Map<String, List<String>> members, Set<String> omitted) {

  private static final Path SPEC = Path.of("..", "spec");
  private static final Path CATALOG = Path.of("target", "classes", "mcp-spec", "catalog.json");

  /** All of them, by operation. */
  public static List<BoundTool> all() {
    AwsShapes shapes = AwsShapes.load();
    Map<String, JsonObject> items = items("full");
    return tools().stream()
        .filter(tool -> tool.binding().filter(binding -> binding.kind().equals("aws")).isPresent())
        .map(tool -> of(tool, items.get(tool.name()).object("inputSchema").orElseThrow(), shapes))
        .toList();
  }

  private static BoundTool of(Tool tool, JsonObject input, AwsShapes shapes) {
    Binding binding = tool.binding().orElseThrow();
    Map<String, String> written = texts(binding, "members");
    Map<String, List<String>> members = new LinkedHashMap<>();
    properties(input).keySet().forEach(parameter -> member(parameter, written, binding.target(), shapes)
        .ifPresent(path -> members.put(parameter, List.of(path.split("\\.")))));
    return new BoundTool(tool.name(), binding.target(), input, members, texts(binding, "omit").keySet());
  }

  /** The member that a parameter sets: the one that the binding names, or the one of its own name. */
  private static Optional<String> member(
      String parameter, Map<String, String> written, String operation, AwsShapes shapes) {
    if (parameter.equals("region_name")) {
      return Optional.empty();
    }
    String plain = parameter.replace("_", "");
    return Optional.ofNullable(written.get(parameter)).or(() -> shapes.members(shapes.input(operation)).keySet()
        .stream()
        .filter(member -> member.toLowerCase(Locale.ROOT).equals(plain))
        .findFirst());
  }

  /** The members of AWS's request that no parameter sets and that are not omitted. */
  public Set<String> forgotten() {
    AwsShapes shapes = AwsShapes.load();
    Set<String> members = new LinkedHashSet<>(shapes.members(shapes.input(operation)).keySet());
    this.members.values().forEach(path -> members.remove(path.get(0)));
    members.removeAll(omitted);
    return members;
  }

  /** The schemas of the arguments by name. */
  static Map<String, JsonObject> properties(JsonObject schema) {
    Map<String, JsonObject> properties = new LinkedHashMap<>();
    schema.object("properties").orElse(JsonObject.EMPTY).members()
        .forEach((name, property) -> properties.put(name, property.asObject().orElseThrow()));
    return properties;
  }

  /** The names that a schema requires. */
  static List<String> required(JsonObject schema) {
    return schema.items("required").stream().map(name -> name.asString().orElseThrow()).toList();
  }

  private static Map<String, String> texts(Binding binding, String key) {
    Map<String, String> texts = new LinkedHashMap<>();
    Optional<Node> written = binding.settings().get(key);
    written.map(Mapping.class::cast).ifPresent(mapping -> mapping.entries()
        .forEach(entry -> texts.put(entry.key(), ((Scalar) entry.value()).text())));
    return texts;
  }

  /** All tools as the spec has them. */
  static List<Tool> tools() {
    Diagnostics diagnostics = new Diagnostics();
    Catalog catalog = new SpecResolver(diagnostics).resolve(
        new SpecParser(diagnostics).parse(SpecSources.read(SPEC, "spec")));
    assertThat(diagnostics.sorted()).as("what is wrong with the spec").isEmpty();
    return catalog.tools();
  }

  /** The list items of the tools of all groups by name: {@code full}, which the server checks, or {@code published}. */
  static Map<String, JsonObject> items(String form) {
    try {
      Map<String, JsonObject> items = new LinkedHashMap<>();
      JsonObject file = JsonReader.read(Files.readString(CATALOG)).asObject().orElseThrow();
      for (Json tool : file.items("tools")) {
        JsonObject item = tool.asObject().flatMap(entry -> entry.object(form)).orElseThrow();
        items.put(item.string("name").orElseThrow(), item);
      }
      return items;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
