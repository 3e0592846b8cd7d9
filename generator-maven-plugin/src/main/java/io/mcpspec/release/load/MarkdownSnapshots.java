package io.mcpspec.release.load;

import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.lock.JsonFile;
import java.nio.file.Path;

/** A Markdown file: one prompt, and nothing else of a server. */
final class MarkdownSnapshots {

  private MarkdownSnapshots() {}

  /** The snapshot; the prompt is called as the file, without its extension. */
  static Snapshot file(Path file) throws StatusException {
    String shown = file.toString();
    String name = file.getFileName().toString();
    String text = JsonFile.text(shown, JsonFile.bytes(file));
    PromptText prompt = PromptText.undeclared(name.replaceFirst("\\.[^.]+$", ""), name, text);
    return Snapshot.ofPrompt(name, prompt);
  }
}
