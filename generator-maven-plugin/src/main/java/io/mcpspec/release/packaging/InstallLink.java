package io.mcpspec.release.packaging;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.PercentText;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.publish.snapshot.Packaged.Launch;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Links that install a server in a client hold its configuration as JSON, written so that nobody can read it: Cursor's
 * as base64, of the JSON or of the JSON percent-encoded; VS Code's percent-encoded.
 */
final class InstallLink {

  /** The link's host or scheme, and what stands behind {@code config=} or, in VS Code's own scheme, {@code ?}. */
  static final Pattern FORM = Pattern.compile(
      "(?<cursor>(?:https://[\\w.]*cursor\\.com/[\\w/-]*|cursor://[\\w./-]*)install(?:-mcp)?\\?[^\\s\"')>]*?config=)"
          + "(?<base64>[^\\s\"')>&]+)"
          + "|(?<vscode>https://[\\w.]*vscode\\.dev/redirect[^\\s\"')>]*?config=|vscode(?:-insiders)?:mcp/install\\?)"
          + "(?<percent>[^\\s\"')>&]+)");

  private InstallLink() {}

  /** The launch configuration in a matched link, if it can be decoded. */
  static Optional<Launch> decode(Matcher link) {
    return link.group("cursor") != null
        ? cursor(PercentText.decoded(link.group("base64"))).map(json -> new Launch("cursor link", json))
        : json(PercentText.decoded(link.group("percent"))).map(json -> new Launch("vscode link", json));
  }

  private static Optional<Mapping> cursor(String base64) {
    try {
      String urlSafe = base64.replace('+', '-').replace('/', '_').replace("=", "");
      String text = new String(Base64.getUrlDecoder().decode(urlSafe), StandardCharsets.UTF_8);
      return json(text.startsWith("%") ? PercentText.decoded(text) : text);
    } catch (IllegalArgumentException notBase64) {
      return Optional.empty();
    }
  }

  static Optional<Mapping> json(String text) {
    Diagnostics findings = new Diagnostics();
    return new JsonReader(findings)
        .read(new SourceFile("link", text))
        .filter(node -> node instanceof Mapping && !findings.hasErrors())
        .map(Mapping.class::cast);
  }
}
