package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import java.util.List;
import java.util.regex.Pattern;

/** PL07: an open check box stands beside a mark that says it is done. */
public final class CheckboxState extends PromptRule {

  private static final Pattern OPEN_AND_DONE = Pattern.compile("\\s*[-*+]\\s+\\[ \\].*[✅✔☑].*");

  public CheckboxState() {
    super("PL07", "checkbox-state", Severity.WARNING);
  }

  @Override
  void check(PromptLines lines, Report report) {
    for (List<PromptLine> list : lines.runs(line -> line.text().matches("\\s*[-*+]\\s+\\[.\\].*"), false)) {
      List<PromptLine> both = list.stream().filter(line -> OPEN_AND_DONE.matcher(line.text()).matches()).toList();
      if (!both.isEmpty()) {
        String rest = both.size() == list.size() ? "" : ", and " + (list.size() - both.size()) + " without";
        report.at(both.get(0), 0, "`[ ]` says open and the mark behind it says done, in " + both.size() + " of the "
            + "lines of this list" + rest, "keep the box alone");
      }
    }
  }
}
