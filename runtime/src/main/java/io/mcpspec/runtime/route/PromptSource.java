package io.mcpspec.runtime.route;

import io.mcpspec.runtime.call.ReadContext;
import io.mcpspec.runtime.decode.InvalidArgumentsException;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.prompt.CompiledPrompt;
import io.mcpspec.runtime.prompt.PromptEntry;
import io.mcpspec.runtime.prompt.PromptMessage;
import io.mcpspec.runtime.prompt.PromptResult;
import io.mcpspec.runtime.server.ServerDefinition;
import io.mcpspec.runtime.surface.Manifest;
import io.mcpspec.runtime.surface.SurfaceFiles;
import io.mcpspec.runtime.text.ClosestNames;
import io.mcpspec.runtime.text.Quoted;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Answers prompts on each of the three ways to them: prompt, tool and resource. Where the spec holds the text, the
 * arguments {@code release} and {@code section} choose it, and all others fill places in it.
 */
final class PromptSource {

  static final String RELEASE = "release";
  static final String SECTION = "section";

  /**
   * What was found.
   *
   * @param release the release of the text
   * @param section the section, when one was asked for
   * @param result the messages
   */
  record Found(String release, Optional<String> section, PromptResult result) {}

  private final SurfaceFiles files;
  private final Manifest manifest;
  private final ServerDefinition definition;
  private final Optional<String> preferred;
  private final Map<String, CompiledPrompt> parsed = new ConcurrentHashMap<>();

  /**
   * @param preferred the release that the server was started with
   */
  PromptSource(SurfaceFiles files, Manifest manifest, ServerDefinition definition, Optional<String> preferred) {
    this.files = files;
    this.manifest = manifest;
    this.definition = definition;
    this.preferred = preferred;
  }

  /**
   * @throws InvalidArgumentsException naming the releases or sections that there are
   */
  Found get(Manifest.Prompt prompt, Map<String, String> arguments, ReadContext context) {
    Optional<String> asked = chosen(arguments, RELEASE);
    Optional<String> section = chosen(arguments, SECTION);
    String release = release(asked);
    if (prompt.hasHandler()) {
      return new Found(release, section, entry(prompt).function().get(json(arguments), context));
    }
    CompiledPrompt text = text(prompt, release);
    PromptResult result =
        section.map(id -> section(text, id, arguments)).orElseGet(() -> text.fill(arguments));
    return new Found(release, section, result);
  }

  /**
   * What a section of a prompt holds at the server's release: the inside of its fence, or all of it where it has none.
   *
   * @throws InvalidArgumentsException naming the sections that there are
   */
  String content(Manifest.Prompt prompt, String section) {
    CompiledPrompt text = text(prompt, release(Optional.empty()));
    return text.content(section, Map.of()).orElseThrow(() -> unknown(SECTION, section, text.sections()));
  }

  private String release(Optional<String> asked) {
    return asked.or(() -> preferred).or(manifest::defaultRelease).orElse("");
  }

  private CompiledPrompt text(Manifest.Prompt prompt, String release) {
    String file = prompt.files().get(release);
    if (file == null) {
      throw unknown(RELEASE, release, List.copyOf(prompt.files().keySet()));
    }
    return parsed.computeIfAbsent(file, path -> CompiledPrompt.parse(files.required(path)));
  }

  private static PromptResult section(CompiledPrompt prompt, String id, Map<String, String> arguments) {
    String text = prompt.section(id, arguments).orElseThrow(() -> unknown(SECTION, id, prompt.sections()));
    return PromptResult.of(PromptMessage.user(text));
  }

  private PromptEntry entry(Manifest.Prompt prompt) {
    return definition.prompts().stream()
        .filter(entry -> entry.name().equals(prompt.id()) || prompt.isNamed(entry.name()))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("prompt `" + prompt.id() + "` has no handler"));
  }

  private static JsonObject json(Map<String, String> arguments) {
    JsonObject.Builder json = JsonObject.builder();
    arguments.forEach(json::put);
    return json.build();
  }

  /** Forms send an empty string for a field that was left blank. */
  private static Optional<String> chosen(Map<String, String> arguments, String name) {
    return Optional.ofNullable(arguments.get(name)).filter(value -> !value.isEmpty());
  }

  private static InvalidArgumentsException unknown(String what, String value, List<String> known) {
    ClosestNames names = new ClosestNames(known);
    return new InvalidArgumentsException(
        List.of(what + ": expected one of " + names.all() + ", got " + Quoted.of(value) + names.hint(value)));
  }
}
