package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import java.util.List;

/** PL10: lines begin with a drawn bullet, which is no list in Markdown. */
public final class PseudoBullet extends PromptRule {

  public PseudoBullet() {
    super("PL10", "pseudo-bullet", Severity.WARNING);
  }

  @Override
  void check(PromptLines lines, Report report) {
    List<PromptLine> drawn = lines.all().stream()
        .filter(line -> line.isWritten() && line.text().strip().matches("[•‣◦▪●·]\\s.*")).toList();
    if (!drawn.isEmpty()) {
      report.at(drawn.get(0), drawn.get(0).indent(), drawn.size() + " line" + (drawn.size() > 1 ? "s begin" : " begins")
          + " with `" + drawn.get(0).text().strip().charAt(0) + "`, which is no list in Markdown", "write `-`");
    }
  }
}
