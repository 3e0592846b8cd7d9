package io.mcpspec.runtime.surface;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SurfaceFilesTest {

  @TempDir private Path folder;

  /** Says what it finds, as a server does that was packaged. */
  public static void main(String[] args) {
    SurfaceFiles files = new SurfaceFiles(SurfaceFilesTest.class.getClassLoader(), SurfaceFiles.ROOT);
    System.out.print(files.required("a.txt") + files.text("none.txt").isPresent() + " "
        + RunningJar.open(SurfaceFilesTest.class.getClassLoader()).isPresent());
  }

  @Test
  void ofAJarThatRunsAloneAreReadFromIt() throws Exception {
    Path jar = folder.resolve("a server.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), main())) {
      for (Class<?> type : new Class<?>[] {SurfaceFilesTest.class, SurfaceFiles.class, RunningJar.class}) {
        String name = type.getName().replace('.', '/') + ".class";
        add(out, name, type.getClassLoader().getResourceAsStream(name).readAllBytes());
      }
      add(out, SurfaceFiles.ROOT + "a.txt", "one ".getBytes(StandardCharsets.UTF_8));
    }

    Process java = new ProcessBuilder(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar", jar.getFileName().toString())
        .directory(folder.toFile()).redirectErrorStream(true).start();
    assertThat(java.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .isEqualTo("one false true");
  }

  @Test
  void ofOtherClassLoadersAreFoundByThem() throws IOException {
    Files.writeString(folder.resolve("a.txt"), "one");
    SurfaceFiles files = new SurfaceFiles(new URLClassLoader(new URL[] {folder.toUri().toURL()}, null), "");

    assertThat(files.text("a.txt")).contains("one");
    assertThatThrownBy(() -> files.required("b.txt")).isInstanceOf(IllegalStateException.class)
        .hasMessage("`b.txt` is not on the class path; build the server again with `mvn package`");
  }

  private static Manifest main() {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, SurfaceFilesTest.class.getName());
    return manifest;
  }

  private static void add(JarOutputStream to, String name, byte[] content) throws IOException {
    to.putNextEntry(new ZipEntry(name));
    to.write(content);
  }
}
