package io.mcpspec.importer;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.TextDecoder;
import io.mcpspec.document.yaml.YamlReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The {@code pom.xml} of a project that generates Java from an imported spec, compiles it and makes a jar that runs.
 *
 * @param files the spec
 * @param mock whether it answers without handlers
 */
public record ProjectFile(List<InputFile> files, boolean mock) {

  /** Its name in the project. */
  public static final String NAME = "pom.xml";

  private static final String TEMPLATE = "project.xml";
  private static final String BUILD = "mvn package";

  /** The text of the file; versions are put in when the plugin is built. */
  public String text() {
    Mapping server = server();
    String wire = ((Scalar) server.get("name").orElseThrow()).text();
    String name = wire.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    return template()
        .replace("@server-name@", name.isEmpty() ? "server" : name)
        .replace("@java-package@", server.mapping("java").flatMap(java -> java.text("package")).orElseThrow())
        .replace("@mock@", Boolean.toString(mock));
  }

  private static String template() {
    try (InputStream in = ProjectFile.class.getResourceAsStream(TEMPLATE)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException("the plugin's jar lacks " + TEMPLATE, unreadable);
    }
  }

  private Mapping server() {
    Diagnostics sound = new Diagnostics();
    return files.stream()
        .filter(file -> file.path().equals("server.yaml"))
        .findFirst()
        .flatMap(file -> new TextDecoder(sound).decode(file.path(), file.content()))
        .flatMap(new YamlReader(sound)::read)
        .map(Mapping.class::cast)
        .orElseThrow(() -> new ImportFailedException("a project is written with the spec that it is for, once"));
  }

  /**
   * Writes the file where there is none.
   *
   * @return what the file that is there lacks for what was asked
   */
  public Optional<String> write(Path directory) throws IOException {
    Path pom = directory.resolve(NAME);
    if (Files.exists(pom)) {
      return lack(new String(Files.readAllBytes(pom), StandardCharsets.UTF_8))
          .map(lack -> "`" + NAME + "` was there, and is left as it is: " + lack);
    }
    Files.createDirectories(directory);
    Files.writeString(pom, text());
    return Optional.empty();
  }

  private Optional<String> lack(String pom) {
    if (!pom.contains("mcp-spec-maven-plugin")) {
      return Optional.of("it needs mcp-spec-maven-plugin with its goal `generate`, and mcp-spec-runtime");
    }
    return mock && !pom.contains("<mock>true</mock>")
        ? Optional.of("write `<mock>true</mock>` there, and samples answer")
        : Optional.empty();
  }

  /** What makes the jar run, in one line. */
  public String nextStep() {
    return mock
        ? "`" + BUILD + "` makes a jar that answers from examples and samples"
        : "`" + BUILD + "` compiles it; the jar runs once `java: { handlers: CLASS }` in server.yaml names your"
            + " handlers, or with `" + BUILD + " -Dmock=true`";
  }
}
