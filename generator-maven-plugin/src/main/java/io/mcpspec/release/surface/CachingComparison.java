package io.mcpspec.release.surface;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Compares for how long, and for whom, clients may keep what they got: S04. */
final class CachingComparison {

  private final Reporter reporter;

  CachingComparison(Reporter reporter) {
    this.reporter = reporter;
  }

  /** The hints stand in the surface itself, or in the answer to {@code initialize}. */
  void compare(Mapping before, Mapping after) {
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
    String old = value(before, "cacheScope").map(CachingComparison::text).orElse("private");
    String now = value(after, "cacheScope").map(CachingComparison::text).orElse("private");
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
