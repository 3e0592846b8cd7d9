package io.mcpspec.runtime.server;

import io.mcpspec.runtime.decode.InvalidArgumentsException;
import io.mcpspec.runtime.prompt.CompiledPrompt;
import io.mcpspec.runtime.prompt.PromptMessage;
import io.mcpspec.runtime.prompt.PromptResult;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The prompts whose text the spec holds. The arguments {@code release} and {@code section} choose text, on each of the
 * three ways to it: prompt, tool and resource; all others fill places in it.
 */
final class CompiledPrompts {

  static final String RELEASE = "release";
  static final String SECTION = "section";

  private final SurfaceFiles files;
  private final Manifest manifest;
  private final Optional<String> preferred;
  private final Map<String, CompiledPrompt> parsed = new ConcurrentHashMap<>();

  /**
   * @param preferred the release that the server was started with
   */
  CompiledPrompts(SurfaceFiles files, Manifest manifest, Optional<String> preferred) {
    this.files = files;
    this.manifest = manifest;
    this.preferred = preferred;
  }

  /**
   * @throws InvalidArgumentsException naming the releases or sections that there are
   */
  PromptResult get(String name, Map<String, String> arguments) {
    Manifest.Prompt prompt = manifest.prompt(name).orElseThrow();
    CompiledPrompt text = atRelease(prompt, chosen(arguments, RELEASE));
    Optional<String> section = chosen(arguments, SECTION);
    return section.map(id -> section(text, id, arguments)).orElseGet(() -> text.fill(arguments));
  }

  private CompiledPrompt atRelease(Manifest.Prompt prompt, Optional<String> asked) {
    String release = asked.or(() -> preferred).or(manifest::defaultRelease).orElseGet(() -> last(prompt));
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

  private static String last(Manifest.Prompt prompt) {
    List<String> releases = List.copyOf(prompt.files().keySet());
    return releases.get(releases.size() - 1);
  }

  /** Forms send an empty string for a field that was left blank. */
  private static Optional<String> chosen(Map<String, String> arguments, String name) {
    return Optional.ofNullable(arguments.get(name)).filter(value -> !value.isEmpty());
  }

  private static InvalidArgumentsException unknown(String what, String value, List<String> known) {
    ClosestNames names = new ClosestNames(known);
    return new InvalidArgumentsException(
        List.of(what + ": expected one of " + names.all() + ", got `" + value + "`" + names.hint(value)));
  }
}
