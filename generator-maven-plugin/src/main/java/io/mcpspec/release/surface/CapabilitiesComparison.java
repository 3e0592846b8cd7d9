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

  /** What the protocol knows of servers: a capability, or a member of one; those that end in a dot are open. */
  private static final Set<String> KNOWN = Set.of(
      "tools", "tools.listChanged", "prompts", "prompts.listChanged", "resources", "resources.listChanged",
      "resources.subscribe", "completions", "logging", "tasks", "tasks.", "experimental", "experimental.",
      "extensions", "extensions.");

  /** The capabilities that announce lists, and the lists: without any of them nothing was served. */
  private static final Map<String, List<String>> LISTS = Map.of(
      "tools", List.of("tools"), "prompts", List.of("prompts"),
      "resources", List.of("resources", "resourceTemplates"));

  private final Reporter reporter;

  CapabilitiesComparison(Reporter reporter) {
    this.reporter = reporter;
  }

  /** Compares the answers to {@code initialize} of two surfaces. */
  void compareCapabilities(Mapping before, Mapping after) {
    Mapping old = capabilities(before);
    Mapping now = capabilities(after);
    Places places = Places.of(old, now);
    Map<String, String> oldParts = parts(old);
    Map<String, String> newParts = parts(now);
    Set<String> names = new TreeSet<>(oldParts.keySet());
    names.addAll(newParts.keySet());
    names.removeIf(name -> Objects.equals(oldParts.get(name), newParts.get(name)));
    Set<String> idle = new TreeSet<>(names);
    idle.removeIf(name -> isKnown(name) && !isIdle(name, oldParts.containsKey(name) ? before : after));
    names.removeAll(idle);
    served(names, oldParts, newParts, places);
    if (!idle.isEmpty()) {
      CosmeticChange.report(reporter, "server",
          "the server announces " + Items.names(idle) + " in another way, which serves nothing: no client uses it",
          places, "capabilities", String.join(",", idle));
    }
  }

  /** A capability that went or came stands for all that is inside of it. */
  private void served(Set<String> names, Map<String, String> old, Map<String, String> now, Places places) {
    String reported = null;
    for (String name : names) {
      String was = old.get(name);
      String is = now.get(name);
      if (reported == null || !name.startsWith(reported + ".")) {
        part(name, was, is, places);
        reported = was == null || is == null ? name : reported;
      }
    }
  }

  private static Mapping capabilities(Mapping surface) {
    return surface.mapping("initialize").flatMap(initialize -> initialize.mapping("capabilities"))
        .orElse(new Mapping(List.of(), surface.span()));
  }

  private static boolean isKnown(String name) {
    return KNOWN.contains(name) || KNOWN.contains(name.substring(0, name.indexOf('.') + 1));
  }

  /** Whether a side that serves other lists announces one that cannot be read. */
  private static boolean isIdle(String name, Mapping surface) {
    List<String> lists = LISTS.getOrDefault(name.split("\\.", 2)[0], List.of());
    return !lists.isEmpty()
        && lists.stream().noneMatch(surface::has)
        && LISTS.values().stream().flatMap(List::stream).anyMatch(surface::has);
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
