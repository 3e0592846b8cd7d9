package io.mcpspec.runtime.install.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.install.machine.Platform;
import io.mcpspec.runtime.install.machine.Platform.OperatingSystem;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClientsTest {

  private static final Clients CLIENTS = Clients.known();
  private static final Launch LAUNCH = new Launch("C:\\Program Files\\java.exe",
      List.of("-Xlog:all=warning:stderr", "-jar", "/tmp/it's a+b%20é.jar"), Map.of("AWS_REGION", "eu-west-1"));

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "claude-desktop | /u/.config/Claude/claude_desktop_config.json"
        + " | /u/Library/Application Support/Claude/claude_desktop_config.json"
        + " | /u/AppData/Roaming/Claude/claude_desktop_config.json",
    "claude-code | /u/.claude.json | /u/.claude.json | /u/.claude.json",
    "cursor | /u/.cursor/mcp.json | /u/.cursor/mcp.json | /u/.cursor/mcp.json",
    "vscode | /u/.config/Code/User/mcp.json | /u/Library/Application Support/Code/User/mcp.json"
        + " | /u/AppData/Roaming/Code/User/mcp.json",
    "amazon-q | /u/.aws/amazonq/mcp.json | /u/.aws/amazonq/mcp.json | /u/.aws/amazonq/mcp.json",
    "kiro | /u/.kiro/settings/mcp.json | /u/.kiro/settings/mcp.json | /u/.kiro/settings/mcp.json",
    "windsurf | /u/.codeium/windsurf/mcp_config.json | /u/.codeium/windsurf/mcp_config.json"
        + " | /u/.codeium/windsurf/mcp_config.json",
    "gemini-cli | /u/.gemini/settings.json | /u/.gemini/settings.json | /u/.gemini/settings.json",
    "codex | /u/.codex/config.toml | /u/.codex/config.toml | /u/.codex/config.toml",
  })
  void eachClientHasAFileOnEachSystem(String id, String linux, String macos, String windows) {
    assertThat(file(id, OperatingSystem.LINUX, Map.of("HOME", "/u"))).isEqualTo(Path.of(linux));
    assertThat(file(id, OperatingSystem.MACOS, Map.of("HOME", "/u"))).isEqualTo(Path.of(macos));
    assertThat(file(id, OperatingSystem.WINDOWS, Map.of("USERPROFILE", "/u"))).isEqualTo(Path.of(windows));
  }

  @Test
  void everyClientIsInTheTableAbove() {
    assertThat(CLIENTS.ids()).containsExactly("claude-desktop", "claude-code", "cursor", "vscode", "amazon-q", "kiro",
        "windsurf", "gemini-cli", "codex");
  }

  @ParameterizedTest
  @CsvSource({
    "codex, LINUX, CODEX_HOME, /c, /c/config.toml",
    "codex, LINUX, CODEX_HOME, relative, /u/.codex/config.toml",
    "claude-code, MACOS, CLAUDE_CONFIG_DIR, /c, /c/.claude.json",
    "vscode, LINUX, XDG_CONFIG_HOME, /x, /x/Code/User/mcp.json",
    "vscode, MACOS, XDG_CONFIG_HOME, /x, /u/Library/Application Support/Code/User/mcp.json",
    "vscode, WINDOWS, APPDATA, /r, /r/Code/User/mcp.json",
  })
  void variablesMoveFiles(String id, OperatingSystem system, String name, String value, String file) {
    assertThat(file(id, system, Map.of("HOME", "/u", name, value))).isEqualTo(Path.of(file));
  }

  private static Path file(String id, OperatingSystem system, Map<String, String> environment) {
    Map<String, String> all = new LinkedHashMap<>(environment);
    all.putIfAbsent("USERPROFILE", "/u");
    return CLIENTS.client(id).orElseThrow().file(new Platform(system, all));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/etc/x", "~name/x", "${HOME}/x", ""})
  void aPlaceThatIsNotOfAUserIsRefused(String text) {
    assertThatThrownBy(() -> new PathTemplate(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void cursorsLinkHoldsTheEntry() {
    KnownClient cursor = CLIENTS.client("cursor").orElseThrow();
    URI link = URI.create(cursor.link().orElseThrow().filled("dynamodb", LAUNCH.entry(cursor)));
    assertThat(link.getScheme() + "://" + link.getHost() + link.getPath())
        .isEqualTo("cursor://anysphere.cursor-deeplink/mcp/install");
    assertThat(link.getRawQuery()).startsWith("name=dynamodb&config=").doesNotContain("+");
    String config = link.getQuery().substring("name=dynamodb&config=".length());
    assertThat(json(new String(Base64.getDecoder().decode(config), StandardCharsets.UTF_8)))
        .isEqualTo(LAUNCH.entry(cursor));
  }

  @Test
  void vsCodesLinkHoldsTheEntryAndItsName() {
    KnownClient vscode = CLIENTS.client("vscode").orElseThrow();
    String link = vscode.link().orElseThrow().filled("dynamodb", LAUNCH.entry(vscode));
    assertThat(link).startsWith("vscode:mcp/install?%7B%22name%22%3A%22dynamodb%22").doesNotContain("+", " ");
    String decoded = URI.create("x:/?" + link.substring(link.indexOf('?') + 1)).getQuery();
    assertThat(json(decoded).string("name")).contains("dynamodb");
    Map<String, Json> members = new LinkedHashMap<>(json(decoded).members());
    members.remove("name");
    assertThat(new JsonObject(members)).isEqualTo(LAUNCH.entry(vscode));
  }

  @Test
  void claudeCodesCommandIsOneLineOfAShell() throws Exception {
    KnownClient code = CLIENTS.client("claude-code").orElseThrow();
    String command = code.command().orElseThrow().filled("dynamodb", LAUNCH.entry(code));
    assertThat(command).startsWith("claude mcp add-json --scope user dynamodb '");
    Process shell = new ProcessBuilder("sh", "-c", command.replaceFirst("claude .* dynamodb", "printf %s")).start();
    assertThat(json(new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8)))
        .isEqualTo(LAUNCH.entry(code));
    assertThat(shell.waitFor()).isZero();
  }

  private static JsonObject json(String text) {
    return JsonReader.read(text).asObject().orElseThrow();
  }
}
