package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.build.RebuiltServer;
import io.mcpspec.dynamodb.client.CommandLine;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.dynamodb.wire.StubAnswer;
import io.mcpspec.dynamodb.wire.WireStub;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A tool is one YAML file: a copy of the project's spec with one more is built, listed and called. */
class AddedToolIT {

  private static final Path SPEC = Path.of("..", "spec");
  private static final Path ADDED = Path.of("src", "test", "resources", "added-tool", "describe_import.yaml");

  @TempDir private Path folder;

  @Test
  void oneYamlFileMakesAToolThatWorks() throws IOException {
    Path spec = folder.resolve("spec");
    copy(SPEC, spec);
    Files.copy(ADDED, spec.resolve("tools").resolve(ADDED.getFileName()));
    RebuiltServer server = RebuiltServer.build(spec, folder.resolve("output"));

    assertThat(CommandLine.run(server.launch("--list")).output()).contains("31 tools").contains("describe_import");
    try (WireStub stub = WireStub.start();
        McpClient client = McpClient.open(server.launch().endpoint(stub.endpoint()))) {
      assertThat(client.list("tools/list", "tools")).hasSize(31);
      stub.prepare("DescribeImport", StubAnswer.ok(object("""
          {"ImportTableDescription": {"ImportStatus": "COMPLETED", "ImportedItemCount": 1204, "StartTime": 1772357400}}""")));

      JsonObject result = client.call("describe_import", object("""
          {"import_arn": "arn:aws:dynamodb:eu-west-1:210987654321:table/Readings/import/01772357400000-77aa88bb"}"""))
          .structured();

      assertThat(result).isEqualTo(object("""
          {"ImportTableDescription": {"ImportStatus": "COMPLETED", "ImportedItemCount": 1204,
                                      "StartTime": "2026-03-01T09:30:00Z"}}"""));
      assertThat(stub.requests()).singleElement().satisfies(request -> assertThat(request.body()).isEqualTo(object("""
          {"ImportArn": "arn:aws:dynamodb:eu-west-1:210987654321:table/Readings/import/01772357400000-77aa88bb"}""")));
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    List<Path> files;
    try (Stream<Path> tree = Files.walk(from)) {
      files = tree.filter(Files::isRegularFile).toList();
    }
    for (Path file : files) {
      Path target = to.resolve(from.relativize(file));
      Files.createDirectories(target.getParent());
      Files.copy(file, target);
    }
  }

  private static JsonObject object(String text) {
    return JsonReader.read(text).asObject().orElseThrow();
  }
}
