package io.mcpspec.runtime.install.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.install.InstallRequest;
import io.mcpspec.runtime.install.Installer;
import io.mcpspec.runtime.install.Uninstaller;
import io.mcpspec.runtime.install.client.Clients;
import io.mcpspec.runtime.install.client.KnownClient;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a server's jar needs, and by which names it is put where. */
class ServerJarTest {

  private static final String SERVER = ServerJar.class.getName();

  @TempDir
  private Path folder;

  @Test
  void librariesBesideTheJarAreCopiedAndDeletedWithIt() throws Exception {
    Path library = Files.createDirectories(folder.resolve("built/lib")).resolve("a.jar");
    Files.writeString(library, "a library");
    ServerJar jar = ServerJar.at(Files.writeString(folder.resolve("built/server.jar"), "thin"), List.of(library));
    Platform platform = new Platform(
        Platform.OperatingSystem.LINUX, Map.of("HOME", Files.createDirectory(folder.resolve("home")).toString()));
    var manifest = FixtureServer.manifest();
    PrintStream out = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    KnownClient cursor = Clients.known().client("cursor").orElseThrow();
    new Installer(manifest, jar, new Jvm(Path.of("/jdk/bin/java"), "17", "b"), (file, archive) ->
        Files.writeString(archive, Files.readString(file.resolveSibling("lib").resolve("a.jar"))), platform, out)
        .install(List.of(cursor), new InstallRequest("fix", List.of(), Map.of(), false));
    Path copy = Places.of(platform, manifest.name()).jar(jar, manifest.version());
    assertThat(copy).hasContent("thin");
    assertThat(copy.resolveSibling("lib").resolve("a.jar")).hasContent("a library");
    new Uninstaller(manifest.name(), platform, false, out).uninstall(List.of(cursor), "fix", false);
    assertThat(folder.resolve("home")).isEmptyDirectory();
  }

  @Test
  void anotherLibraryIsAnotherBuild() throws Exception {
    Path jar = Files.writeString(folder.resolve("server.jar"), "thin");
    Path library = Files.writeString(folder.resolve("a.jar"), "one");
    String first = ServerJar.at(jar, List.of(library)).id();
    Files.writeString(library, "two");
    assertThat(ServerJar.at(jar, List.of(library)).id()).isNotEqualTo(first);
  }

  @Test
  void aJarThatDoesNotStartByItselfIsRefused() throws Exception {
    Path thin = jar("thin.jar", "lib/not-there.jar");
    assertThatThrownBy(() -> ServerJar.of(loaded(thin))).isInstanceOf(InstallException.class)
        .hasMessageContaining("`" + thin + "` does not start by itself");
    Files.writeString(folder.resolve("beside.jar"), "");
    Path outside = jar("inner/thin.jar", "../beside.jar");
    assertThatThrownBy(() -> ServerJar.of(loaded(outside))).isInstanceOf(InstallException.class)
        .hasMessageContaining("names `../beside.jar`, which does not lie below");
  }

  private Path jar(String name, String classPath) throws Exception {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath);
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    String path = SERVER.replace('.', '/') + ".class";
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file), manifest)) {
      jar.putNextEntry(new JarEntry(path));
      jar.write(ServerJar.class.getResourceAsStream("/" + path).readAllBytes());
    }
    return file;
  }

  private static Class<?> loaded(Path jar) throws Exception {
    try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, null)) {
      return loader.loadClass(SERVER);
    }
  }

  @ParameterizedTest
  @CsvSource({"mcp-servers/everything,mcp-servers-everything", "../../etc,etc",
      "'a b\\c',a-b-c", "@s/x,s-x",
      "服务,server", "..,server", "'',server", "dynamodb-mcp-server,dynamodb-mcp-server"})
  void noNameLeadsOutOfAFolder(String server, String name) throws Exception {
    Platform platform = new Platform(Platform.OperatingSystem.LINUX, Map.of("HOME", folder.toString()));
    Places places = Places.of(platform, server);
    assertThat(places.data()).isEqualTo(platform.data().resolve(name));
    ServerJar jar = ServerJar.at(Files.writeString(folder.resolve("server.jar"), "x"), List.of());
    Path copy = places.jar(jar, "1.0/../../x");
    assertThat(copy).isEqualTo(platform.data().resolve(name).resolve("1.0-..-..-x-" + jar.id()).resolve(name + ".jar"));
  }
}
