package io.mcpspec.runtime.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class CompiledPromptTest {

  private static final String MESSAGES =
      "\"messages\":[{\"role\":\"user\",\"content\":{\"type\":\"text\",\"text\":[\"Hi \",{\"arg\":\"who\"}]}}]";
  private static final String FILLED =
      "\"messages\":[{\"role\":\"user\",\"content\":{\"type\":\"text\",\"text\":\"Hi Ada\"}}]}";

  private static String answer(String members) {
    return CompiledPrompt.parse("{" + members + MESSAGES + "}").fill(Map.of("who", "Ada")).toJson().toJson();
  }

  @Test
  void answersWithItsDescription() {
    assertThat(answer("\"description\":\"A greeting\",")).isEqualTo("{\"description\":\"A greeting\"," + FILLED);
  }

  @Test
  void aWrittenAnswerIsSentAsItIs() {
    assertThat(answer("\"answer\":{\"description\":\"said\",\"_meta\":{\"n\":1}},"))
        .isEqualTo("{\"description\":\"said\",\"_meta\":{\"n\":1}," + FILLED);
    assertThat(answer("\"answer\":{},")).isEqualTo("{" + FILLED);
  }
}
