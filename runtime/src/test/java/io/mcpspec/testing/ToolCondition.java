package io.mcpspec.testing;

import java.util.Optional;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/** Decides whether a test with {@link RequiresTool} runs. */
final class ToolCondition implements ExecutionCondition {

  /** {@code required} makes a missing tool a failure. */
  static final String POLICY = "tools";

  /** Starts the reason of each test that is not run for want of a tool, so that the report can tell them apart. */
  static final String REASON = "not run: ";

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    Optional<RequiresTool> wanted = AnnotationSupport.findAnnotation(context.getElement(), RequiresTool.class);
    if (wanted.isPresent()) {
      for (Tool tool : wanted.get().value()) {
        Optional<String> why = tool.missing();
        if (why.isPresent()) {
          return refuse(tool.need(why.get()));
        }
      }
    }
    return ConditionEvaluationResult.enabled("all tools are there");
  }

  private static ConditionEvaluationResult refuse(String need) {
    if ("required".equals(System.getProperty(POLICY))) {
      throw new MissingToolException(need + " (a failure because of -D" + POLICY + "=required)");
    }
    return ConditionEvaluationResult.disabled(REASON + need);
  }
}
