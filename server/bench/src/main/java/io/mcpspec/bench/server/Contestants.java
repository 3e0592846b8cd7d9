package io.mcpspec.bench.server;

import io.mcpspec.runtime.install.machine.Jvm;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The servers that are measured side by side. */
final class Contestants {

  private static final JsonObject PROMPT = Contestant.call(
      "dynamodb_data_modeling", JsonObject.builder().put("section", Json.of("role")).build());
  private static final Pattern LIBRARIES = Pattern.compile(
      ".*(bench.target.classes|dynamodb-mcp-server-[^/\\\\]*|mcp-core|mcp-json|jackson|reactor|reactive|slf4j"
          + "|json-schema-validator|itu)[^/\\\\]*");

  private final Path module;
  private final String java = Jvm.running().java().toString();
  private final Map<String, String> environment;

  Contestants(Path module, String endpoint) {
    this.module = module;
    this.environment = Map.of(
        "AWS_ENDPOINT_URL_DYNAMODB", endpoint, "AWS_REGION", "eu-west-1", "AWS_ACCESS_KEY_ID", "bench",
        "AWS_SECRET_ACCESS_KEY", "bench", "AWS_EC2_METADATA_DISABLED", "true");
  }

  Path jar() {
    return module.resolve("../target/dynamodb-mcp-server.jar").normalize();
  }

  Contestant typeScript() {
    return node("TypeScript SDK, 1 tool", "one-tool.js");
  }

  Contestant everything() {
    return node("server-everything", "node_modules/@modelcontextprotocol/server-everything/dist/index.js")
        .calling(Contestant.call("echo", JsonObject.builder().put("message", Json.of("hello")).build()));
  }

  private Contestant node(String name, String file) {
    return new Contestant(name, List.of("node", module.resolve("node").resolve(file).toString()), Map.of(),
        Contestant.call("echo", JsonObject.builder().put("text", Json.of("x".repeat(1_000))).build()));
  }

  Contestant handwritten() {
    String classpath = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> LIBRARIES.matcher(entry).matches())
        .collect(Collectors.joining(File.pathSeparator));
    return new Contestant("Java SDK by hand, 30 tools",
        List.of(java, "-classpath", classpath, HandwrittenServer.class.getName()), Map.of(),
        Contestant.call("dynamodb_data_modeling",
            JsonObject.builder().put("section", Json.of("x".repeat(1_000))).build()));
  }

  /** Ours as it is run without any preparation. */
  Contestant plain() {
    return new Contestant("ours, java -jar", List.of(java, "-jar", jar().toString()), environment, PROMPT);
  }

  /** Ours as {@code install} sets it up. */
  Contestant installed(Path archive) throws IOException, InterruptedException {
    Process made = new ProcessBuilder(java, "-jar", jar().toString(), "archive", "--file", archive.toString())
        .inheritIO().start();
    if (made.waitFor() != 0) {
      throw new IOException("no class-data archive could be made; what was said about it is above");
    }
    List<String> command = new ArrayList<>(List.of(java));
    command.addAll(Jvm.options(Optional.of(archive)));
    command.addAll(List.of("-jar", jar().toString()));
    return new Contestant("ours, installed", command, environment, PROMPT);
  }
}
