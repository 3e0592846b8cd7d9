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
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A tool is one YAML file: a copy of the spec with the tool of the guide is built, listed and called. */
class AddedToolIT {

  private static final Path SPEC = Path.of("..", "spec");
  private static final Path GUIDE = Path.of("..", "docs", "guide", "add-a-tool.md");
  private static final Pattern TOOL = Pattern.compile("```yaml\n(# yaml[^\n]+\nspec: tool/1\n.*?)```", Pattern.DOTALL);

  @TempDir private Path folder;

  @Test
  void oneYamlFileMakesAToolThatWorks() throws IOException {
    Path spec = folder.resolve("spec");
    copy(SPEC, spec);
    Files.writeString(spec.resolve("tools").resolve("describe_import.yaml"), toolInGuide());
    RebuiltServer server = RebuiltServer.build(spec, folder.resolve("output"));

    assertThat(CommandLine.run(server.launch("--list")).output()).contains("describe_import");
    try (WireStub stub = WireStub.start();
        McpClient client = McpClient.open(server.launch().endpoint(stub.endpoint()))) {
      assertThat(client.list("tools/list", "tools"))
          .anyMatch(tool -> tool.string("name").equals(Optional.of("describe_import")));
      describesAnImport(client, stub);
    }
  }

  private static void describesAnImport(McpClient client, WireStub stub) {
    stub.prepare("DescribeImport", StubAnswer.ok(object("""
        {"ImportTableDescription": {"ImportStatus": "COMPLETED", "ImportedItemCount": 1204,
                                    "StartTime": 1772357400}}""")));
    JsonObject result = client.call("describe_import", object("""
        {"import_arn": "arn:aws:dynamodb:eu-west-1:210987654321:table/Readings/import/01772357400000-77aa88bb"}"""))
        .structured();
    assertThat(result).isEqualTo(object("""
        {"ImportTableDescription": {"ImportStatus": "COMPLETED", "ImportedItemCount": 1204,
                                    "StartTime": "2026-03-01T09:30:00Z"}}"""));
    assertThat(stub.requests()).singleElement().satisfies(request -> assertThat(request.body()).isEqualTo(object("""
        {"ImportArn": "arn:aws:dynamodb:eu-west-1:210987654321:table/Readings/import/01772357400000-77aa88bb"}""")));
  }

  private static String toolInGuide() throws IOException {
    Matcher tool = TOOL.matcher(Files.readString(GUIDE));
    assertThat(tool.find()).as("a tool in the guide").isTrue();
    return tool.group(1);
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
