package io.mcpspec.cli.terminal;

import io.mcpspec.command.Findings;
import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.diagnostic.TextRenderer;
import java.util.List;

/** Findings about a spec as text for people. */
public final class FindingsText {

  private FindingsText() {}

  /** The lines; none when nothing was found. */
  public static List<String> lines(Findings findings, CommandStyle style) {
    return findings.all().isEmpty()
        ? List.of()
        : TextRenderer.render(findings.all(), findings.files(), style).lines().toList();
  }
}
