package io.mcpspec.lint.security;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedSchema;
import io.mcpspec.lint.rule.LintedTool;
import io.mcpspec.lint.rule.RuleHeading;
import java.util.List;

/** SEC09: a schema refers to another document, which could be replaced after it was reviewed. */
public final class NetworkReference implements LintRule.OfTool {

  private static final List<String> REFERRING = List.of("$ref", "$dynamicRef", "$recursiveRef");

  @Override
  public RuleHeading heading() {
    return new RuleHeading("SEC09", "network-reference", Severity.ERROR);
  }

  @Override
  public void check(LintedTool tool, FindingSink found) {
    for (LintedSchema schema : tool.schemas()) {
      for (String keyword : REFERRING) {
        schema.members().flatMap(members -> members.text(keyword))
            .filter(target -> !target.startsWith("#"))
            .ifPresent(target -> found.add(schema.place(),
                "`" + keyword + "` leads out of the schema, to `" + target + "`; clients must not fetch it",
                "put the schema that it means into `$defs`, and refer to `#/$defs/NAME`"));
      }
    }
  }
}
