package io.mcpspec.command;

import io.mcpspec.client.ClientException;
import io.mcpspec.client.CommandWords;
import io.mcpspec.client.HttpTransport;
import io.mcpspec.client.ServerOptions;
import io.mcpspec.client.StdioTransport;
import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.importer.ImportFailedException;
import io.mcpspec.importer.Imported;
import io.mcpspec.importer.LiveSurface;
import io.mcpspec.importer.SpecDirectory;
import io.mcpspec.importer.SurfaceFile;
import io.mcpspec.importer.SurfaceSource;
import io.mcpspec.importer.prompt.PromptImport;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * What the user asked to import, by exactly one of {@code surface}, {@code server}, {@code url} and {@code prompt}.
 *
 * @param surface a JSON file with a server's lists
 * @param server the command of a server that speaks MCP on its standard streams
 * @param url the URL of a server that speaks MCP over HTTP
 * @param prompt a Markdown file with the text of a prompt at one release
 * @param id the prompt's id
 * @param release the prompt's release
 * @param servers how a server is started and asked
 */
public record ImportSource(
    Optional<Path> surface,
    Optional<String> server,
    Optional<String> url,
    Optional<Path> prompt,
    Optional<String> id,
    Optional<String> release,
    ServerOptions servers) {

  /** Whether exactly one is given. */
  boolean isOne() {
    return Stream.of(surface, server, url, prompt).filter(Optional::isPresent).count() == 1;
  }

  /** Reads the prompt's text as one more release of the spec. */
  Imported prompt(SpecDirectory directory, CommandStyle style) throws IOException {
    if (id.isEmpty() || release.isEmpty()) {
      throw new ImportFailedException("say which prompt it is and of which release: " + style.option("id", "PROMPT")
          + " " + style.option("release", "R"));
    }
    return new PromptImport(id.get(), release.get(), style).run(directory.read(), read(prompt.orElseThrow()));
  }

  /** The server's lists. */
  SurfaceSource lists(Invocation invocation) throws IOException, ClientException {
    CommandStyle style = invocation.style();
    Consumer<String> warnings = invocation.output()::warn;
    if (surface.isPresent()) {
      return new SurfaceFile(read(surface.get()), style);
    }
    if (server.isPresent()) {
      invocation.output().progress("starting `" + server.get() + "` and asking it");
      return new LiveSurface(
          StdioTransport.start(CommandWords.of(server.get()), servers, style, warnings), warnings);
    }
    String address = url.orElseThrow();
    if (!address.matches("https?://\\S+")) {
      throw new ImportFailedException("`" + address + "` is not the URL of a server: write http://HOST:PORT/PATH");
    }
    return new LiveSurface(new HttpTransport(URI.create(address), servers, style), warnings);
  }

  private static InputFile read(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new ImportFailedException("there is no file `" + file + "`");
    }
    return new InputFile(file.toString(), Files.readAllBytes(file));
  }
}
