package io.mcpspec.runtime.install.archive;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.install.machine.Jvm;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The archive of a server whose handlers are Java: nothing may be reached, and all that carries a call is in it. */
@Timeout(120)
class ArchiveMakerTest {

  private static final String ECHO = "\"method\":\"tools/call\",\"params\":{\"name\":\"echo\",\"arguments\":{\"x\":1}";
  private static final String META = ",\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
      + "\"io.modelcontextprotocol/clientCapabilities\":{}}";

  @TempDir
  private Path folder;

  @Test
  void holdsWhatCarriesACallAndReachesNoHandler() throws Exception {
    Path jar = jar();
    Path archive = folder.resolve("server.jsa");
    Path mark = folder.resolve("reached");
    Map<String, String> environment = new HashMap<>(System.getenv());
    environment.put(TouchyMain.MARK, mark.toString());
    new ArchiveMaker(Jvm.running(), jar, FixtureServer.manifest(), new TouchyMain(), environment).make(archive);
    assertThat(mark).as("what was reached").doesNotExist();

    for (String meta : List.of("", META)) {
      Loaded loaded = call(jar, archive, environment, "{\"jsonrpc\":\"2.0\",\"id\":1," + ECHO + meta + "}}");
      assertThat(mark).as("what is reached when it serves").hasContent("echo");
      assertThat(loaded.shared()).anyMatch(line -> line.contains(" io.modelcontextprotocol.spec.McpServerSession "))
          .anyMatch(line -> line.contains(" reactor.core.publisher.Mono "));
      assertThat(loaded.own()).as("classes of the runtime and its libraries that are not in the archive")
          .filteredOn(line -> !line.contains("$$Lambda")).isEmpty();
    }
  }

  /** The classes that a server loads, from its archive and from its jars. */
  private record Loaded(List<String> shared, List<String> own) {}

  private Loaded call(Path jar, Path archive, Map<String, String> environment, String line) throws Exception {
    Path log = folder.resolve("classes.txt");
    List<String> command = new ArrayList<>(List.of(Jvm.running().java().toString()));
    command.addAll(Jvm.options(Optional.of(archive)));
    command.addAll(List.of("-Xlog:class+load:file=" + log, "-jar", jar.toString()));
    ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().putAll(environment);
    Process process = builder.start();
    try {
      process.getOutputStream().write((line + "\n").getBytes(StandardCharsets.UTF_8));
      process.getOutputStream().close();
      assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)).contains("{\"x\":1}");
      assertThat(process.waitFor()).isZero();
    } finally {
      process.destroyForcibly().waitFor();
    }
    List<String> lines = Files.readAllLines(log);
    return new Loaded(
        lines.stream().filter(loaded -> loaded.contains("shared objects file (top)")).toList(),
        lines.stream().filter(loaded -> loaded.contains("source: file:")).toList());
  }

  /** A jar of this module's classes, which names the libraries: an archive takes no folders, and no absolute names. */
  private Path jar() throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, TouchyMain.class.getName());
    List<Path> path =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of).toList();
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, String.join(" ", path.stream()
        .filter(Files::isRegularFile).map(folder::relativize).map(Path::toString).toList()));
    Path jar = folder.resolve("server.jar");
    try (OutputStream out = Files.newOutputStream(jar); JarOutputStream entries = new JarOutputStream(out, manifest)) {
      for (Path classes : path.stream().filter(Files::isDirectory).toList()) {
        add(classes, entries);
      }
    }
    return jar;
  }

  private static void add(Path classes, JarOutputStream entries) throws IOException {
    try (Stream<Path> all = Files.walk(classes)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        entries.putNextEntry(new JarEntry(classes.relativize(file).toString().replace(File.separatorChar, '/')));
        Files.copy(file, entries);
        entries.closeEntry();
      }
    }
  }
}
