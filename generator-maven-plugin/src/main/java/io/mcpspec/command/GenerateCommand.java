package io.mcpspec.command;

import io.mcpspec.compiler.Compiler;
import io.mcpspec.compiler.EditorSchemaFiles;
import io.mcpspec.compiler.Fingerprint;
import io.mcpspec.compiler.ForeignFileException;
import io.mcpspec.compiler.GeneratorHash;
import io.mcpspec.compiler.OutputDirectory;
import io.mcpspec.compiler.WriteSummary;
import io.mcpspec.document.node.Sha256;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Compiles a spec into Java, JSON and prompt text. Unchanged input writes nothing. */
public record GenerateCommand(Invocation invocation) {

  /**
   * Generates.
   *
   * @param generated the directory for generated files that the user gave
   * @param mock whether to generate a server that answers from examples and samples
   */
  public void run(Optional<Path> generated, boolean mock) throws StatusException {
    Path directory = invocation.place().generated(generated);
    SpecSources sources = SoundSpec.read(invocation);
    try {
      generate(sources, directory, mock);
    } catch (ForeignFileException e) {
      throw new StatusException(Status.CONFIG, e.getMessage(), e);
    } catch (IOException e) {
      throw new StatusException(Status.CONFIG, "cannot write to `" + directory + "`: " + e.getMessage(), e);
    }
  }

  private void generate(SpecSources sources, Path directory, boolean mock) throws IOException, StatusException {
    OutputDirectory output = new OutputDirectory(directory);
    EditorSchemaFiles schemas = new EditorSchemaFiles(invocation.place().spec());
    SortedMap<String, String> configuration = locks();
    configuration.put("mock", Boolean.toString(mock));
    String fingerprint = Fingerprint.of(sources.files(), configuration, GeneratorHash.of(Compiler.class));
    if (output.isCurrent(fingerprint) && schemas.arePresent()) {
      invocation.output().info("generated files are up to date");
      return;
    }
    SoundSpec sound = SoundSpec.compile(sources, mock, invocation);
    sound.proveLocks(invocation);
    WriteSummary summary = output.write(sound.artifacts(), fingerprint);
    schemas.write();
    invocation.output().info(summary.files() + " files generated from " + sources.files().size() + ": "
        + summary.written() + " written, " + summary.removed() + " removed");
  }

  /** Locked files count as input: a change to one must be proved again. */
  private SortedMap<String, String> locks() throws IOException {
    SortedMap<String, String> hashes = new TreeMap<>();
    Path releases = invocation.place().releases();
    if (Files.isDirectory(releases)) {
      try (Stream<Path> files = Files.walk(releases)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          String path = releases.relativize(file).toString().replace('\\', '/');
          hashes.put("lock/" + path, Sha256.hex(Files.readAllBytes(file)));
        }
      }
    }
    return hashes;
  }
}
