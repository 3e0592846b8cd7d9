package io.mcpspec.runtime.surface;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the manifest. It is the compiler's own output: what is missing means a broken build, not a user's mistake.
 *
 * <p>Plain loops, as in all that runs before the first answer: the first lambdas of a process cost it tens of
 * milliseconds.
 */
public final class ManifestReader {

  private static final String FILE = "server.json";

  private ManifestReader() {}

  /**
   * @throws IllegalStateException when there is no manifest, or not one of this compiler's
   */
  public static Manifest read(SurfaceFiles files) {
    JsonObject json = JsonReader.read(files.required(FILE)).asObject().orElse(JsonObject.EMPTY);
    return new Manifest(
        object(json, "serverInfo"),
        json.get("instructions"),
        object(json, "capabilities"),
        groups(json),
        tools(json),
        releases(json),
        json.string("defaultRelease"),
        environment(json),
        prompts(json),
        promptTools(json),
        texts(json.object("olderNames").orElse(JsonObject.EMPTY)),
        resources(json),
        templates(json),
        completions(json));
  }

  private static List<Manifest.Group> groups(JsonObject json) {
    List<Manifest.Group> groups = new ArrayList<>();
    for (JsonObject group : objects(json, "groups")) {
      groups.add(new Manifest.Group(text(group, "id"), text(group, "title"), group.isTrue("default")));
    }
    return groups;
  }

  private static List<Manifest.Tool> tools(JsonObject json) {
    List<Manifest.Tool> tools = new ArrayList<>();
    for (JsonObject tool : objects(json, "tools")) {
      tools.add(new Manifest.Tool(text(tool, "name"), tool.string("group"), tool.isTrue("mutates")));
    }
    return tools;
  }

  private static List<Manifest.Release> releases(JsonObject json) {
    List<Manifest.Release> releases = new ArrayList<>();
    for (JsonObject release : objects(json, "releases")) {
      releases.add(new Manifest.Release(text(release, "id"), text(release, "state")));
    }
    return releases;
  }

  private static List<Manifest.Variable> environment(JsonObject json) {
    List<Manifest.Variable> variables = new ArrayList<>();
    for (JsonObject variable : objects(json, "environment")) {
      variables.add(new Manifest.Variable(
          text(variable, "name"), variable.string("description").orElse(""), variable.isTrue("secret")));
    }
    return variables;
  }

  private static List<Manifest.Prompt> prompts(JsonObject json) {
    List<Manifest.Prompt> prompts = new ArrayList<>();
    for (JsonObject prompt : objects(json, "prompts")) {
      List<Manifest.Argument> arguments = new ArrayList<>();
      for (JsonObject argument : objects(prompt, "arguments")) {
        arguments.add(new Manifest.Argument(text(argument, "name"), argument.isTrue("required")));
      }
      Map<String, String> files = texts(prompt.object("releases").orElse(JsonObject.EMPTY));
      prompts.add(new Manifest.Prompt(text(prompt, "id"), prompt.string("name"), arguments, files));
    }
    return prompts;
  }

  private static Map<String, String> texts(JsonObject json) {
    Map<String, String> texts = new LinkedHashMap<>();
    for (String name : json.members().keySet()) { // a lambda would slow the start
      texts.put(name, text(json, name));
    }
    return texts;
  }

  private static List<Manifest.PromptTool> promptTools(JsonObject json) {
    List<Manifest.PromptTool> tools = new ArrayList<>();
    for (JsonObject tool : objects(json, "promptTools")) {
      tools.add(new Manifest.PromptTool(text(tool, "tool"), text(tool, "prompt")));
    }
    return tools;
  }

  private static List<Manifest.Resource> resources(JsonObject json) {
    List<Manifest.Resource> resources = new ArrayList<>();
    for (JsonObject resource : objects(json, "resources")) {
      Optional<Manifest.PromptPart> part = resource.string("prompt").isPresent()
          ? Optional.of(new Manifest.PromptPart(text(resource, "prompt"), text(resource, "section")))
          : Optional.empty();
      resources.add(new Manifest.Resource(
          text(resource, "uri"),
          resource.string("mimeType"),
          resource.string("file"),
          resource.isTrue("blob"),
          part));
    }
    return resources;
  }

  private static List<Manifest.ResourceTemplate> templates(JsonObject json) {
    List<Manifest.ResourceTemplate> templates = new ArrayList<>();
    for (JsonObject template : objects(json, "resourceTemplates")) {
      templates.add(new Manifest.ResourceTemplate(text(template, "uriTemplate"), template.string("prompt")));
    }
    return templates;
  }

  private static List<Manifest.Completion> completions(JsonObject json) {
    List<Manifest.Completion> completions = new ArrayList<>();
    for (JsonObject completion : objects(json, "completions")) {
      List<String> values = new ArrayList<>();
      for (Json value : completion.items("values")) {
        values.add(value.asString().orElse(""));
      }
      completions.add(new Manifest.Completion(text(completion, "ref"), text(completion, "argument"), values));
    }
    return completions;
  }

  private static List<JsonObject> objects(JsonObject json, String member) {
    List<JsonObject> objects = new ArrayList<>();
    for (Json item : json.items(member)) {
      objects.add(item.asObject().orElse(JsonObject.EMPTY));
    }
    return objects;
  }

  private static JsonObject object(JsonObject json, String member) {
    return present(json.object(member), member);
  }

  private static String text(JsonObject json, String member) {
    return present(json.string(member), member);
  }

  private static <T> T present(Optional<T> value, String member) {
    if (value.isEmpty()) {
      throw new IllegalStateException("`" + FILE + "` has no `" + member + "` where it must");
    }
    return value.get();
  }
}
