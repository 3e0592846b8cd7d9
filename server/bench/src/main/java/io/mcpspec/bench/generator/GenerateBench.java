package io.mcpspec.bench.generator;

import io.mcpspec.bench.Samples;
import io.mcpspec.bench.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.runner.RunnerException;

/** Measures the compiler by specs of several sizes, in turn. */
public final class GenerateBench {

  private static final List<Integer> SIZES = List.of(30, 350, 3_000);

  /** From this size on, only every third round has a turn: each takes minutes, and it is there for its order alone. */
  private static final int LARGE = 1_000;

  private static final String COLD = "compiler alone, cold";

  private final Path work;
  private final int rounds;
  private final Map<Integer, Map<String, Samples>> samples = new LinkedHashMap<>();

  public GenerateBench(Path module, int rounds) {
    this.work = module.resolve("target/bench");
    this.rounds = rounds;
    SIZES.forEach(size -> samples.put(size, new LinkedHashMap<>()));
  }

  /** The whole process; the compiler alone in a machine that has just started, where nothing changed, and warm. */
  public Table run() throws IOException, InterruptedException, RunnerException {
    for (int size : SIZES) {
      Directories.delete(spec(size));
      LargeSpec.write(size, spec(size));
    }
    for (int round = 1; round <= rounds; round++) {
      for (int size : SIZES) {
        if (size < LARGE || round % 3 == 1) {
          round(size);
          System.err.printf("generate, round %d of %d, %d tools, medians in ms: %s%n",
              round, rounds, size, samples.get(size));
        }
      }
    }
    for (int size : SIZES) {
      int runs = samples.get(size).get(COLD).count();
      add(size, "compiler alone, warm", new CompilerRun(spec(size), output(size)).warm(runs));
    }
    return table();
  }

  private void round(int size) throws IOException, InterruptedException, RunnerException {
    CompilerRun compiler = new CompilerRun(spec(size), output(size));
    Directories.delete(output(size));
    add(size, "whole process, cold", GenerateProcess.run(spec(size), output(size)));
    add(size, COLD, compiler.cold("everything"));
    add(size, "compiler alone, cold, nothing changed", compiler.cold("unchanged"));
  }

  private void add(int size, String measure, double millis) {
    samples.get(size).computeIfAbsent(measure, first -> new Samples()).add(millis);
  }

  private Table table() {
    Table table = new Table("measure", "tools", "median, ms", "ms a tool", "times cold");
    samples.get(SIZES.get(0)).keySet().forEach(measure -> samples.forEach((size, measures) -> {
      Samples times = measures.get(measure);
      table.row(measure, Integer.toString(size), times.text(),
          String.format(Locale.ROOT, "%.2f", times.median() / size),
          times.ratio(measures.get(COLD)));
    }));
    return table;
  }

  private Path spec(int size) {
    return work.resolve("spec-" + size);
  }

  private Path output(int size) {
    return work.resolve("out-" + size);
  }
}
