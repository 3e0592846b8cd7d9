package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.install.Installer;
import io.mcpspec.runtime.install.archive.ArchiveMaker;
import io.mcpspec.runtime.install.client.Clients;
import io.mcpspec.runtime.install.machine.InstallException;
import io.mcpspec.runtime.install.machine.Jvm;
import io.mcpspec.runtime.install.machine.Places;
import io.mcpspec.runtime.install.machine.Platform;
import io.mcpspec.runtime.install.machine.ServerJar;
import io.mcpspec.runtime.server.ServerDefinition;
import io.mcpspec.runtime.surface.Manifest;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs a command of the server's jar. */
record CommandRun(
    Command command,
    ServerDefinition definition,
    Manifest manifest,
    Options options,
    Map<String, String> environment) {

  private static final int OK = 0;

  /**
   * @return the exit code
   */
  int run(CommandLine line, PrintStream out) throws IOException, InterruptedException {
    line.of(command);
    if (line.has(Flag.HELP)) {
      out.print(new HelpPage(manifest, options).text(command));
      return OK;
    }
    try {
      run(line, Platform.current(environment), out);
    } catch (FileSystemException e) {
      throw new InstallException("cannot read or write `" + e.getFile() + "`, " + e.getClass().getSimpleName()
          + (e.getReason() == null ? "" : ", " + e.getReason()));
    }
    return OK;
  }

  private void run(CommandLine line, Platform platform, PrintStream out) throws IOException, InterruptedException {
    InstallCommand installing = new InstallCommand(manifest, options, platform, Clients.known(), out);
    switch (command) {
      case INSTALL -> {
        new StartOptions(manifest, options, Map.of()).read(line);
        ServerJar jar = ServerJar.of(definition.getClass());
        installing.install(line, new Installer(manifest, jar, Jvm.running(), this::archive, platform, out));
      }
      case UNINSTALL -> installing.uninstall(line);
      case ARCHIVE -> archive(line, out);
    }
  }

  private void archive(CommandLine line, PrintStream out) throws IOException, InterruptedException {
    ServerJar jar = ServerJar.of(definition.getClass());
    Jvm jvm = Jvm.running();
    Path file = line.value(Flag.FILE).map(Path::of).map(Path::toAbsolutePath)
        .orElseGet(() -> Places.of(Platform.current(environment), manifest.name()).archive(jar, jvm));
    archive(jar.file(), file);
    List<String> start = new ArrayList<>(List.of(jvm.java().toString()));
    start.addAll(Jvm.options(Optional.of(file)));
    start.addAll(List.of("-jar", jar.file().toString()));
    out.println("made " + file + "; start the server with");
    out.println("  " + String.join(" ", start));
  }

  private void archive(Path jar, Path archive) throws IOException, InterruptedException {
    new ArchiveMaker(Jvm.running(), jar, manifest, definition, environment).make(archive);
  }
}
