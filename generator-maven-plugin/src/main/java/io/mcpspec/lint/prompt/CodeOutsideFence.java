package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.prompt.PromptLine.Zone;
import java.util.List;
import java.util.regex.Pattern;

/** PL13: code stands among the prose, where its lines run together. */
public final class CodeOutsideFence extends PromptRule {

  private static final Pattern COMMENT = Pattern.compile("\\s*(?://|/\\*)\\s.*");
  private static final Pattern STATEMENT = Pattern.compile(
      "\\s*(?:(?:const|let|var|public|private|import|return)\\s.*;|[}\\])]+[;,]?|[\\w.]+\\(.*\\);)");

  public CodeOutsideFence() {
    super("PL13", "code-outside-fence", Severity.WARNING);
  }

  @Override
  void check(PromptLines lines, Report report) {
    for (List<PromptLine> section : lines.sections()) {
      List<PromptLine> code = section.stream().filter(CodeOutsideFence::isCode).toList();
      if (!code.isEmpty()) {
        report.at(code.get(0), code.get(0).indent(), "code outside a fence", "put it between lines of three backticks");
      }
    }
  }

  private static boolean isCode(PromptLine line) {
    return line.is(Zone.PROSE) && (COMMENT.matcher(line.text()).matches() || STATEMENT.matcher(line.text()).matches());
  }
}
