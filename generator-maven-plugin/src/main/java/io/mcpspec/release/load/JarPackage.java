package io.mcpspec.release.load;

import io.mcpspec.document.node.Sha256;
import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Packaged.Dependency;
import io.mcpspec.publish.snapshot.Packaged.ServedFile;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** What a jar says of itself: its manifest, its files, and the Maven artifacts that were put into it. */
final class JarPackage {

  private final JarFile jar;

  JarPackage(JarFile jar) {
    this.jar = jar;
  }

  /**
   * The package.
   *
   * @param name the name to give where the manifest has no title; an artifact of this name is the jar itself
   */
  Packaged read(String name, List<Packaged.Launch> launches) throws IOException {
    String title = manifest("Implementation-Title").orElse(name);
    List<Dependency> artifacts = artifacts();
    Optional<Dependency> itself =
        artifacts.stream().filter(artifact -> artifact.name().endsWith(":" + title)).findFirst();
    return new Packaged(
        title,
        manifest("Implementation-Version").or(() -> itself.map(Dependency::range)),
        manifest("Implementation-Vendor"),
        manifest("Bundle-License"),
        manifest("Java-Version").map(version -> "Java " + version),
        artifacts.stream().filter(artifact -> !Optional.of(artifact).equals(itself)).toList(),
        launches,
        files());
  }

  private Optional<String> manifest(String name) throws IOException {
    Manifest manifest = jar.getManifest();
    return manifest == null ? Optional.empty() : Optional.ofNullable(manifest.getMainAttributes().getValue(name));
  }

  private List<Dependency> artifacts() throws IOException {
    List<Dependency> artifacts = new ArrayList<>();
    for (JarEntry entry : entries()) {
      if (entry.getName().matches("META-INF/maven/[^/]+/[^/]+/pom\\.properties")) {
        Properties properties = new Properties();
        try (InputStream in = jar.getInputStream(entry)) {
          properties.load(in);
        }
        String artifact = properties.getProperty("groupId") + ":" + properties.getProperty("artifactId");
        artifacts.add(new Dependency(artifact, properties.getProperty("version", "")));
      }
    }
    artifacts.sort(Comparator.comparing(Dependency::name));
    return artifacts;
  }

  private List<ServedFile> files() throws IOException {
    List<ServedFile> files = new ArrayList<>();
    for (JarEntry entry : entries()) {
      try (InputStream in = jar.getInputStream(entry)) {
        byte[] content = in.readAllBytes();
        files.add(new ServedFile(entry.getName(), Sha256.base64Url(content), content.length));
      }
    }
    return files;
  }

  private List<JarEntry> entries() {
    return Collections.list(jar.entries()).stream()
        .filter(entry -> !entry.isDirectory())
        .sorted(Comparator.comparing(JarEntry::getName))
        .toList();
  }
}
