package io.mcpspec.command;

import io.mcpspec.client.ClientException;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.importer.ImportFailedException;
import io.mcpspec.importer.Imported;
import io.mcpspec.importer.ProjectFile;
import io.mcpspec.importer.SpecDirectory;
import io.mcpspec.importer.SurfaceImport;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Turns what a server publishes into a spec that compiles to the same lists, or brings such a spec up to date. Nothing
 * is written unless it does.
 */
public record ImportCommand(Invocation invocation) {

  /**
   * What to write, and where.
   *
   * @param out the directory of the spec, or of the project that holds it
   * @param javaPackage the package of the generated Java
   * @param project whether to write a project that builds, with the spec in it
   * @param mock whether the project answers from examples and samples
   * @param dryRun whether to say what would be written, and write nothing
   */
  public record Target(Path out, Optional<String> javaPackage, boolean project, boolean mock, boolean dryRun) {}

  /** Imports. */
  public void run(ImportSource source, Target target) throws StatusException {
    if (!source.isOne()) {
      throw StatusException.config("say what to import, by one of " + option("surface", "FILE.json") + ", "
          + option("server", "\"COMMAND ARGS\"") + ", " + option("url", "http://…") + " and "
          + option("prompt", "FILE.md"));
    }
    try {
      write(source, target);
    } catch (ImportFailedException | ClientException failure) {
      failure.getMessage().lines().forEach(invocation.output()::error);
      throw new StatusException(Status.LOAD, "nothing was imported: the reason is shown above", failure);
    } catch (IOException failure) {
      throw new StatusException(Status.CONFIG, "cannot read or write: " + failure.getMessage(), failure);
    }
  }

  private String option(String name, String value) {
    return invocation.style().option(name, value);
  }

  private void write(ImportSource source, Target target) throws IOException, ClientException, StatusException {
    Path place = invocation.place().path(target.out());
    SpecDirectory directory = new SpecDirectory(target.project() ? invocation.place().specOf(place) : place);
    if (source.prompt().isPresent()) {
      write(source.prompt(directory, invocation.style()), directory, place, target);
    } else if (directory.holdsSpec()) {
      new SpecUpdate(directory, invocation).run(source.lists(invocation), target.dryRun());
      project(directory.read().files(), place, target);
    } else {
      write(new SurfaceImport(target.javaPackage(), invocation.style()).run(source.lists(invocation)), directory,
          place, target);
    }
  }

  private void write(Imported imported, SpecDirectory directory, Path place, Target target) throws IOException {
    if (target.dryRun()) {
      imported.files().forEach(file -> wouldWrite(directory.directory().resolve(file.path())));
    } else {
      directory.write(imported.files());
    }
    invocation.output().info(imported.summary());
    project(imported.files(), place, target);
    imported.remarks().forEach(this::remark);
  }

  private void project(List<InputFile> files, Path place, Target target) throws IOException {
    if (!target.project()) {
      return;
    }
    ProjectFile project = new ProjectFile(files, target.mock());
    boolean isNew = !Files.exists(place.resolve(ProjectFile.NAME));
    if (isNew && target.dryRun()) {
      wouldWrite(place.resolve(ProjectFile.NAME));
    } else {
      project.write(place).ifPresent(this::remark);
    }
    if (isNew) {
      invocation.output().info(project.nextStep());
    }
  }

  private void wouldWrite(Path file) {
    invocation.output().info("would write: " + invocation.place().shown(file));
  }

  private void remark(String remark) {
    invocation.output().warn("look at: " + remark);
  }
}
