package io.mcpspec.command;

import io.mcpspec.compiler.EditorSchemaFiles;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.importer.ProjectFile;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes a project that builds: a spec with one tool, its handler, and what a repository needs. */
public record InitCommand(Invocation invocation) {

  private static final String PACKAGE = "org.example.";

  /**
   * Writes the project.
   *
   * @param given its directory; files that are there are an error
   */
  public void run(Path given) throws StatusException {
    Path directory = invocation.place().path(given);
    String name = name(directory);
    try {
      Map<String, String> files = files(name);
      refuseExisting(directory, files);
      for (Map.Entry<String, String> file : files.entrySet()) {
        Path path = directory.resolve(file.getKey());
        Files.createDirectories(path.getParent());
        Files.writeString(path, file.getValue());
        invocation.output().info("written: " + invocation.place().shown(path));
      }
      new EditorSchemaFiles(invocation.place().specOf(directory)).write();
    } catch (IOException e) {
      throw new StatusException(Status.CONFIG, "cannot write to `" + directory + "`: " + e.getMessage(), e);
    }
    String to = given.toString().isEmpty() ? "" : "in `" + invocation.place().shown(directory) + "`: ";
    invocation.output().info("next, " + to + invocation.style().name("check") + " checks the spec, "
        + invocation.style().name("serve") + " answers from its examples, and the build in "
        + ProjectFile.NAME + " makes a jar");
  }

  /** The directory's name in the form that servers have. */
  private static String name(Path directory) {
    String last = directory.getFileName() == null ? "" : directory.getFileName().toString();
    String name = last.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    return name.isEmpty() ? "server" : name;
  }

  private static Map<String, String> files(String name) throws IOException {
    String last = name.replace("-", "");
    String javaPackage = PACKAGE + (Character.isDigit(last.charAt(0)) ? "server" : "") + last;
    Map<String, String> files = new LinkedHashMap<>();
    String server = template("server.yaml", name, javaPackage);
    files.put("spec/server.yaml", server);
    files.put("spec/tools/greet.yaml", template("greet.yaml", name, javaPackage));
    files.put(ProjectFile.NAME, new ProjectFile(
        List.of(new InputFile("server.yaml", server.getBytes(StandardCharsets.UTF_8))), false).text());
    files.put("src/main/java/" + javaPackage.replace('.', '/') + "/ServerHandlers.java",
        template("ServerHandlers.java.txt", name, javaPackage));
    files.put(".gitignore", template("gitignore.txt", name, javaPackage));
    files.put(".github/workflows/check.yml", template("check.yml", name, javaPackage));
    return files;
  }

  private static String template(String file, String name, String javaPackage) throws IOException {
    try (InputStream in = InitCommand.class.getResourceAsStream("project/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .replace("@name@", name).replace("@package@", javaPackage);
    }
  }

  private void refuseExisting(Path directory, Map<String, String> files) throws StatusException {
    List<String> there = files.keySet().stream().filter(file -> Files.exists(directory.resolve(file))).toList();
    if (!there.isEmpty()) {
      throw StatusException.config("`" + invocation.place().shown(directory) + "` has " + String.join(", ", there)
          + " already, and nothing was written: pass another directory");
    }
  }
}
