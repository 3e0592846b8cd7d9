package io.mcpspec.bench.generator;

import java.nio.file.Path;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * The compiler alone, measured by JMH.
 *
 * @param spec the spec's directory
 * @param output where its output goes
 */
record CompilerRun(Path spec, Path output) {

  private static final int WARM_UPS = 5;

  /** Milliseconds of the first run in a machine of its own. */
  double cold(String method) throws RunnerException {
    return measured(method, 0, 1);
  }

  /** Median of some runs after others, in milliseconds. */
  double warm(int iterations) throws RunnerException {
    return measured("everything", WARM_UPS, iterations);
  }

  private double measured(String method, int warmUps, int iterations) throws RunnerException {
    ChainedOptionsBuilder options = new OptionsBuilder()
        .include(GenerateBenchmark.class.getName() + "." + method + "$")
        .jvmArgsAppend("-D" + GenerateBenchmark.SPEC + "=" + spec, "-D" + GenerateBenchmark.OUTPUT + "=" + output)
        .verbosity(VerboseMode.SILENT)
        .shouldFailOnError(true)
        .forks(1)
        .warmupIterations(warmUps)
        .measurementIterations(iterations);
    return new Runner(options.build()).runSingle().getPrimaryResult().getStatistics().getPercentile(50);
  }
}
