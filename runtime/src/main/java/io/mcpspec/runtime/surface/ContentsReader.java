package io.mcpspec.runtime.surface;

import static io.mcpspec.runtime.surface.ManifestReader.objects;
import static io.mcpspec.runtime.surface.ManifestReader.text;

import io.mcpspec.runtime.json.JsonObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads of the manifest what calls need. */
record ContentsReader(JsonObject json) {

  Manifest.Contents read() {
    return new Manifest.Contents(
        releases(), prompts(), promptTools(), texts(json, "olderNames"), resources(), templates(), completions());
  }

  private List<Manifest.Release> releases() {
    return objects(json, "releases").stream()
        .map(release -> new Manifest.Release(text(release, "id"), text(release, "state")))
        .toList();
  }

  private List<Manifest.Prompt> prompts() {
    return objects(json, "prompts").stream()
        .map(prompt -> new Manifest.Prompt(
            text(prompt, "id"), prompt.string("name"), arguments(prompt), texts(prompt, "releases")))
        .toList();
  }

  private static List<Manifest.Argument> arguments(JsonObject prompt) {
    return objects(prompt, "arguments").stream()
        .map(argument -> new Manifest.Argument(text(argument, "name"), argument.isTrue("required")))
        .toList();
  }

  private static Map<String, String> texts(JsonObject json, String member) {
    JsonObject object = json.object(member).orElse(JsonObject.EMPTY);
    Map<String, String> texts = new LinkedHashMap<>();
    object.members().keySet().forEach(name -> texts.put(name, text(object, name)));
    return texts;
  }

  private List<Manifest.PromptTool> promptTools() {
    return objects(json, "promptTools").stream()
        .map(tool -> new Manifest.PromptTool(text(tool, "tool"), text(tool, "prompt")))
        .toList();
  }

  private List<Manifest.Resource> resources() {
    return objects(json, "resources").stream().map(ContentsReader::resource).toList();
  }

  private static Manifest.Resource resource(JsonObject resource) {
    Optional<Manifest.PromptPart> part =
        resource.string("prompt").map(prompt -> new Manifest.PromptPart(prompt, text(resource, "section")));
    return new Manifest.Resource(
        text(resource, "uri"), resource.string("mimeType"), resource.string("file"), resource.isTrue("blob"), part);
  }

  private List<Manifest.ResourceTemplate> templates() {
    return objects(json, "resourceTemplates").stream()
        .map(template -> new Manifest.ResourceTemplate(text(template, "uriTemplate"), template.string("prompt")))
        .toList();
  }

  private List<Manifest.Completion> completions() {
    return objects(json, "completions").stream()
        .map(completion -> new Manifest.Completion(
            text(completion, "ref"), text(completion, "argument"), values(completion)))
        .toList();
  }

  private static List<String> values(JsonObject completion) {
    return completion.items("values").stream().flatMap(value -> value.asString().stream()).toList();
  }
}
