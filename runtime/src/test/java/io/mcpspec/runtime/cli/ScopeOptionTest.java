package io.mcpspec.runtime.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.fixture.TestScope;
import io.mcpspec.runtime.server.NamePatterns;
import io.mcpspec.runtime.server.ResourceScope;
import io.mcpspec.runtime.server.ServerDefinition;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command line of a server with a scope that no runtime code knows. */
class ScopeOptionTest {

  private static final String CALL = "{'jsonrpc':'2.0','id':'%1$s','method':'tools/call','params':{'name':'%1$s',"
      + "'arguments':{}}}\n";

  private final TestScope shelves = TestScope.shelves("echo");
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void isOnTheHelpPagesOfServingAndInstalling() {
    assertThat(run("--help")).isZero();
    assertThat(run("install --help")).isZero();
    assertThat(run("uninstall --help")).isZero();
    String row = "  --top-shelves PATTERN…     touch only top-shelves whose name matches\n";
    assertThat(text(out)).containsSubsequence("--read-only", row, "--groups a,b", "`install`", row, "`uninstall`");
    assertThat(text(out).split("--top-shelves", -1)).hasSize(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--top-shelves poetry novels-*", "--top-shelves=poetry,novels-*"})
  void limitsTheServer(String arguments) {
    assertLimited(Map.of(), arguments);
  }

  @ParameterizedTest
  @ValueSource(strings = {"FIXTURE_MCP_TOP_SHELVES", "FIXTURE-MCP-TOP-SHELVES", "fixture_mcp_top_shelves"})
  void aVariableLimitsTheServerToo(String variable) {
    assertLimited(Map.of(variable, "poetry, novels-*"), "");
  }

  private void assertLimited(Map<String, String> environment, String arguments) {
    assertThat(run(environment, arguments, call("echo") + call("count"))).isZero();
    assertThat(shelves.limits()).containsExactly(new NamePatterns(List.of("poetry", "novels-*")));
    assertThat(text(out).lines()).anyMatch(line -> line.contains("structuredContent"))
        .anyMatch(line -> line.contains("`count` is refused: this server may touch the top-shelves `poetry`, `novels-*`"
            + " only, and nothing says which ones this touches."));
  }

  @Test
  void isOnTheListAndAmongTheChecks() {
    assertThat(run("--list --top-shelves poetry")).isZero();
    assertThat(run("--check --top-shelves poetry")).isZero();
    assertThat(text(out)).contains("\nonly top-shelves that match `poetry` may be touched\n",
        "ok       top-shelves  only those that match `poetry` may be touched\n");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "--top-shelves | option `--top-shelves` needs a value: --top-shelves PATTERN…",
    "--top-shelves= | option `--top-shelves` needs a value: --top-shelves PATTERN…",
    "--top-shelves a --top-shelves b | option `--top-shelves` is given twice; give it once, --top-shelves PATTERN…",
    "--top-shelves attic | option `--top-shelves`: `attic` is not a shelf",
    "--top-shelf a | unknown option `--top-shelf`; did you mean `--top-shelves`?",
    "uninstall --top-shelves a | `uninstall` has no option `--top-shelves`",
  })
  void whatIsNoLimitStopsTheStart(String arguments, String message) {
    assertThat(run(arguments.strip())).isEqualTo(2);
    assertThat(text(err)).startsWith("error: " + message);
    assertThat(shelves.limits()).isEmpty();
  }

  @Test
  void twoLimitsOrAnEmptyVariableStopTheStart() {
    assertThat(run(Map.of("FIXTURE_MCP_TOP_SHELVES", "a"), "--top-shelves b", "")).isEqualTo(2);
    assertThat(text(err)).startsWith("error: the top-shelves are limited twice, by --top-shelves or variables of the"
        + " environment (FIXTURE_MCP_TOP_SHELVES); limit them once");
    err.reset();
    assertThat(run(Map.of("FIXTURE_MCP_TOP_SHELVES", " , "), "", "")).isEqualTo(2);
    assertThat(text(err)).startsWith("error: environment variable `FIXTURE_MCP_TOP_SHELVES` names no shelf; give"
        + " patterns such as `poetry,novels-*`, or unset it to allow all top-shelves");
  }

  @Test
  void otherServersDoNotHaveIt() {
    ServerDefinition plain = new FixtureServer();
    assertThat(run(plain, Map.of(), "--help", "")).isZero();
    assertThat(text(out)).doesNotContain("PATTERN");
    assertThat(run(plain, Map.of(), "--top-shelves a", "")).isEqualTo(2);
    assertThat(run(plain, Map.of(), "--tables a", "")).isEqualTo(2);
    assertThat(text(err)).contains("error: unknown option `--top-shelves`\n", "error: unknown option `--tables`");
  }

  private int run(String arguments) {
    return run(Map.of(), arguments, "");
  }

  private int run(Map<String, String> environment, String arguments, String input) {
    ServerDefinition scoped = new FixtureServer() {
      @Override
      public List<ResourceScope> scopes() {
        return List.of(shelves);
      }
    };
    return run(scoped, environment, arguments, input);
  }

  private int run(ServerDefinition definition, Map<String, String> environment, String arguments, String input) {
    ServerMain main = new ServerMain(
        definition, FixtureServer.FILES, environment, new PrintStream(err, true, StandardCharsets.UTF_8));
    List<String> all = arguments.isEmpty() ? List.of() : Arrays.asList(arguments.split(" "));
    return main.run(all, new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out);
  }

  private static String call(String tool) {
    return String.format(CALL, tool).replace('\'', '"');
  }

  private static String text(ByteArrayOutputStream stream) {
    return stream.toString(StandardCharsets.UTF_8);
  }
}
