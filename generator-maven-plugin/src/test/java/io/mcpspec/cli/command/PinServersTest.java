package io.mcpspec.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.cli.ProgramRun;
import io.mcpspec.cli.terminal.Terminal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What clients' servers serve is recorded, and everything that changes behind their backs is reported. */
class PinServersTest {

  @TempDir private Path folder;

  @BeforeEach
  void aServerThatIsRecorded() throws IOException {
    state("fine");
    configure("");
    ProgramRun first = pin();
    assertThat(first).isEqualTo(new ProgramRun(0, "", first.err()));
    assertThat(first.err()).endsWith("mail is recorded: 2 tools\nwritten: mcp-pins.json\n");
  }

  private void state(String word) throws IOException {
    Files.writeString(folder.resolve("state"), word);
  }

  private void configure(String others) throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Files.writeString(folder.resolve("mcp.json"), "{\"mcpServers\": {\"mail\": {\"command\": \"" + java
        + "\", \"args\": [\"-Xshare:auto\", \"-cp\", \"" + System.getProperty("java.class.path") + "\", \""
        + ChangingServer.class.getName() + "\", \"" + folder.resolve("state") + "\"]}" + others + "}}");
  }

  private ProgramRun pin(String... more) {
    String[] arguments = new String[more.length + 2];
    arguments[0] = "pin";
    arguments[1] = "mcp.json";
    System.arraycopy(more, 0, arguments, 2, more.length);
    return ProgramRun.in(folder, arguments);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      destructive  | A01 readonly-lost
      orders       | SUSPICIOUS mail: tool/search_mail#/description: the text poses as an instruction
      hidden       | SUSPICIOUS mail: tool/search_mail#/description: the text has U+200B ZERO WIDTH SPACE
      widened      | input `folder` is not limited any more to "inbox", "sent"
      added        | T03 tool-added
      replaced     | tool/search_mail
      instructions | SUSPICIOUS mail: server#/instructions: the text tells the model to ignore its
      prompt       | SUSPICIOUS mail: prompt/sum_up/start: the text
      """)
  void whatChangesBehindTheUsersBackIsReported(String change, String reported) throws IOException {
    String recorded = Files.readString(folder.resolve("mcp-pins.json"));
    state(change);

    ProgramRun run = pin("--quiet");
    assertThat(run.out()).startsWith("mail changed since it was recorded\n").contains(reported);
    assertThat(run.err()).startsWith("error: not what was recorded: mail; read what changed");
    assertThat(run.code()).isEqualTo(4);
    assertThat(folder.resolve("mcp-pins.json")).content().isEqualTo(recorded);
  }

  @ParameterizedTest
  @CsvSource({"fine", "order"})
  void aRestartAndAnotherOrderAreNoChange(String state) throws IOException {
    state(state);

    assertThat(pin("--quiet")).isEqualTo(new ProgramRun(0, "", ""));
  }

  @Test
  void aChangeIsRecordedWhenItIsAccepted() throws IOException {
    state("added");
    assertThat(pin("--accept").out()).contains("T03 tool-added");
    assertThat(folder.resolve("mcp-pins.json")).content().contains("\"send_mail\"");
    assertThat(pin("--quiet")).isEqualTo(new ProgramRun(0, "", ""));
  }

  @Test
  void aServerThatIsNewInTheConfigurationIsReported() throws IOException {
    configure(", \"more\": {\"command\": \"no-such-program\"}");

    ProgramRun run = pin();
    assertThat(run.err()).contains("mail serves what was recorded", "more could not be read: cannot start");
    assertThat(run.code()).isEqualTo(3);
    assertThat(pin("--server", "mial").err()).contains("no configuration has a server `mial`; did you mean `mail`?");
    assertThat(pin("--server", "mail").code()).isZero();
  }

  @Test
  void serversGetOnlyTheVariablesOfTheirEntry() throws IOException {
    String script = "{\"mcpServers\": {\"spy\": {\"command\": \"/bin/sh\", \"args\": [\"-c\", \"env >&2\"],"
        + " \"env\": {\"NAMED\": \"1\"}}}}";
    Files.writeString(folder.resolve("mcp.json"), script);
    Map<String, String> environment = Map.of("PATH", System.getenv("PATH"), "HOME", "/h", "AWS_SECRET", "leaked");

    ProgramRun run = ProgramRun.in(folder, environment, Terminal.Colours.NONE, "pin", "mcp.json");
    assertThat(run.err()).contains("NAMED=1", "HOME=/h").doesNotContain("leaked");
  }
}
