package io.mcpspec.pin;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The file that records what servers serve, as JSON that people can read and commit.
 *
 * @param file where it is
 * @param servers what each server serves, by its name in reports
 */
public record Pins(Path file, Map<String, Mapping> servers) {

  private static final String VERSION = "pins";
  private static final String SERVERS = "servers";

  public Pins {
    servers = new TreeMap<>(servers);
  }

  /** Reads the file; without one there are no records. */
  public static Pins read(Path file) throws PinException {
    if (!Files.exists(file)) {
      return new Pins(file, Map.of());
    }
    try {
      Diagnostics faults = new Diagnostics();
      Optional<Node> node = new JsonReader(faults).read(new SourceFile(file.toString(), Files.readString(file)));
      if (faults.hasErrors() || !(node.orElse(null) instanceof Mapping root) || !root.has(VERSION)) {
        throw new PinException("`" + file + "` is no record of servers, which has a member `" + VERSION + "`");
      }
      Map<String, Mapping> servers = new TreeMap<>();
      root.mapping(SERVERS).ifPresent(all -> all.keys().forEach(name ->
          all.mapping(name).ifPresent(surface -> servers.put(name, surface))));
      return new Pins(file, servers);
    } catch (IOException e) {
      throw new PinException("cannot read `" + file + "`: " + e.getMessage(), e);
    }
  }

  /** Writes the file, servers in the order of their names. */
  public void write() throws PinException {
    Span span = Span.of(new SourceFile(file.toString(), ""));
    MappingBuilder all = new MappingBuilder(span);
    servers.forEach(all::put);
    String text = JsonWriter.pretty(new MappingBuilder(span).put(VERSION, 1).put(SERVERS, all.build()).build());
    try {
      if (file.getParent() != null) {
        Files.createDirectories(file.getParent());
      }
      Files.writeString(file, text.endsWith("\n") ? text : text + "\n");
    } catch (IOException e) {
      throw new PinException("cannot write `" + file + "`: " + e.getMessage(), e);
    }
  }
}
