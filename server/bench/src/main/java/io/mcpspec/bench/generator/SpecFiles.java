package io.mcpspec.bench.generator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** A spec on disk, and where its output goes. */
@State(Scope.Benchmark)
public class SpecFiles {

  @Param({"30", "350", "3000"})
  private int tools;

  private Path work;

  @Setup
  public void write() throws IOException, InterruptedException {
    work = Files.createTempDirectory("mcp-spec-bench");
    LargeSpec.write(tools, spec());
  }

  @TearDown
  public void delete() throws IOException {
    delete(work);
  }

  Path spec() {
    return work.resolve("spec");
  }

  Path output() {
    return work.resolve("out");
  }

  /** Deletes a directory with all that is in it, where it exists. */
  static void delete(Path directory) throws IOException {
    if (Files.exists(directory)) {
      List<Path> paths;
      try (Stream<Path> walk = Files.walk(directory)) {
        paths = walk.sorted(Comparator.reverseOrder()).toList();
      }
      for (Path path : paths) {
        Files.delete(path);
      }
    }
  }
}
