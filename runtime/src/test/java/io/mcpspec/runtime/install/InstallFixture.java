package io.mcpspec.runtime.install;

import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.install.client.Clients;
import io.mcpspec.runtime.install.client.KnownClient;
import io.mcpspec.runtime.install.machine.Jvm;
import io.mcpspec.runtime.install.machine.Places;
import io.mcpspec.runtime.install.machine.Platform;
import io.mcpspec.runtime.install.machine.Platform.OperatingSystem;
import io.mcpspec.runtime.install.machine.ServerJar;
import io.mcpspec.runtime.surface.Manifest;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A home with nothing in it, and a server that can be installed there. */
class InstallFixture {

  static final Clients CLIENTS = Clients.known();
  static final Manifest MANIFEST = Manifest.of(FixtureServer.FILES);
  static final InstallRequest REQUEST =
      new InstallRequest("fix", List.of("--read-only"), Map.of("FIXTURE_REGION", "north"), false);
  static final InstallRequest FORCED =
      new InstallRequest("fix", REQUEST.arguments(), REQUEST.environment(), true);

  @TempDir
  Path folder;

  Path home;
  Path built;
  final Jvm jvm = new Jvm(Path.of("/jdk/bin/java"), "17.0.1", "a build");
  final ByteArrayOutputStream out = new ByteArrayOutputStream();

  @BeforeEach
  void buildTheServer() throws Exception {
    home = Files.createDirectory(folder.resolve("home"));
    built = Files.writeString(folder.resolve("server.jar"), "first build");
  }

  void install(OperatingSystem system, KnownClient client, InstallRequest request) throws Exception {
    installer(system).install(List.of(client), request);
  }

  Installer installer(OperatingSystem system) {
    Installer.Archiving archiving = (jar, archive) -> Files.writeString(archive, "of " + Files.readString(jar));
    return new Installer(MANIFEST, ServerJar.at(built, List.of()), jvm, archiving, platform(system), print());
  }

  Uninstaller uninstaller(boolean trial) {
    return new Uninstaller(MANIFEST.name(), platform(OperatingSystem.LINUX), trial, print());
  }

  Places places(OperatingSystem system) {
    return Places.of(platform(system), MANIFEST.name());
  }

  Platform platform(OperatingSystem system) {
    return new Platform(system, Map.of("HOME", home.toString(), "USERPROFILE", home.toString()));
  }

  PrintStream print() {
    out.reset();
    return new PrintStream(out, true, StandardCharsets.UTF_8);
  }

  String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  /** Every file of the home with its content, and every folder that is empty. */
  Map<String, String> files() throws Exception {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(home)) {
      for (Path path : all.filter(path -> !path.equals(home)).toList()) {
        String name = home.relativize(path).toString();
        if (Files.isRegularFile(path)) {
          files.put(name, Files.readString(path));
        } else if (path.toFile().list() != null && path.toFile().list().length == 0) {
          files.put(name + "/", "");
        }
      }
    }
    return files;
  }
}
