package io.mcpspec.command;

import io.mcpspec.compiler.OutputDirectory;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Checks a spec, the locked releases and the generated files, as far as there are any. Writes nothing. */
public record CheckCommand(Invocation invocation) {

  /**
   * Checks.
   *
   * @param generated the directory of generated files that the user gave
   * @param mock whether the files were generated for a mock
   */
  public void run(Optional<Path> generated, boolean mock) throws StatusException {
    SpecSources sources = SoundSpec.read(invocation);
    SoundSpec sound = SoundSpec.compile(sources, mock, invocation);
    sound.proveLocks(invocation);
    checkDrift(sound, invocation.place().generated(generated));
    invocation.output().info("the spec is sound: " + sources.files().size() + " files");
  }

  private void checkDrift(SoundSpec sound, Path directory) throws StatusException {
    try {
      OutputDirectory output = new OutputDirectory(directory);
      List<String> drift = output.isGenerated() ? output.drift(sound.artifacts()) : List.of();
      drift.forEach(invocation.output()::error);
      if (!drift.isEmpty()) {
        throw new StatusException(Status.FINDINGS, "`" + directory + "` is not what the spec generates ("
            + drift.size() + (drift.size() == 1 ? " file" : " files") + "). Run "
            + invocation.style().name("generate") + ".");
      }
    } catch (IOException e) {
      throw new StatusException(Status.CONFIG, "cannot read `" + directory + "`: " + e.getMessage(), e);
    }
  }
}
