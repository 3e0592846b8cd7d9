package io.mcpspec.runtime.install;

import java.io.IOException;

/** Does a step again when another program changed a configuration file while the step was done. */
final class Patience {

  private static final int TIMES = 20;

  private Patience() {}

  /** A step that reads a configuration and writes it. */
  @FunctionalInterface
  interface Step {
    void run() throws IOException;
  }

  static void with(Step step) throws IOException {
    for (int time = 1; time < TIMES; time++) {
      try {
        step.run();
        return;
      } catch (ChangedMeanwhileException again) {
        Thread.onSpinWait();
      }
    }
    step.run();
  }
}
