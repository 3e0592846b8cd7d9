package io.mcpspec.release.load;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.input.JsonFile;
import io.mcpspec.release.input.SurfacePrompts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A Markdown file: one prompt, and nothing else of a server. */
final class MarkdownSnapshots {

  private MarkdownSnapshots() {}

  /** The side; the prompt is called as the file, without its extension. */
  static Snapshot file(Path file) throws StatusException {
    String shown = file.toString();
    String name = file.getFileName().toString();
    String text = JsonFile.text(shown, JsonFile.bytes(file));
    PromptText prompt = SurfacePrompts.prompt(name.replaceFirst("\\.[^.]+$", ""), name, text);
    return new Snapshot(name, Optional.empty(), nothing(), Optional.empty(), List.of(prompt), Optional.empty());
  }

  static Mapping nothing() {
    return new Mapping(List.of(), Span.of(new SourceFile("prompt", "")));
  }
}
