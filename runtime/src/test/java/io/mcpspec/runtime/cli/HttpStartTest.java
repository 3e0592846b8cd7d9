package io.mcpspec.runtime.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.http.HttpOptions;
import io.mcpspec.runtime.http.access.Access;
import io.mcpspec.runtime.http.access.OAuthAccess;
import io.mcpspec.runtime.http.access.TokenAccess;
import io.mcpspec.runtime.http.message.AllowedNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HttpStartTest {

  private static final String OAUTH =
      "--oauth-issuer https://login.example.com --oauth-audience https://mcp.example.com";

  @TempDir
  private Path folder;

  private static final Options OPTIONS = new Options(new FixtureServer());

  private static CommandLine line(String args) {
    return CommandLine.parse(List.of(args.split(" ")), OPTIONS);
  }

  private HttpOptions read(String args) throws IOException {
    Path token = Files.writeString(folder.resolve("token"), "secret\n");
    Path empty = Files.writeString(folder.resolve("empty"), "\n");
    Path words = Files.writeString(folder.resolve("words"), "two words");
    Map<String, Path> files = Map.of("TOKEN", token, "EMPTY", empty, "WORDS", words);
    List<String> all = new ArrayList<>(List.of(args.split(" ")));
    all.replaceAll(word -> files.containsKey(word) ? files.get(word).toString() : word);
    HttpStart start = new HttpStart(CommandLine.parse(all, OPTIONS));
    start.stateKey();
    return start.read();
  }

  @Test
  void staysOnThisMachineUnlessTold() throws IOException {
    assertThat(read("--http 8080"))
        .isEqualTo(new HttpOptions("127.0.0.1", 8080, false, AllowedNames.LOCAL, Access.OPEN));
    assertThat(read("--http 0 --http-sessions --http-host ::1 --allowed-hosts A.example,b:81"
        + " --allowed-origins http://c"))
        .isEqualTo(new HttpOptions("::1", 0, true,
            new AllowedNames(List.of("a.example", "b:81"), List.of("http://c")), Access.OPEN));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.0.0.0", "::", "10.255.255.1"})
  void letsOtherMachinesInOnlyWithACheck(String host) throws IOException {
    assertThatThrownBy(() -> read("--http 80 --http-host " + host)).isInstanceOf(UsageException.class)
        .hasMessage("option `--http-host`: other machines reach " + host + ", so clients must show a token: add "
            + "`--token-file FILE`, or `--oauth-issuer URL` and `--oauth-audience URL`");
    assertThat(read("--http 80 --http-host " + host + " --token-file TOKEN").access()).isInstanceOf(TokenAccess.class);
    HttpOptions options = read("--http 80 --http-host " + host + " " + OAUTH);
    assertThat(options.access()).isInstanceOf(OAuthAccess.class);
    assertThat(options.names().hosts()).as("the audience's own name").containsExactly("mcp.example.com");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "--http 65536 | option `--http`: expected a port from 0 to 65535, got `65536`",
    "--http web | option `--http`: expected a port from 0 to 65535, got `web`",
    "--http 1 --http-host no.such.name.invalid | option `--http-host`: `no.such.name.invalid` is no address",
    "--http 1 --token-file /no/such/file | option `--token-file`: /no/such/file: there is no such file",
    "--http 1 --token-file EMPTY | the file is empty; write a long random text into it",
    "--http 1 --token-file WORDS | what the file holds cannot be sent as a token",
    "--http 1 --state-key-file EMPTY | the file is empty; write a long random text into it",
    "--http 1 --state-key-file TOKEN | the file holds less than 32 characters",
    "--http 1 --token-file TOKEN --oauth-issuer https://a | options `--token-file` and `--oauth-issuer` exclude each",
    "--http 1 --oauth-issuer https://a | option `--oauth-audience` is missing; tokens cannot be checked without",
    "--http 1 --oauth-scopes a | option `--oauth-issuer` is missing; tokens cannot be checked without",
    "--http 1 --oauth-issuer http://a --oauth-audience https://b | option `--oauth-issuer`: expected an https URL",
    "--http 1 --oauth-issuer https://a --oauth-audience b | option `--oauth-audience`: expected an https URL",
    "--http 1 --oauth-issuer https://a --oauth-audience https://b#c | option `--oauth-audience`: expected an https URL",
    "--http 1 --allowed-hosts http://a | option `--allowed-hosts`: expected a name such as `mcp.example.com`",
    "--http 1 --allowed-origins a.example | option `--allowed-origins`: expected scheme and name",
    "--http 1 --allowed-origins * | option `--allowed-origins`: expected scheme and name",
  })
  void namesWhatIsWrong(String args, String message) {
    assertThatThrownBy(() -> read(args)).isInstanceOf(UsageException.class).hasMessageContaining(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "--http-host 0.0.0.0", "--http-sessions", "--token-file x", "--oauth-issuer x", "--oauth-audience x",
    "--oauth-jwks x", "--oauth-scopes x", "--state-key-file x", "--allowed-hosts a", "--allowed-origins a",
  })
  void isMeantForHttpAlone(String args) {
    assertThatThrownBy(() -> line(args).requireNeeded()).isInstanceOf(UsageException.class)
        .hasMessage("option `" + args.split(" ")[0] + "` needs `--http PORT` as well");
    line("--http 1 " + args).requireNeeded();
  }
}
