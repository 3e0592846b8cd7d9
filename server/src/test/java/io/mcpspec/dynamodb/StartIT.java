package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.runtime.json.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the packaged server loads until its lists are answered: with few classes it starts soon, on every machine. */
class StartIT {

  private static final Path LOG = Path.of("target", "start-classes.log");
  private static final int MOST_OWN_CLASSES = 85;

  @Test
  void loadsLittleBeforeTheFirstCall() throws IOException {
    try (McpClient client = McpClient.start(Launch.packaged().option("-Xlog:class+load=info:file=" + LOG))) {
      client.result("initialize", McpClient.initializeParams());
      assertThat(client.result("tools/list", JsonObject.EMPTY).items("tools")).isNotEmpty();
      List<String> loaded = Files.readAllLines(LOG);

      assertThat(loaded).filteredOn(line -> line.contains(" io.mcpspec."))
          .hasSizeBetween(1, MOST_OWN_CLASSES)
          .noneMatch(line -> line.contains("io.mcpspec.runtime.aws."));
      assertThat(loaded).as("the class loader's way to a resource, lambdas and method handles are slow")
          .noneMatch(line -> line.contains("JarURLConnection"))
          .noneMatch(line -> line.contains("$$Lambda"))
          .noneMatch(line -> line.contains("java.lang.invoke.VarHandles "));
      assertThat(loaded)
          .noneMatch(line -> line.contains(" software.amazon."))
          .noneMatch(line -> line.contains(" io.modelcontextprotocol."));
    }
  }
}
