package io.mcpspec.dynamodb.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

@RequiresTool(Tool.NODE)
class DynaliteTest {

  @Test
  void answersOnceStartedAndEndsWhenClosed() throws IOException, InterruptedException {
    Dynalite engine = Dynalite.start();
    try (engine) {
      HttpRequest request = HttpRequest.newBuilder(engine.endpoint()).build();
      HttpResponse<String> response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());

      assertThat(response.body()).startsWith("healthy: ");
    }
    assertThat(engine.isRunning()).isFalse();
  }
}
