package io.mcpspec.release.lock;

import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.document.node.CanonicalJson;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.Span;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.spec.model.Fact;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.model.Tool;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Proves that a spec still serves the items of its newest locked release. A spec has one form of its tools, resources
 * and instructions: where a later release is open, a change belongs to that, and only the names are proved.
 */
final class ItemProof {

  private static final Pattern NUMBERS = Pattern.compile("([0-9]+)\\.([0-9]{1,9})(\\..*)?");

  private final CompiledSpec spec;
  private final ChangedFacts facts;
  private final Optional<String> open;

  /**
   * @param open the release after the newest locked one, if there is one
   */
  ItemProof(CompiledSpec spec, ChangedFacts facts, Optional<String> open) {
    this.spec = spec;
    this.facts = facts;
    this.open = open;
  }

  /** What is wrong with the newest locked release, in words. */
  List<String> faults(LockedRelease release) throws StatusException {
    Snapshot locked = release.snapshot();
    if (locked.catalog().isEmpty()) {
      return List.of(); // of a running server, which no spec made
    }
    ServedItems before = ServedItems.of(locked);
    ServedItems now = ServedItems.of(spec.snapshot(spec.releases().isEmpty() ? "" : release.version()));
    return open.isPresent()
        ? names(release, before, now)
        : items(release, before.changes(now).stream().filter(change -> !areFacts(release, change)).toList());
  }

  private List<String> items(LockedRelease release, List<ItemChange> changes) {
    if (changes.isEmpty()) {
      return List.of();
    }
    List<String> lines = changes.stream().map(change -> "\n  " + change.line()).toList();
    String remedy = spec.releases().isEmpty()
        ? "Give the server a new `version` in server.yaml"
        : "Open a draft release in releases.yaml, such as `- { id: " + next(release.version()) + ", state: draft }`";
    return List.of("release " + release.version() + " is locked, and the spec no longer serves what was locked:"
        + String.join("", lines) + "\nA locked release never changes. " + remedy + ", or take the change back");
  }

  /** The next minor version, as an example. */
  private static String next(String version) {
    Matcher numbers = NUMBERS.matcher(version);
    return numbers.matches() ? numbers.group(1) + "." + (Long.parseLong(numbers.group(2)) + 1) + ".0" : "NEXT";
  }

  private boolean areFacts(LockedRelease release, ItemChange change) {
    if (change.before().isEmpty() || change.after().isEmpty()) {
      return false;
    }
    Set<String> texts = new LinkedHashSet<>();
    collect(change.after().get(), texts);
    List<Fact> used = spec.catalog().facts().values().stream()
        .filter(fact -> texts.stream().anyMatch(text -> text.contains("@{fact." + fact.id() + "}")))
        .toList();
    return facts.explain(
        CanonicalJson.of(change.before().get()), CanonicalJson.of(change.after().get()), used, release.version(),
        change.item() + " of " + release.version());
  }

  /** The texts of the files that a value was written in. */
  private static void collect(Node node, Set<String> texts) {
    texts.add(node.span().file().text());
    if (node instanceof Mapping mapping) {
      mapping.entries().forEach(entry -> collect(entry.value(), texts));
    } else if (node instanceof Sequence sequence) {
      sequence.items().forEach(item -> collect(item, texts));
    }
  }

  /** Of tools and prompts a spec knows since when they are there, and that must agree with the lock. */
  private List<String> names(LockedRelease release, ServedItems before, ServedItems now) {
    return Stream.concat(
        spec.catalog().tools().stream().map(Dated::of), spec.catalog().prompts().stream().flatMap(Dated::of))
        .flatMap(dated -> fault(dated, release.version(), before, now).stream())
        .toList();
  }

  private Optional<String> fault(Dated dated, String release, ServedItems before, ServedItems now) {
    boolean isThen = now.items().containsKey(dated.item());
    boolean isLocked = before.items().containsKey(dated.item());
    if (isThen && dated.names().stream().noneMatch(before.items()::containsKey)) {
      return Optional.of(dated.place() + ": " + dated.item() + " is not in the locked release " + release
          + ", but the spec says that it was. Write `since: " + open.orElseThrow() + "`");
    }
    return isLocked && !isThen
        ? Optional.of(dated.place() + ": " + dated.item() + " is in the locked release " + release
            + ", but its `since` is later. Write the release that brought it")
        : Optional.empty();
  }

  /** An item with a {@code since}, and the names that it may have in a lock. */
  private record Dated(List<String> names, Span place) {

    static Dated of(Tool tool) {
      Stream<String> older = tool.history().renamed().stream().map(Tool.Renamed::from);
      return new Dated(
          Stream.concat(Stream.of(tool.name()), older).map(name -> "tool " + name).toList(), tool.span());
    }

    static Stream<Dated> of(Prompt prompt) {
      return prompt.deliver().prompt().stream().map(name -> new Dated(List.of("prompt " + name), prompt.span()));
    }

    String item() {
      return names.get(0);
    }
  }
}
