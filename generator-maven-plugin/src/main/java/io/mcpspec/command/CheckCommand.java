package io.mcpspec.command;

import io.mcpspec.compiler.OutputDirectory;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Checks a spec, the locked releases, and that nobody edited the generated files. That the spec is newer than they are
 * is no fault, unless the user asks for it. Writes nothing.
 */
public record CheckCommand(Invocation invocation) {

  /**
   * Checks.
   *
   * @param generated the directory of generated files that the user gave
   * @param mock whether the files were generated for a mock
   * @param drift whether the generated files have to be what the spec generates
   * @param failOn the mildest severity of findings that fails
   */
  public void run(Optional<Path> generated, boolean mock, boolean drift, Severity failOn) throws StatusException {
    SpecSources sources = SoundSpec.read(invocation);
    SoundSpec sound = SoundSpec.compile(sources, mock, invocation);
    if (sound.worst().filter(worst -> worst.compareTo(failOn) <= 0).isPresent()) {
      throw new StatusException(Status.FINDINGS, "there are findings at or above `" + failOn + "`, shown above");
    }
    sound.proveLocks(invocation);
    Path directory = invocation.place().generated(generated);
    try {
      OutputDirectory output = new OutputDirectory(directory);
      checkEdits(output, directory);
      if (drift && output.isGenerated()) {
        checkDrift(output.drift(sound.artifacts()), directory);
      }
    } catch (IOException e) {
      throw new StatusException(Status.CONFIG, "cannot read `" + directory + "`: " + e.getMessage(), e);
    }
    invocation.output().info("the spec is sound: " + sources.files().size() + " files");
  }

  private void checkEdits(OutputDirectory output, Path directory) throws IOException, StatusException {
    List<String> edited = output.edited();
    edited.forEach(path -> invocation.output().error(path + ": was edited, and generating overwrites it"));
    if (!edited.isEmpty()) {
      throw new StatusException(Status.FINDINGS, "generated files below `" + directory + "` were edited ("
          + files(edited) + "). Change the spec or your own classes instead; " + invocation.style().name("generate")
          + " restores the generated ones.");
    }
  }

  private void checkDrift(List<String> drift, Path directory) throws StatusException {
    drift.forEach(invocation.output()::error);
    if (!drift.isEmpty()) {
      throw new StatusException(Status.FINDINGS, "`" + directory + "` is not what the spec generates ("
          + files(drift) + "). Run " + invocation.style().name("generate") + ".");
    }
  }

  private static String files(List<String> all) {
    return all.size() + (all.size() == 1 ? " file" : " files");
  }
}
