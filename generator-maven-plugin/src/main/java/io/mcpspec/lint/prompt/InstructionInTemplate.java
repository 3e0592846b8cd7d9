package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.prompt.PromptLine.Zone;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** PL14: a template holds an order to the model, which the model copies into the result. */
public final class InstructionInTemplate extends PromptRule {

  private static final Pattern ORDER = Pattern.compile("\\b(MUST|CRITICAL|NEVER|ALWAYS|IMPORTANT|SHOULD|DO NOT)\\b");

  public InstructionInTemplate() {
    super("PL14", "instruction-in-template", Severity.WARNING);
  }

  @Override
  void check(PromptLines lines, Report report) {
    List<PromptLine> template = lines.all().stream().filter(line -> line.template() && !line.is(Zone.BLANK)).toList();
    for (int i = 0; i < template.size(); i++) {
      PromptLine line = template.get(i);
      Matcher order = ORDER.matcher(line.bare().replaceAll("\\[[^\\]]*\\]|<[^>]*>", "*"));
      boolean example = line.text().strip().matches("(?i)(for )?example:") && i + 1 < template.size()
          && template.get(i + 1).is(Zone.HEADING);
      if (order.find()) {
        report.at(line, 0, "the template says `" + order.group() + "`, and a model copies it",
            "move the order in front of the template, or into a `[placeholder]`");
      } else if (example) {
        report.at(line, 0, "an example in the template begins with a real heading", "move it in front of the template");
      }
    }
  }
}
