package io.mcpspec.bench.generator;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The compiler without Maven: from the files of a spec to the files that are generated, all of them on disk. */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class GenerateBenchmark {

  /** System properties of the measured machine: the spec's directory, and where its output goes. */
  static final String SPEC = "bench.spec";
  static final String OUTPUT = "bench.output";

  /** A directory that is not there yet. */
  @State(Scope.Benchmark)
  public static class Fresh {

    @Setup(Level.Invocation)
    public void delete() throws IOException {
      Directories.delete(Path.of(System.getProperty(OUTPUT)));
    }
  }

  /** All is made. */
  @Benchmark
  public boolean everything(Fresh fresh) throws IOException {
    return run();
  }

  /** All is there already. */
  @Benchmark
  public boolean unchanged() throws IOException {
    if (run()) {
      throw new IllegalStateException("something had to be compiled");
    }
    return true;
  }

  private static boolean run() throws IOException {
    return GenerateOnce.run(Path.of(System.getProperty(SPEC)), Path.of(System.getProperty(OUTPUT)));
  }
}
