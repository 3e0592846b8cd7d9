package io.mcpspec.runtime.surface;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the compiler knows of the server: {@code run/server.json}. What only calls need is read when the first one needs
 * it.
 */
public final class Manifest {

  /** Clients count these and those of a tool's name together. */
  private static final int MOST_LETTERS = 64;

  private final JsonObject json;
  private final JsonObject serverInfo;
  private final JsonObject capabilities;
  private final List<Group> groups;
  private final List<Tool> tools;
  private final List<Variable> environment;
  private Contents contents;

  /**
   * @param json all of it
   * @throws IllegalStateException when it is not what the compiler writes
   */
  public Manifest(JsonObject json) {
    ManifestReader reader = new ManifestReader(json);
    this.json = json;
    this.serverInfo = reader.object("serverInfo");
    this.capabilities = reader.object("capabilities");
    this.groups = reader.groups();
    this.tools = reader.tools();
    this.environment = reader.environment();
  }

  /** The files' own. */
  public static Manifest of(SurfaceFiles files) {
    return new Manifest(JsonReader.read(files.required(ManifestReader.FILE)).asObject().orElse(JsonObject.EMPTY));
  }

  /** A group of tools, served when nothing else is chosen if {@code byDefault}. */
  public record Group(String id, String title, boolean byDefault) {}

  /** A tool, as far as it must be known to be chosen; {@code mutates} unless it only reads. */
  public record Tool(String name, Optional<String> group, boolean mutates) {}

  /** A release; its state is {@code draft} or {@code released}. */
  public record Release(String id, String state) {}

  /** An environment variable. */
  public record Variable(String name, String description, boolean secret) {}

  /** An argument of a prompt. */
  public record Argument(String name, boolean required) {}

  /**
   * A prompt: answered by a handler, or by the file of a release.
   *
   * @param id its id in the spec
   * @param name its name on the wire; empty when it is not served as a prompt
   * @param files the file of each release, in order; empty when a handler answers
   */
  public record Prompt(String id, Optional<String> name, List<Argument> arguments, Map<String, String> files) {

    public boolean hasHandler() {
      return files.isEmpty();
    }

    public boolean isNamed(String wanted) {
      return name.filter(wanted::equals).isPresent();
    }
  }

  /** A tool that hands out the text of the prompt with the id {@code prompt}. */
  public record PromptTool(String tool, String prompt) {}

  /**
   * A resource: answered by a handler, by a file, or from a prompt's text.
   *
   * @param file the content's file, where it has one
   * @param part the section of a prompt that it is, where it is one
   */
  public record Resource(
      String uri, Optional<String> mimeType, Optional<String> file, boolean blob, Optional<PromptPart> part) {}

  /** A section of the prompt with the id {@code prompt}. */
  public record PromptPart(String prompt, String section) {}

  /**
   * A resource template: answered by a handler, or from a prompt's text.
   *
   * @param prompt the prompt's id; empty when a handler answers
   */
  public record ResourceTemplate(String uriTemplate, Optional<String> prompt) {}

  /** The values of one argument; {@code reference} as in {@link io.mcpspec.runtime.completion.CompletionEntry}. */
  public record Completion(String reference, String argument, List<String> values) {}

  /**
   * What answers calls without code, or names what does.
   *
   * @param releases the releases of prompt text, in order
   * @param prompts the prompts
   * @param promptTools tools that hand out a prompt's text
   * @param olderNames names that tools had before, and still answer to
   * @param resources the resources
   * @param resourceTemplates the resource templates
   * @param completions fixed values of arguments
   */
  record Contents(
      List<Release> releases,
      List<Prompt> prompts,
      List<PromptTool> promptTools,
      Map<String, String> olderNames,
      List<Resource> resources,
      List<ResourceTemplate> resourceTemplates,
      List<Completion> completions) {}

  private synchronized Contents contents() {
    if (contents == null) {
      contents = new ContentsReader(json).read();
    }
    return contents;
  }

  /** The server's name, title and version, as sent in {@code initialize}. */
  public JsonObject serverInfo() {
    return serverInfo;
  }

  /** What the model is told about the server, as a JSON string. */
  public Optional<Json> instructions() {
    return json.get("instructions");
  }

  /** As sent in {@code initialize}. */
  public JsonObject capabilities() {
    return capabilities;
  }

  /** The groups that tools are chosen by. */
  public List<Group> groups() {
    return groups;
  }

  /** The tools of all groups, in the order of their list. */
  public List<Tool> tools() {
    return tools;
  }

  /** The environment variables that the server reads. */
  public List<Variable> environment() {
    return environment;
  }

  /** The release that is served when none is asked for. */
  public Optional<String> defaultRelease() {
    return json.string("defaultRelease");
  }

  public List<Release> releases() {
    return contents().releases();
  }

  public List<Prompt> prompts() {
    return contents().prompts();
  }

  public List<PromptTool> promptTools() {
    return contents().promptTools();
  }

  /** Names that tools had before, and still answer to, with the names that they have. */
  public Map<String, String> olderNames() {
    return contents().olderNames();
  }

  public List<Resource> resources() {
    return contents().resources();
  }

  public List<ResourceTemplate> resourceTemplates() {
    return contents().resourceTemplates();
  }

  public List<Completion> completions() {
    return contents().completions();
  }

  public String name() {
    return serverInfo.string("name").orElse("server");
  }

  /**
   * The name that clients are given: what is behind a scope, without what all servers are called, in letters that
   * every client takes. Clients put it before each tool's name, and both together must be short.
   */
  public String shortName() {
    String plain = name().replaceAll("[^A-Za-z0-9_/-]+", "-").replaceAll("^[-/]+|[-/]+$", "");
    String last = plain.substring(plain.lastIndexOf('/') + 1).replaceAll("^-+", "");
    String name = last.replaceAll("(?i)^(mcp-server-|mcp-)|(-mcp-server|-server-mcp|-mcp|-server)$", "");
    String chosen = name.isEmpty() ? last : name;
    return chosen.isEmpty() ? "server" : chosen.substring(0, Math.min(chosen.length(), MOST_LETTERS));
  }

  public String version() {
    return serverInfo.string("version").orElse("");
  }

  /** The server's name for people. */
  public String title() {
    return serverInfo.string("title").orElseGet(this::name);
  }

  public Prompt prompt(String id) {
    return prompts().stream()
        .filter(prompt -> prompt.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("the manifest names a prompt `" + id + "` that it has not"));
  }
}
