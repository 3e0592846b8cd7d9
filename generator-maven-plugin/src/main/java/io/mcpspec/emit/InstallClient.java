package io.mcpspec.emit;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.SourceFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * An MCP client, as the runtime's {@code install} knows it: both read the one file that says how clients are
 * configured.
 *
 * @param id its name on the command line of {@code install}
 * @param title its name for people
 * @param format {@code json}, {@code jsonc} or {@code toml}
 * @param servers the member that holds its servers
 * @param file where its configuration is
 * @param typed whether an entry says that it is for standard input and output
 * @param asks whether it asks its users for what an entry calls an input
 * @param command its own command that adds a server
 * @param link the link that adds a server
 */
public record InstallClient(
    String id,
    String title,
    String format,
    String servers,
    String file,
    boolean typed,
    boolean asks,
    Optional<String> command,
    Optional<String> link) {

  /** The runtime's file; the build puts it beside these classes too. */
  private static final String FILE = "/io/mcpspec/runtime/install/clients.json";

  /** All that are known. */
  public static List<InstallClient> all() {
    try (InputStream in = InstallClient.class.getResourceAsStream(FILE)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      Node node = new JsonReader(new Diagnostics()).read(new SourceFile(FILE, text)).orElseThrow();
      return ((Mapping) node).mappings("clients").stream().map(InstallClient::of).toList();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + FILE, e);
    }
  }

  private static InstallClient of(Mapping written) {
    return new InstallClient(
        written.text("id").orElseThrow(),
        written.text("title").orElseThrow(),
        written.text("format").orElseThrow(),
        written.text("servers").orElseThrow(),
        written.text("file").orElseThrow(),
        isTrue(written, "typed"),
        isTrue(written, "asks"),
        written.text("command"),
        written.text("link"));
  }

  private static boolean isTrue(Mapping written, String key) {
    return written.get(key).filter(value -> value.equals(Scalar.bool(true, value.span()))).isPresent();
  }

  /** Whether its configuration is TOML. */
  boolean isToml() {
    return format.equals("toml");
  }
}
