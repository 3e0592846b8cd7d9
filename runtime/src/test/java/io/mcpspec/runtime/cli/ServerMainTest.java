package io.mcpspec.runtime.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.fixture.TestScope;
import io.mcpspec.runtime.server.Check;
import io.mcpspec.runtime.server.Finding;
import io.mcpspec.runtime.server.ResourceScope;
import io.mcpspec.runtime.server.ServerDefinition;
import io.mcpspec.runtime.surface.SurfaceFiles;
import io.mcpspec.runtime.tool.ToolEntry;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServerMainTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void showsWhatIsServed() {
    assertThat(run(Map.of(), "--list", "--tools", "echo,erase,design")).isZero();
    assertThat(out()).isEqualTo("""
        fixture 1.1.0 · 3 tools · 2 prompts (1.0.8; draft 1.1.0) · 5 resources · 1 template
        tools/list is 1 KB, about 148 tokens
          read     design                       Hands out the architect's text.
          read     echo                         Gives back what it gets.
          destroy  erase                        Erases everything.
          prompt   architect                    Designs a model.
          prompt   greeting
          resource fixture://limits
          resource fixture://logo
          resource fixture://clock
          resource fixture://layout
          resource fixture://figures
          template fixture://tables/{name}
        """);
  }

  @Test
  void showsHelpAndVersion() {
    assertThat(run(Map.of(), "--version")).isZero();
    assertThat(out()).isEqualTo("fixture 1.1.0\n");
    assertThat(run(Map.of(), "--help")).isZero();
    assertThat(out()).contains("Fixture server 1.1.0, an MCP server\n")
        .contains("  --read-only                hide and refuse every tool that may change something\n")
        .contains("  extra                      Extra tools (only when chosen)\n")
        .contains("  FIXTURE_REGION             Region of all calls\n");
  }

  @Test
  void showsWhatWouldWork() {
    assertThat(run(Map.of("FIXTURE_REGION", "north", "FIXTURE_KEY", "hunter2"), "--check")).isZero();
    assertThat(out()).isEqualTo("""
        ok       environment  FIXTURE_REGION = north
        ok       environment  FIXTURE_KEY = (set, not shown)
        everything that was looked at works
        """);
  }

  @Test
  void failsWhenSomethingWouldNotWork() {
    ServerDefinition definition = new FixtureServer() {
      @Override
      public List<Check> checks() {
        return List.of(
            () -> List.of(Finding.ok("region", "north"), Finding.warning("endpoint", "not the usual one")),
            () -> List.of(Finding.failure("credentials", "none: set FIXTURE_KEY")),
            () -> {
              throw new IllegalStateException("boom");
            });
      }
    };
    assertThat(main(definition, FixtureServer.FILES, Map.of()).run(List.of("--check"), in(""), out)).isEqualTo(1);
    assertThat(out()).isEqualTo("""
        ok       region       north
        warning  endpoint     not the usual one
        failure  credentials  none: set FIXTURE_KEY
        failure  check        a check broke off: java.lang.IllegalStateException: boom
        2 failures, 1 warning
        """);
  }

  @Test
  void aWrongSettingEndsTheStartAndIsShownByTheCheck() {
    ServerDefinition definition = new FixtureServer() {
      @Override
      public List<String> settingFaults(Map<String, String> environment) {
        return List.of("URL: expected a URL, got " + environment.get("URL"));
      }
    };
    ServerMain main = main(definition, FixtureServer.FILES, Map.of("URL", "x"));
    assertThat(main.run(List.of("--http", "0"), in(""), out)).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8)).startsWith("error: URL: expected a URL, got x\n");
    assertThat(main.run(List.of("--list"), in(""), out)).isZero();
    out.reset();
    assertThat(main.run(List.of("--check"), in(""), out)).isEqualTo(1);
    assertThat(out()).isEqualTo("failure  setting      URL: expected a URL, got x\n1 failure, 0 warnings\n");
  }

  @Test
  void namesToolsThatNothingAnswers() {
    ServerDefinition definition = new FixtureServer() {
      @Override
      public List<ToolEntry> tools() {
        return super.tools().stream().filter(tool -> !tool.name().equals("echo")).toList();
      }
    };
    assertThat(main(definition, FixtureServer.FILES, Map.of()).run(List.of("--check"), in(""), out)).isEqualTo(1);
    assertThat(out()).contains("failure  tool         `echo` is published, and no handler answers it\n1 failure,");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "--list x | unknown option `x`",
    "--help=yes | option `--help` takes no value",
    "--groups | option `--groups` needs a value: --groups a,b",
    "--groups , | option `--groups` needs a value: --groups a,b",
    "--groups basic --groups extra | option `--groups` is given twice; give it once, --groups a,b",
    "--release --list | option `--release` needs a value: --release R",
    "--groups basic,extar | unknown group `extar`; did you mean `extra`?",
    "--groups zzz | unknown group `zzz`; there is `basic`, `extra`",
    "--tools ehco | unknown tool `ehco`; did you mean `echo`?",
    "--timeout 0 | option `--timeout`: expected seconds from 1 to 9999, got `0`",
    "--timeout 1m | option `--timeout`: expected seconds from 1 to 9999, got `1m`",
    "--timeout 99999999999 | option `--timeout`: expected seconds from 1 to 9999, got `99999999999`",
    "--release 1.0.9 | unknown release `1.0.9`; did you mean `1.0.5` or `1.0.8` or `1.1.0`?",
  })
  void namesWhatIsWrongWithTheCommandLine(String args, String message) {
    assertThat(run(Map.of(), args.split(" "))).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8).lines()).first().isEqualTo("error: " + message);
    assertThat(out()).isEmpty();
  }

  @Test
  void commandsHaveHelpOfTheirOwn() {
    assertThat(run(Map.of(), "--help")).isZero();
    assertThat(out()).contains("\nCommands, in place of serving", "\n  uninstall ").doesNotContain("--dry-run");
    assertThat(run(Map.of(), "install", "--help")).isZero();
    assertThat(out()).startsWith("Fixture server 1.1.0: `install`\n")
        .contains("--client NAME…", "--allow-writes", "--groups a,b").doesNotContain("--check", "--file", "--http");
    assertThat(run(Map.of(), "archive", "--help")).isZero();
    assertThat(out()).contains("--file PATH").doesNotContain("--client");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "install --list | `install` has no option `--list`",
    "install --http 0 | `install` has no option `--http`",
    "archive --client cursor | `archive` has no option `--client`",
    "uninstall --env A=b | `uninstall` has no option `--env`",
    "uninstall --client ursor | unknown client `ursor`; did you mean `cursor`?",
    "uninstall --name a/b | option `--name`: expected up to 64 letters, digits, `_` and `-`, got `a/b`",
    "--dry-run | option `--dry-run` belongs to the command `install`, which comes first: `install --dry-run …`",
    "--file x | option `--file` belongs to the command `archive`, which comes first: `archive --file …`",
  })
  void optionsOfCommandsAndOfServingAreToldApart(String args, String message) {
    assertThat(run(Map.of("HOME", "/nowhere"), args.split(" "))).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8).lines()).first().isEqualTo("error: " + message);
    assertThat(out()).isEmpty();
  }

  @Test
  void whatIsNotPackagedIsNotInstalled() {
    assertThat(run(Map.of("HOME", "/nowhere"), "install")).isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8)).startsWith("error: the server runs from `")
        .contains("`, which is no jar; package it, `mvn package`, and install from the jar");
  }

  @Test
  void stopsWhenAReadOnlySwitchIsNotUnderstood() {
    assertThat(run(Map.of("FIXTURE_READONLY", "perhaps"))).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8)).startsWith("error: environment variable `FIXTURE_READONLY`: "
        + "expected `true` or `false`, got `perhaps`; the server does not start");
  }

  @Test
  void servesReadOnlyByOptionOrEnvironment() {
    assertThat(run(Map.of(), "--list", "--read-only")).isZero();
    assertThat(out()).doesNotContain("erase");
    assertThat(run(Map.of("FIXTURE-READ-ONLY", "TRUE "), "--list")).isZero();
    assertThat(out()).doesNotContain("erase");
    assertThat(run(Map.of("FIXTURE_READONLY", "off"), "--list", "--groups=all")).isZero();
    assertThat(out()).contains("erase", "rarely");
  }

  @Test
  void showsWhatTheServerIsLimitedTo() {
    ServerMain main = main(scoped(TestScope.tables("echo")), FixtureServer.FILES,
        Map.of("FIXTURE_MCP_TABLES", "Orders,orders-*"));
    assertThat(main.run(List.of("--list"), in(""), out)).isZero();
    assertThat(out()).contains("\nonly tables that match `Orders`, `orders-*` may be touched\n");
    assertThat(main.run(List.of("--check", "--read-only"), in(""), out)).isZero();
    assertThat(out())
        .contains("ok       read-only    tools that change something are hidden and refused\n")
        .contains("ok       tables       only those that match `Orders`, `orders-*` may be touched\n");
  }

  @Test
  void aServerThatCannotKeepToTablesDoesNotStartLimited() {
    ServerMain main = main(scoped(TestScope.tables()), FixtureServer.FILES, Map.of());
    assertThat(main.run(List.of("--tables", "Orders"), in(""), out)).isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .startsWith("error: no tool of this server can be limited to tables, so it does not start");
    assertThat(out()).isEmpty();
  }

  private static ServerDefinition scoped(ResourceScope scope) {
    return new FixtureServer() {
      @Override
      public List<ResourceScope> scopes() {
        return List.of(scope);
      }
    };
  }

  @Test
  void saysWhatIsMissingWhenTheSurfaceWasNotBuilt() {
    SurfaceFiles nowhere = new SurfaceFiles(getClass().getClassLoader(), "nowhere/");
    assertThat(main(new FixtureServer(), nowhere, Map.of()).run(List.of(), in(""), out)).isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("`nowhere/server.json` is not on the class path");
  }

  @Test
  void servesUntilTheEndOfInput() {
    ServerMain main = main(new FixtureServer(), FixtureServer.FILES, Map.of());
    assertThat(main.run(List.of(), in("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}\n"), out)).isZero();
    assertThat(out()).isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}\n");
  }

  private int run(Map<String, String> environment, String... args) {
    out.reset();
    return main(new FixtureServer(), FixtureServer.FILES, environment).run(List.of(args), in(""), out);
  }

  private ServerMain main(ServerDefinition definition, SurfaceFiles files, Map<String, String> environment) {
    return new ServerMain(definition, files, environment, new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  private static ByteArrayInputStream in(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }
}
