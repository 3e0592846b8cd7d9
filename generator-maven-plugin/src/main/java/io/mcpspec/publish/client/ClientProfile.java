package io.mcpspec.publish.client;

import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.ReadFault;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.jsonschema.SchemaMembers;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a client is known to do, from {@code profiles.json} beside this class, since that changes.
 *
 * @param id its name in specs and options
 * @param title what people call it
 * @param asOf the day up to which the evidence was read
 * @param usual whether it counts where nobody chose clients
 * @param refuses constructs that it refuses
 * @param limits the largest size of what it limits
 * @param shownName the form in which a model gets a tool's name, with {@code SERVER} and {@code TOOL}
 * @param demands annotations that every tool must have: {@code title}, {@code hints}
 * @param evidence where it is documented or was reported
 */
public record ClientProfile(
    String id,
    String title,
    String asOf,
    boolean usual,
    Set<Construct> refuses,
    Map<Limit, Bound> limits,
    Optional<String> shownName,
    Set<String> demands,
    List<String> evidence) {

  /**
   * The largest size of something.
   *
   * @param most the largest size that is fine
   * @param effect what the client does with more, as the end of a sentence
   */
  public record Bound(int most, String effect) {}

  private static final String FILE = "profiles.json";
  private static final List<ClientProfile> ALL = read();

  /** All clients that are known. */
  public static List<ClientProfile> all() {
    return ALL;
  }

  /** Those with these ids; the usual ones if there are none. */
  public static List<ClientProfile> of(List<String> ids) {
    return ALL.stream().filter(client -> ids.isEmpty() ? client.usual() : ids.contains(client.id())).toList();
  }

  /** The name that a model gets. */
  public Optional<String> shown(String server, String tool) {
    return shownName.map(form -> form.replace("SERVER", server).replace("TOOL", tool));
  }

  private static List<ClientProfile> read() {
    try (InputStream in = ClientProfile.class.getResourceAsStream(FILE)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      ReadFault.Listener none = fault -> {
        throw new IllegalStateException(FILE + ": " + fault.message());
      };
      Node file = new JsonReader(none).read(new SourceFile(FILE, text)).orElseThrow();
      return ((Mapping) file).mappings("clients").stream().map(ClientProfile::of).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ClientProfile of(Mapping written) {
    Set<Construct> refuses = EnumSet.noneOf(Construct.class);
    texts(written, "refuses").forEach(id -> refuses.add(Construct.of(id)
        .orElseThrow(() -> new IllegalStateException(FILE + " names no construct " + id))));
    Map<Limit, Bound> limits = new EnumMap<>(Limit.class);
    Mapping sizes = written.mapping("limits").orElseGet(() -> new Mapping(List.of(), written.span()));
    for (Limit limit : Limit.values()) {
      sizes.mapping(limit.key()).ifPresent(bound -> limits.put(limit, new Bound(
          Integer.parseInt(((Scalar) bound.get("most").orElseThrow()).text()), bound.text("effect").orElseThrow())));
    }
    return new ClientProfile(
        written.text("id").orElseThrow(), written.text("title").orElseThrow(), written.text("asOf").orElseThrow(),
        !written.has("optional"), refuses, limits, written.text("shownName"), Set.copyOf(texts(written, "demands")),
        texts(written, "evidence"));
  }

  private static List<String> texts(Mapping written, String key) {
    return written.get(key).map(SchemaMembers::texts).orElse(List.of());
  }
}
