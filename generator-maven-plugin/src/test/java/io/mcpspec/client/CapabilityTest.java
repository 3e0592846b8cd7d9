package io.mcpspec.client;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a client says that it can do, and what it does when a server asks for it. */
class CapabilityTest {

  private static String answer(String method, Set<Capability> capabilities) {
    Mapping request =
        Messages.read("{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"method\":\"" + method + "\"}").orElseThrow();
    return JsonWriter.compact(Messages.answer(request, capabilities));
  }

  @Test
  void onlyWhatIsAskedForIsDeclared() {
    assertThat(JsonWriter.compact(Capability.declared(Set.of()))).isEqualTo("{}");
    assertThat(JsonWriter.compact(Capability.declared(Set.of(Capability.ELICITATION, Capability.ROOTS))))
        .isEqualTo("{\"roots\":{},\"elicitation\":{}}");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      ROOTS       | roots/list             | "result":{"roots":[]}
      ELICITATION | elicitation/create     | "result":{"action":"decline"}
      SAMPLING    | sampling/createMessage | "code":-32601
      """)
  void aServerThatAsksIsAnswered(Capability capability, String method, String answer) {
    assertThat(answer(method, Set.of(capability))).contains(answer, "\"id\":\"x\"");
    assertThat(answer(method, Set.of())).contains("\"code\":-32601");
  }
}
