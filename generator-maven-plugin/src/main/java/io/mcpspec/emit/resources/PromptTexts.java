package io.mcpspec.emit.resources;

import io.mcpspec.emit.Artifact;
import io.mcpspec.publish.surface.Surface;
import io.mcpspec.spec.prompt.CompiledPrompt;
import java.util.List;

/** Writes each prompt's text in each release, as people review it and releases lock it. */
public final class PromptTexts {

  private PromptTexts() {}

  /**
   * One file a prompt and release, without a final newline. The bytes are those that are served when every argument is
   * given, with {@code @{arg.name}} where values go.
   */
  public static List<Artifact> emit(Surface surface) {
    return surface.promptTexts().stream().map(PromptTexts::file).toList();
  }

  private static Artifact file(CompiledPrompt prompt) {
    return Artifact.text(path(prompt, "md"), prompt.text());
  }

  /** Where a file on a prompt's text in one release goes. */
  static String path(CompiledPrompt prompt, String extension) {
    return "resources/mcp-spec/prompts/" + FileName.safe(prompt.prompt().id()) + "/"
        + FileName.safe(prompt.release()) + "." + extension;
  }
}
