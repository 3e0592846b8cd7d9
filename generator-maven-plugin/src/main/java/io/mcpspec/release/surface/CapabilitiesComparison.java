package io.mcpspec.release.surface;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * S03, S04: compares what servers declare that they can do, and whether clients still learn of changes: by notices, and
 * because they do not keep what they got for longer.
 */
public final class CapabilitiesComparison {

  private static final Set<String> NOTICES = Set.of("listChanged", "subscribe");

  private final Reporter reporter;

  CapabilitiesComparison(Reporter reporter) {
    this.reporter = reporter;
  }

  /** Compares two answers to {@code initialize}. */
  void compareCapabilities(Mapping before, Mapping after) {
    Mapping none = new Mapping(List.of(), before.span());
    Mapping old = before.mapping("capabilities").orElse(none);
    Mapping now = after.mapping("capabilities").orElse(none);
    Map<String, String> oldParts = parts(old);
    Map<String, String> newParts = parts(now);
    Set<String> names = new TreeSet<>(oldParts.keySet());
    names.addAll(newParts.keySet());
    String reported = null;
    for (String name : names) {
      String was = oldParts.get(name);
      String is = newParts.get(name);
      boolean isInside = reported != null && name.startsWith(reported + ".");
      if (!isInside && !Objects.equals(was, is)) {
        part(name, was, is, Places.of(old, now));
        reported = was == null || is == null ? name : reported;
      }
    }
  }

  private void part(String name, String was, String is, Places places) {
    boolean notice = NOTICES.contains(name.substring(name.lastIndexOf('.') + 1));
    boolean lost = is == null;
    boolean changed = was != null && is != null;
    String message = "capability `" + name + "` " + (lost ? "is gone" : changed ? was + " → " + is : "is new");
    if (lost && notice) {
      reporter.add(Rule.CHANGE_NOTICE_LOST, Level.RISKY, "server",
          message + ": clients do not hear of changes any more", places, "capability", name);
    } else {
      reporter.add(Rule.CAPABILITIES_CHANGED, lost || changed ? Level.BREAKING : Level.COMPATIBLE, "server",
          message, places, "capability", name, "from", String.valueOf(was), "to", String.valueOf(is));
    }
  }

  /** All members by dotted name; what is false is not there. */
  private static Map<String, String> parts(Mapping capabilities) {
    Map<String, String> parts = new TreeMap<>();
    collect(capabilities, "", parts);
    return parts;
  }

  private static void collect(Mapping mapping, String prefix, Map<String, String> parts) {
    for (Mapping.Entry entry : mapping.entries()) {
      Node value = entry.value();
      String name = prefix + entry.key();
      if (value instanceof Mapping inner) {
        parts.put(name, "declared");
        collect(inner, name + ".", parts);
      } else if (!(value instanceof Scalar scalar) || !scalar.text().equals("false")) {
        parts.put(name, JsonWriter.compact(value));
      }
    }
  }

  /**
   * Compares for how long, and for whom, clients may keep what they got. The hints are in the surface itself, or in the
   * answer to {@code initialize}.
   */
  void compareCaching(Mapping before, Mapping after) {
    Places places = Places.of(before, after);
    Optional<BigDecimal> old = time(before);
    Optional<BigDecimal> now = time(after);
    if (now.isPresent() && old.map(time -> time.compareTo(now.get()) < 0).orElse(now.get().signum() > 0)) {
      reporter.add(Rule.CHANGE_NOTICE_LOST, Level.RISKY, "server",
          "lists may be kept for " + now.get() + " ms, were for " + old.map(BigDecimal::toString).orElse("no time"),
          places, "from", old.map(BigDecimal::toString).orElse(""), "to", now.get().toString());
    } else if (!old.equals(now)) {
      reporter.add(Rule.CAPABILITIES_CHANGED, Level.COMPATIBLE, "server",
          "lists may be kept for " + now.map(BigDecimal::toString).orElse("no") + " ms, less than before",
          places, "ttlMs", now.map(BigDecimal::toString).orElse(""));
    }
    scope(before, after, places);
  }

  private void scope(Mapping before, Mapping after, Places places) {
    String old = value(before, "cacheScope").map(CapabilitiesComparison::text).orElse("private");
    String now = value(after, "cacheScope").map(CapabilitiesComparison::text).orElse("private");
    if (!old.equals(now)) {
      boolean wider = now.equals("public");
      reporter.add(wider ? Rule.CHANGE_NOTICE_LOST : Rule.CAPABILITIES_CHANGED,
          wider ? Level.RISKY : Level.COMPATIBLE, "server",
          "cacheScope " + old + " → " + now, places, "from", old, "to", now);
    }
  }

  private static Optional<BigDecimal> time(Mapping surface) {
    return value(surface, "ttlMs")
        .filter(node -> node instanceof Scalar scalar && scalar.isNumber())
        .map(node -> new BigDecimal(text(node)));
  }

  private static String text(Node node) {
    return node instanceof Scalar scalar ? scalar.text() : "";
  }

  private static Optional<Node> value(Mapping surface, String key) {
    return List.of(Optional.of(surface), surface.mapping("initialize")).stream()
        .flatMap(holder -> holder.flatMap(mapping -> mapping.get(key)).stream())
        .findFirst();
  }
}
