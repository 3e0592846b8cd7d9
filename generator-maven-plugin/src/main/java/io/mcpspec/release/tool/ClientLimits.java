package io.mcpspec.release.tool;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.release.surface.Items;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What a client is known to refuse; from {@code clients.json} beside this class, since that changes.
 *
 * @param title what people call it
 * @param asOf the day up to which the evidence was read
 * @param refuses what it refuses
 */
record ClientLimits(String title, String asOf, Set<Construct> refuses) {

  private static final String FILE = "clients.json";

  static List<ClientLimits> all() {
    return file().mappings("clients").stream().map(ClientLimits::of).toList();
  }

  private static ClientLimits of(Mapping written) {
    Set<Construct> refuses = EnumSet.noneOf(Construct.class);
    for (String id : Items.texts(written, "refuses")) {
      refuses.add(Construct.of(id).orElseThrow(() -> new IllegalStateException(FILE + " names no construct " + id)));
    }
    return new ClientLimits(
        written.text("title").orElseThrow(), written.text("asOf").orElseThrow(), refuses);
  }

  private static Mapping file() {
    try (InputStream in = ClientLimits.class.getResourceAsStream(FILE)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      Node node = new JsonReader(new Diagnostics()).read(new SourceFile(FILE, text)).orElseThrow();
      return (Mapping) node;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
