package io.mcpspec.dynamodb.protocol;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One of the protocol's own test suites.
 *
 * @param name how results call it
 * @param script its program, below {@code node_modules}
 * @param options what it is asked to run
 */
record ConformanceSuite(String name, String script, List<String> options) {

  private static final Pattern RESULT = Pattern.compile("server-(.*)-\\d{4}-\\d\\d-\\d\\dT[\\d-]+Z");

  /**
   * One thing that the suite looked at.
   *
   * @param status {@code SUCCESS}, {@code FAILURE}, {@code WARNING} or {@code SKIPPED}
   * @param message what was wrong, or empty
   */
  record Check(String scenario, String id, String status, String message) {

    boolean passed() {
      return status.equals("SUCCESS");
    }

    /** Not looked at, since the server does not declare what it is about. */
    boolean skipped() {
      return status.equals("SKIPPED");
    }
  }

  /**
   * Runs it.
   *
   * @param results an empty folder
   */
  List<Check> run(URI server, Path results) {
    List<String> arguments = new ArrayList<>(List.of("server", "--url", server.toString(), "-o", results.toString()));
    arguments.addAll(options);
    NodeProgram run = NodeProgram.run(script, arguments);
    List<Check> checks = checks(results);
    if (checks.isEmpty()) {
      throw new AssertionError(name + " checked nothing: " + run);
    }
    return checks;
  }

  private static List<Check> checks(Path results) {
    List<Check> checks = new ArrayList<>();
    try (Stream<Path> tree = Files.walk(results)) {
      for (Path file : tree.filter(path -> path.endsWith("checks.json")).sorted().toList()) {
        Matcher scenario = RESULT.matcher(file.getParent().getFileName().toString());
        if (!scenario.matches()) {
          throw new AssertionError("not a scenario's folder: " + file);
        }
        checks.addAll(checks(scenario.group(1), JsonReader.read(Files.readString(file))));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return checks;
  }

  /** The checks of one scenario, without the notes between them, which judge nothing. */
  private static List<Check> checks(String scenario, Json file) {
    return file.asArray().orElseThrow().items().stream()
        .map(check -> check(scenario, check.asObject().orElseThrow()))
        .filter(check -> !check.status().equals("INFO"))
        .toList();
  }

  private static Check check(String scenario, JsonObject check) {
    return new Check(scenario, check.string("id").orElseThrow(), check.string("status").orElseThrow(),
        check.string("errorMessage").orElse(""));
  }
}
