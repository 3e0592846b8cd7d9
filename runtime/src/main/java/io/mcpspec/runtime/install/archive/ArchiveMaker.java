package io.mcpspec.runtime.install.archive;

import io.mcpspec.runtime.install.machine.InstallException;
import io.mcpspec.runtime.install.machine.Jvm;
import io.mcpspec.runtime.server.Rehearsal;
import io.mcpspec.runtime.server.ServerDefinition;
import io.mcpspec.runtime.surface.Manifest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes a class-data archive: the classes that a server loads at its start and for its first calls, as one Java virtual
 * machine has them in memory. It fits that machine and that jar alone; with another it is left aside.
 *
 * @param jvm what will run the server
 * @param jar the server's jar, where it will be run from
 * @param manifest what the server is
 * @param definition the server's code
 * @param environment the variables of this process
 */
public record ArchiveMaker(
    Jvm jvm, Path jar, Manifest manifest, ServerDefinition definition, Map<String, String> environment) {

  /**
   * Runs the server once, and writes the archive.
   *
   * @param archive where to; what is there already is replaced, as the last step
   * @throws InstallException when the server did not answer, or the machine makes no archives
   */
  public void make(Path archive) throws IOException, InterruptedException {
    Path target = archive.toAbsolutePath();
    Files.createDirectories(target.getParent());
    Path work = Files.createTempDirectory(target.getParent(), ".archive-");
    List<Rehearsal> rehearsals = definition.rehearsals();
    try {
      Path made = work.resolve(target.getFileName());
      run(new TrainingRun(command(made, rehearsals), variables(rehearsals), work), session(rehearsals), made);
      made.toFile().setWritable(true, true); // some systems delete no file that is read-only
      Files.move(made, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      rehearsals.forEach(Rehearsal::close);
      delete(work);
    }
  }

  private void run(TrainingRun run, FirstSession session, Path made) throws IOException, InterruptedException {
    run.converse(session);
    if (!Files.exists(made)) {
      throw new InstallException("the Java virtual machine `" + jvm.java() + "` (" + jvm.build() + ") made no"
          + " class-data archive; it said:\n" + run.errors());
    }
  }

  private List<String> command(Path made, List<Rehearsal> rehearsals) {
    List<String> command = new ArrayList<>();
    command.add(jvm.java().toString());
    command.add("-XX:ArchiveClassesAtExit=" + made);
    command.addAll(Jvm.options(Optional.empty()));
    if (rehearsals.isEmpty()) {
      command.add("-D" + ArchiveTrainingServer.PROPERTY + "=true");
    }
    command.addAll(List.of("-jar", jar.toString()));
    return command;
  }

  /** Without what the spec names, so that no setting or credential of the user takes part. */
  private Map<String, String> variables(List<Rehearsal> rehearsals) {
    Map<String, String> variables = new LinkedHashMap<>(environment);
    manifest.environment().forEach(variable -> variables.remove(variable.name()));
    rehearsals.forEach(rehearsal -> variables.putAll(rehearsal.environment()));
    return variables;
  }

  /** Calls that rehearsals make are answered by handlers. Where there are none, handlers are not reached. */
  private FirstSession session(List<Rehearsal> rehearsals) {
    return new FirstSession(manifest, rehearsals.isEmpty()
        ? HandlerCall.of(manifest).stream().toList()
        : rehearsals.stream().flatMap(rehearsal -> rehearsal.calls().stream()).map(HandlerCall::of).toList());
  }

  private static void delete(Path folder) throws IOException {
    try (var files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }
}
