package io.mcpspec.runtime.prompt;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A prompt whose text the spec holds, at one release: {@code run/prompts/ID/RELEASE.json}. */
public final class CompiledPrompt {

  private final JsonObject source;

  private CompiledPrompt(JsonObject source) {
    this.source = source;
  }

  public static CompiledPrompt parse(String json) {
    return new CompiledPrompt(JsonReader.read(json).asObject().orElseThrow());
  }

  /** The prompt with its places filled in. */
  public PromptResult fill(Map<String, String> arguments) {
    List<PromptMessage> messages = objects("messages").stream().map(message -> fill(message, arguments)).toList();
    return new PromptResult(source.string("description"), source.object("answer").orElse(JsonObject.EMPTY), messages);
  }

  /** The text of one section with all that lies below it; empty when there is no such section. */
  public Optional<String> section(String id, Map<String, String> arguments) {
    return find(id).flatMap(section -> section.get("text")).map(text -> PromptText.fill(text, arguments));
  }

  /** What stands inside a section's code fence, or all of it where it has none; empty when there is no such section. */
  public Optional<String> content(String id, Map<String, String> arguments) {
    return find(id)
        .flatMap(section -> section.get("fenced").or(() -> section.get("text")))
        .map(text -> PromptText.fill(text, arguments));
  }

  private Optional<JsonObject> find(String id) {
    return objects("sections").stream()
        .filter(section -> section.string("id").filter(id::equals).isPresent())
        .findFirst();
  }

  /** The ids of the sections in order. */
  public List<String> sections() {
    return objects("sections").stream().flatMap(section -> section.string("id").stream()).toList();
  }

  /** The text of a filled prompt, for places that know no messages. */
  public static String text(PromptResult result) {
    return result.messages().stream()
        .flatMap(message -> message.content().string("text").stream())
        .collect(Collectors.joining("\n\n"));
  }

  private static PromptMessage fill(JsonObject message, Map<String, String> arguments) {
    Role role = message.string("role").filter("assistant"::equals).isPresent() ? Role.ASSISTANT : Role.USER;
    JsonObject content = message.object("content").orElse(JsonObject.EMPTY);
    if (content.string("type").filter("text"::equals).isEmpty()) {
      return new PromptMessage(role, content);
    }
    JsonObject.Builder filled = JsonObject.builder();
    content.members().forEach((name, value) ->
        filled.put(name, name.equals("text") ? Json.of(PromptText.fill(value, arguments)) : value));
    return new PromptMessage(role, filled.build());
  }

  private List<JsonObject> objects(String member) {
    return source.items(member).stream().flatMap(item -> item.asObject().stream()).toList();
  }
}
