package io.mcpspec.testing;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Names the tests that were not run for want of a tool: at the end of the run, and for the end of the build. */
public final class NotRunListener implements TestExecutionListener {

  /** The file for {@link NotRunSummary}; the build sets it. */
  static final String FILE = "mcpspec.notRunFile";

  private final List<String> lines = Collections.synchronizedList(new ArrayList<>());
  private final PrintStream out;

  /** For JUnit, which finds the listener by its service file. */
  public NotRunListener() {
    this(System.out);
  }

  NotRunListener(PrintStream out) {
    this.out = out;
  }

  @Override
  public void executionSkipped(TestIdentifier test, String reason) {
    int start = reason.indexOf(ToolCondition.REASON);
    if (start >= 0) {
      lines.add(name(test) + ": " + reason.substring(start + ToolCondition.REASON.length()));
    }
  }

  @Override
  public void testPlanExecutionFinished(TestPlan plan) {
    Optional<Path> file = Optional.ofNullable(System.getProperty(FILE)).map(Path::of);
    file.ifPresent(path -> NotRunFile.write(path, lines));
    NotRunFile.print(lines, out);
  }

  private static String name(TestIdentifier test) {
    return test.getSource().flatMap(NotRunListener::place).orElseGet(test::getDisplayName);
  }

  private static Optional<String> place(TestSource source) {
    if (source instanceof MethodSource method) {
      return Optional.of(simple(method.getClassName()) + "." + method.getMethodName());
    }
    return source instanceof ClassSource type ? Optional.of(simple(type.getClassName())) : Optional.empty();
  }

  private static String simple(String className) {
    return className.substring(className.lastIndexOf('.') + 1);
  }
}
