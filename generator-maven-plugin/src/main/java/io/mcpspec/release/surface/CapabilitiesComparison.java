package io.mcpspec.release.surface;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Compares what servers declare that they can do: S03, and S04 where they do not announce changes any more. */
final class CapabilitiesComparison {

  private static final Set<String> NOTICES = Set.of("listChanged", "subscribe");

  private final Reporter reporter;

  CapabilitiesComparison(Reporter reporter) {
    this.reporter = reporter;
  }

  void compare(Mapping before, Mapping after) {
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
}
