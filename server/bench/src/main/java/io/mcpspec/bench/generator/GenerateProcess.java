package io.mcpspec.bench.generator;

import io.mcpspec.runtime.install.machine.Jvm;
import java.io.IOException;
import java.nio.file.Path;

/** The compiler in a process of its own. */
final class GenerateProcess {

  private GenerateProcess() {}

  /** Answers how long it took from its start to its end, in milliseconds. */
  static double run(Path spec, Path output) throws IOException, InterruptedException {
    long start = System.nanoTime();
    Process process = new ProcessBuilder(
        Jvm.running().java().toString(), "-classpath", System.getProperty("java.class.path"),
        GenerateOnce.class.getName(), spec.toString(), output.toString())
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
    if (process.waitFor() != 0) {
      throw new IOException("the compiler failed on `" + spec + "`");
    }
    return (System.nanoTime() - start) / 1e6;
  }
}
