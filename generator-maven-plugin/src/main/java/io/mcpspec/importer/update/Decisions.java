package io.mcpspec.importer.update;

import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.Position;
import io.mcpspec.importer.Faults;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** What was learnt from attempts that did not compile, or not to what the server publishes. It only grows. */
final class Decisions {

  private static final String ITEM = "(tools|types|resources)/.*|prompts/[^/]+/prompt\\.yaml|server\\.yaml";

  private final Faults faults = Faults.none();
  private final Map<String, RewriteLevel> freedoms = new LinkedHashMap<>();
  private final Map<String, Set<Node>> droppedExamples = new LinkedHashMap<>();
  private final Set<String> strays = new LinkedHashSet<>();
  private boolean versionOfItsOwn;

  Faults faults() {
    return faults;
  }

  RewriteLevel freedom(String path) {
    return freedoms.getOrDefault(path, RewriteLevel.NONE);
  }

  /** Examples of a tool that no longer fit. */
  Set<Node> droppedExamples(String path) {
    return droppedExamples.getOrDefault(path, Set.of());
  }

  /** Files that nothing names any more. */
  Set<String> strays() {
    return strays;
  }

  /** Whether the server's version stands in {@code server.yaml}, and is not that of a release. */
  boolean hasVersionOfItsOwn() {
    return versionOfItsOwn;
  }

  /** Lets a file lose more; answers false where it has no more to lose. */
  boolean loosen(String path) {
    boolean more = freedom(path) != RewriteLevel.ALL;
    if (more) {
      freedoms.put(path, freedom(path).more());
    }
    return more;
  }

  /**
   * Learns from errors; answers whether there was anything new.
   *
   * @param files what the files of the attempt say, by path
   */
  boolean learn(List<Diagnostic> findings, Function<String, Mapping> files) {
    boolean learnt = faults.addAll(findings);
    for (Diagnostic finding : findings) {
      if (finding.severity() == Severity.ERROR) {
        learnt |= learn(finding, files);
      }
    }
    return learnt;
  }

  private boolean learn(Diagnostic finding, Function<String, Mapping> files) {
    String path = finding.span().file().path();
    return switch (finding.code()) {
      case DUPLICATE_NAME -> path.startsWith("resources/") && faults.adopted().add(path);
      case STRAY_FILE -> strays.add(path);
      case EXAMPLE_MISMATCH -> dropExample(path, finding.span().start(), files.apply(path));
      case UNKNOWN_RELEASE -> !versionOfItsOwn && (versionOfItsOwn = true);
      case UNKNOWN_REFERENCE, UNKNOWN_TOOL ->
          path.matches(ITEM) && freedom(path) == RewriteLevel.NONE && loosen(path);
      default -> false;
    };
  }

  private boolean dropExample(String path, Position at, Mapping tool) {
    Optional<Node> example = tool.get("examples").filter(Sequence.class::isInstance)
        .flatMap(list -> ((Sequence) list).items().stream()
            .filter(item -> item.span().start().compareTo(at) <= 0 && item.span().end().compareTo(at) >= 0)
            .findFirst());
    return example.isPresent()
        && droppedExamples.computeIfAbsent(path, first -> new LinkedHashSet<>()).add(example.get());
  }
}
