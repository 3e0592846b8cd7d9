package io.mcpspec.bench.generator;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;

/** The compiler without Maven: from the files of a spec to the files that are generated, all of them on disk. */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class GenerateBenchmark {

  /** Into a directory that is not there yet. */
  @Benchmark
  public boolean everything(SpecFiles files) throws IOException {
    SpecFiles.delete(files.output());
    return GenerateOnce.run(files.spec(), files.output());
  }

  /** Nothing has changed. */
  @Benchmark
  public boolean unchanged(GeneratedFiles files) throws IOException {
    if (GenerateOnce.run(files.spec(), files.output())) {
      throw new IllegalStateException("something had to be compiled");
    }
    return true;
  }
}
