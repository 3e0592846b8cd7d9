package io.mcpspec.release.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.emit.Artifact;
import io.mcpspec.emit.resources.ResourceFiles;
import io.mcpspec.maven.MavenStyle;
import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Packaged.Dependency;
import io.mcpspec.publish.snapshot.Packaged.ServedFile;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.publish.surface.Surface;
import io.mcpspec.publish.surface.SurfaceBuilder;
import io.mcpspec.release.SmallSpec;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.spec.model.Catalog;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JarSnapshotsTest {

  @TempDir private Path folder;

  private Snapshot load(String jar) throws StatusException {
    return Loading.in(folder, List.of()).load(jar);
  }

  private void jar(String name, Map<String, String> manifest, Map<String, byte[]> files) throws IOException {
    Manifest attributes = new Manifest();
    attributes.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.forEach((key, value) -> attributes.getMainAttributes().putValue(key, value));
    try (OutputStream out = Files.newOutputStream(folder.resolve(name));
        JarOutputStream jar = new JarOutputStream(out, attributes)) {
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        jar.putNextEntry(new ZipEntry(file.getKey()));
        jar.write(file.getValue());
      }
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private Map<String, byte[]> published() throws IOException, StatusException {
    CompiledSpec spec = SpecSnapshots.compile(
        SmallSpec.in(folder.resolve("spec")).directory(), new MavenStyle());
    Catalog catalog = spec.catalog().at("1.1.0");
    Surface surface = new SurfaceBuilder(catalog, spec.prompts()).build();
    Map<String, byte[]> files = new TreeMap<>();
    for (Artifact artifact : ResourceFiles.emit(catalog, surface)) {
      files.put(artifact.path().substring("resources/".length()), artifact.content());
    }
    return files;
  }

  @Test
  void ourJarsAreReadWithoutBeingRun() throws IOException, StatusException {
    Map<String, byte[]> files = published();
    files.put("META-INF/maven/org.example/lib/pom.properties",
        bytes("groupId=org.example\nartifactId=lib\nversion=1.2\n"));
    files.put("META-INF/maven/org.example/small/pom.properties",
        bytes("groupId=org.example\nartifactId=small\nversion=0.3\n"));
    jar("s.jar", Map.of("Implementation-Vendor", "Example Ltd", "Bundle-License", "MIT", "Java-Version", "17"), files);

    Snapshot side = load("s.jar");

    assertThat(side.version()).contains("1.1.0");
    Snapshot spec = SpecSnapshots.side(
        SpecSnapshots.compile(folder.resolve("spec"), new MavenStyle()), Optional.of("1.1.0"));
    assertThat(side.surface()).isEqualTo(spec.surface());
    assertThat(side.prompts()).isEqualTo(spec.prompts());
    Packaged packaged = side.packaged().orElseThrow();
    assertThat(packaged.name()).isEqualTo("small");
    assertThat(packaged.version()).contains("0.3");
    assertThat(packaged.publisher()).contains("Example Ltd");
    assertThat(packaged.licence()).contains("MIT");
    assertThat(packaged.runtime()).contains("Java 17");
    assertThat(packaged.dependencies()).containsExactly(new Dependency("org.example:lib", "1.2"));
    assertThat(packaged.files()).extracting(ServedFile::path)
        .isSorted().contains("META-INF/MANIFEST.MF", "mcp-spec/surface.json");
  }

  @Test
  void anotherJarIsStartedAndAsked() throws IOException, StatusException {
    String path = System.getProperty("java.class.path").replace("\\", "/");
    StringBuilder urls = new StringBuilder();
    for (String entry : path.split(File.pathSeparator)) {
      urls.append(Path.of(entry).toUri()).append(' ');
    }
    jar("other.jar", Map.of("Main-Class", "io.mcpspec.client.FakeServer", "Class-Path", urls.toString().strip()),
        Map.of());

    Snapshot side = load("other.jar");

    assertThat(side.surface().mappings("tools")).hasSize(3);
    assertThat(side.version()).contains("7.1");
    assertThat(side.packaged().orElseThrow().files()).hasSize(1);
    assertThat(side.catalog()).isEqualTo(Optional.empty());
  }

  @Test
  void aJarThatIsNoServerIsTold() throws IOException {
    jar("lib.jar", Map.of(), Map.of("a.txt", bytes("a")));

    assertThatThrownBy(() -> load("lib.jar")).hasMessageContaining(
        "has neither `mcp-spec/surface.json`, which our servers have, nor a Main-Class to start");
  }

  @Test
  void aJarOfOursWithAMissingFileIsTold() throws IOException, StatusException {
    Map<String, byte[]> files = published();
    files.remove("mcp-spec/catalog.json");
    jar("half.jar", Map.of(), files);

    assertThatThrownBy(() -> load("half.jar")).hasMessageContaining("has no `mcp-spec/catalog.json`");
  }
}
