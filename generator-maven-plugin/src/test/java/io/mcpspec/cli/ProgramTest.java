package io.mcpspec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.cli.terminal.Terminal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wrong command lines, help, and where text goes. */
class ProgramTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      dif a b                      | unknown command `dif`; did you mean `diff`?
      diff --fromat x              | unknown option `--fromat`; did you mean `--format`?
      check --fail-on wrong        | expected one of error, warning, notice but was `wrong`
      check extra                  | `extra` is one argument too many
      verify                       | missing `RELEASE`
      verify 1.0                   | say which server: mcp-spec verify 1.0 URL, or mcp-spec verify 1.0 -- COMMAND
      import x.json                | missing `--out DIR`
      import --out y               | say what to import, and only one thing
      diff a                       | only `a` was given: write mcp-spec diff FROM TO
      diff a b -- server           | there are three sides
      diff a b --format bunt       | unknown format `bunt`; expected one of text,
      diff a b --timeout soon      | `soon` is not an int
      diff a b --timeout 0         | `--timeout 0`: expected at least 1 second
      diff a b --env HOME          | `HOME` has no `=` after a name: write --env NAME=VALUE
      diff a b --header Key        | `Key` has no `:` after a name: write --header "NAME: VALUE"
      diff a b --token-file none   | which --token-file names
      diff a b --capabilities root | unknown capability `root` in --capabilities; did you mean `roots`?
      check -- server              | `mcp-spec check` starts no server: leave out `--`
      lock --                      | there is no command behind `--`
      check                        | no spec: expected
      explain i05x                 | unknown code `i05x`
      """)
  void aWrongCommandLineIsExplained(String line, String message) {
    ProgramRun run = ProgramRun.in(folder, line.split(" "));

    assertThat(run.err()).startsWith("error: ").contains(message);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void withoutACommandTheHelpIsShownAsAnError() {
    ProgramRun run = ProgramRun.in(folder);

    assertThat(run.err()).startsWith("Usage: mcp-spec").contains("diff ", "Exit codes:");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void everyCommandHasAHelp() {
    assertThat(ProgramRun.in(folder, "--help").out()).contains(Commands.names());
    for (String name : Commands.names()) {
      ProgramRun run = ProgramRun.in(folder, name, "--help");
      assertThat(run.out()).as(name).contains("Usage: mcp-spec " + name, "--quiet", "--spec=DIR");
      assertThat(run.code()).isZero();
    }
  }

  @Test
  void completionKnowsAllCommands() {
    ProgramRun run = ProgramRun.in(folder, "completion");

    assertThat(run.out()).startsWith("#!/usr/bin/env bash").contains(Commands.names());
    assertThat(run.code()).isZero();
  }

  @Test
  void aSideThatIsMissingIsNoWrongUsage() {
    ProgramRun run = ProgramRun.in(folder, "diff", "a.json", "b.json");

    assertThat(run.err()).startsWith("error: `a.json` is no locked release in ");
    assertThat(run.code()).isEqualTo(3);
  }

  @Test
  void aServerThatDoesNotStartIsNamed() {
    ProgramRun run = ProgramRun.in(folder, "lock", "--", "no-such-program", "arg");

    assertThat(run.err()).isEqualTo("error: cannot start `no-such-program arg`: there is no such program; pass its"
        + " whole path, or install it\n");
    assertThat(run.code()).isEqualTo(3);
  }

  @Test
  void messagesNameThisProgramAndNoGoal() {
    List<String> said = List.of(
        ProgramRun.in(folder, "explain").out(),
        ProgramRun.in(folder, "explain", "nothing").err(),
        ProgramRun.in(folder, "verify", "1", "http://localhost:1/mcp").err(),
        ProgramRun.in(folder, "serve", "--transport", "pigeon").err());

    assertThat(said).allSatisfy(text -> assertThat(text).isNotEmpty().doesNotContain("mvn", "mcp-spec:", "-D"));
    assertThat(said.get(0)).contains("mcp-spec explain CODE");
    assertThat(said.get(2)).contains("mcp-spec lock makes one");
  }

  @Test
  void colourIsForTerminals() {
    String red = "\u001b[1;31merror:\u001b[0m ";
    assertThat(coloured(false, true).err()).startsWith(red);
    assertThat(coloured(true, false).err()).startsWith("error: ");
  }

  private ProgramRun coloured(boolean out, boolean err) {
    return ProgramRun.in(folder, Map.of(), new Terminal.Colours(out, err), "dif");
  }
}
