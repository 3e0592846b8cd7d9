package io.mcpspec.runtime.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.aws.dynamodb.TableScope;
import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.server.NamePatterns;
import io.mcpspec.runtime.server.ResourceLimit;
import io.mcpspec.runtime.server.ResourceScope;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScopeLimitsTest {

  private static final TableScope TABLES = new TableScope(() -> null, Set.of("get_item"));
  private static final List<String> TWO = List.of("Orders", "orders-*");

  @ParameterizedTest
  @ValueSource(strings = {
    "--tables Orders orders-*", "--tables Orders,orders-* --list", "--list --tables=Orders,,orders-*",
    "--tables Orders, orders-* --read-only",
  })
  void takesPatternsFromTheCommandLine(String arguments) {
    assertThat(read(Map.of(), arguments)).map(NamePatterns::patterns).contains(TWO);
  }

  @ParameterizedTest
  @ValueSource(strings = {"FIXTURE_MCP_TABLES", "FIXTURE-MCP-TABLES", "fixture_mcp_tables"})
  void takesPatternsFromTheEnvironment(String name) {
    assertThat(read(Map.of(name, "Orders, orders-*"), "--list")).map(NamePatterns::patterns).contains(TWO);
  }

  @Test
  void limitsNothingWhenNobodyAsksForIt() {
    assertThat(read(Map.of("OTHER_MCP_TABLES", "x"), "--list")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", ",", " , "})
  void aVariableWithoutAPatternStopsTheStart(String value) {
    assertThatThrownBy(() -> read(Map.of("FIXTURE_MCP_TABLES", value), "--list"))
        .isInstanceOf(UsageException.class)
        .hasMessageStartingWith("environment variable `FIXTURE_MCP_TABLES` names no table; give patterns such as");
  }

  @Test
  void twoLimitsStopTheStart() {
    assertThatThrownBy(() -> read(Map.of("FIXTURE_MCP_TABLES", "Orders"), "--tables Orders"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("limited twice");
    assertThatThrownBy(() -> read(Map.of("FIXTURE_MCP_TABLES", "A", "FIXTURE-MCP-TABLES", "B"), "--list"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("limited twice");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "--tables | option `--tables` needs a value: --tables PATTERN…",
    "--tables= | option `--tables` needs a value: --tables PATTERN…",
    "--tables --list | option `--tables` needs a value: --tables PATTERN…",
    "--tables A --tables B | option `--tables` is given twice",
    "--tables arn:aws:dynamodb:eu-west-1:1:table/A | option `--tables`: `arn:aws:dynamodb:eu-west-1:1:table/A` is no",
  })
  void whatIsNoLimitStopsTheStart(String arguments, String message) {
    assertThatThrownBy(() -> read(Map.of(), arguments.strip()))
        .isInstanceOf(UsageException.class)
        .hasMessageStartingWith(message);
  }

  private static Optional<NamePatterns> read(Map<String, String> environment, String arguments) {
    Options options = new Options(new FixtureServer() {
      @Override
      public List<ResourceScope> scopes() {
        return List.of(TABLES);
      }
    });
    CommandLine line = CommandLine.parse(Arrays.asList(arguments.split(" ")), options);
    List<ResourceLimit> limits =
        new ScopeLimits(options, new SpecVariables(FixtureServer.manifest(), environment)).read(line);
    return limits.stream().map(ResourceLimit::allowed).findFirst();
  }
}
