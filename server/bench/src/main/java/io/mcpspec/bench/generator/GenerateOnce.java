package io.mcpspec.bench.generator;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.compiler.Fingerprint;
import io.mcpspec.compiler.GeneratorHash;
import io.mcpspec.compiler.OutputDirectory;
import io.mcpspec.document.source.SpecSources;
import java.io.IOException;
import java.nio.file.Path;
import java.util.TreeMap;

/** What the goal {@code generate} does, without Maven: reads, compares fingerprints, compiles and writes. */
public final class GenerateOnce {

  private GenerateOnce() {}

  /** @param args the spec's directory and the output directory */
  public static void main(String[] args) throws IOException {
    run(Path.of(args[0]), Path.of(args[1]));
  }

  /** Answers whether anything had to be compiled. */
  public static boolean run(Path spec, Path output) throws IOException {
    SpecSources sources = SpecSources.read(spec, "spec");
    String fingerprint = Fingerprint.of(sources.files(), new TreeMap<>(), GeneratorHash.of(Compiler.class));
    OutputDirectory directory = new OutputDirectory(output);
    if (directory.isCurrent(fingerprint)) {
      return false;
    }
    Compilation compilation = new Compiler().compile(sources);
    directory.write(compilation.artifacts().orElseThrow(
        () -> new IllegalStateException("the spec is wrong: " + compilation.findings())), fingerprint);
    return true;
  }
}
