package io.mcpspec.bench.generator;

import io.mcpspec.bench.Samples;
import io.mcpspec.bench.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Measures the compiler by specs of several sizes. */
public final class GenerateBench {

  private static final List<Integer> SIZES = List.of(30, 350, 3_000);
  private static final int WARM_UPS = 5;

  private final Path module;
  private final int rounds;
  private final Table table = new Table("measure", "tools", "median, ms", "ms a tool");

  public GenerateBench(Path module, int rounds) {
    this.module = module;
    this.rounds = rounds;
  }

  /** The whole process; the compiler alone in a machine that has just started, where nothing changed, and warm. */
  public Table run() throws IOException, InterruptedException, RunnerException {
    processes();
    add("compiler alone, cold", measured("everything", rounds, 0));
    add("compiler alone, cold, nothing changed", measured("unchanged", rounds, 0));
    add("compiler alone, warm", measured("everything", 1, WARM_UPS));
    return table;
  }

  private void processes() throws IOException, InterruptedException {
    Path work = module.resolve("target/bench");
    Map<Integer, Samples> samples = new LinkedHashMap<>();
    for (int size : SIZES) {
      SpecFiles.delete(work.resolve("spec-" + size));
      LargeSpec.write(size, work.resolve("spec-" + size));
      samples.put(size, new Samples());
    }
    for (int round = 0; round < rounds; round++) {
      for (int size : SIZES) {
        SpecFiles.delete(work.resolve("out-" + size));
        samples.get(size).add(GenerateProcess.run(work.resolve("spec-" + size), work.resolve("out-" + size)));
      }
    }
    samples.forEach((size, times) -> row("whole process, cold", size, times.median()));
  }

  private Collection<RunResult> measured(String method, int forks, int warmUps) throws RunnerException {
    ChainedOptionsBuilder options = new OptionsBuilder()
        .include(GenerateBenchmark.class.getName() + "." + method + "$")
        .verbosity(VerboseMode.SILENT)
        .shouldFailOnError(true)
        .forks(forks)
        .warmupIterations(warmUps)
        .measurementIterations(warmUps == 0 ? 1 : rounds);
    return new Runner(options.build()).run();
  }

  private void add(String measure, Collection<RunResult> results) {
    results.forEach(result -> row(measure, Integer.parseInt(result.getParams().getParam("tools")),
        result.getPrimaryResult().getStatistics().getPercentile(50)));
  }

  private void row(String measure, int tools, double millis) {
    table.row(measure, Integer.toString(tools), String.format(Locale.ROOT, "%.0f", millis),
        String.format(Locale.ROOT, "%.2f", millis / tools));
  }
}
