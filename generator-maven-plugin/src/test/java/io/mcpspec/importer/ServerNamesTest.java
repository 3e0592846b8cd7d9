package io.mcpspec.importer;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.emit.java.server.Compiled;
import io.mcpspec.fixture.Nodes;
import io.mcpspec.runtime.surface.Manifest;
import io.mcpspec.runtime.surface.SurfaceFiles;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page of a server, however it is called, names it as its {@code install} does. */
class ServerNamesTest {

  @ParameterizedTest
  @ValueSource(strings = {"mcp-servers/everything", "@scope/x-mcp", "a b!", "服务", "mcp", "/", "dynamodb-mcp-server"})
  void areTheSameOnThePage(String server) {
    ImportedSpec spec =
        ImportedSpec.of(Nodes.object("{'initialize':{'serverInfo':{'name':'" + server + "','version':'1'}}}"));
    SurfaceFiles files = new SurfaceFiles(Compiled.resourcesOf(spec.artifacts()), SurfaceFiles.ROOT);
    String page = spec.artifacts().stream()
        .filter(artifact -> artifact.path().endsWith("install.md"))
        .map(artifact -> new String(artifact.content(), StandardCharsets.UTF_8))
        .findFirst().orElseThrow();
    assertThat(page).contains("\"" + Manifest.of(files).shortName() + "\": {");
  }
}
