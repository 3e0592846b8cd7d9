package io.mcpspec.runtime.surface;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.json.JsonObject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The name in clients' configurations; the compiler makes the same one for its page. */
class ShortNameTest {

  @ParameterizedTest
  @CsvSource({"mcp-servers/everything,everything", "@scope/x-mcp,x", "dynamodb-mcp-server,dynamodb",
      "my server!,my", "my tools!,my-tools", "服务,server", "mcp,mcp", "'',server",
      "io.github.some/mcp-server-thing,thing", "/,server"})
  void clientsAreGivenANameThatTheyTake(String server, String name) {
    assertThat(named(server).shortName()).isEqualTo(name);
    assertThat(named("x".repeat(300)).shortName()).hasSize(64);
  }

  private static Manifest named(String name) {
    var info = JsonObject.builder().put("name", name).put("version", "1").build();
    return new Manifest(JsonObject.builder().put("serverInfo", info).put("capabilities", JsonObject.EMPTY).build());
  }
}
