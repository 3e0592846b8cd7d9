package io.mcpspec.release.lock;

import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.document.node.CanonicalJson;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.Span;
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
 * and instructions: where a later release is open, a change belongs to that, and only the names are proved. Where no
 * spec was locked but a running server, nothing is.
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
    if (!release.hasCatalog()) {
      return List.of();
    }
    return open.isPresent() ? names(release, open.get()) : items(release);
  }

  private List<String> items(LockedRelease release) throws StatusException {
    ServedItems now = ServedItems.of(spec.snapshot(spec.releases().isEmpty() ? "" : release.version()));
    List<ItemChange> changes = ServedItems.of(release.snapshot()).changes(now).stream()
        .filter(change -> !areFacts(release, change))
        .toList();
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
  private List<String> names(LockedRelease release, String later) {
    return Stream.concat(
        spec.catalog().tools().stream().map(Dated::of), spec.catalog().prompts().stream().flatMap(Dated::of))
        .flatMap(dated -> fault(dated, release, later).stream())
        .toList();
  }

  private Optional<String> fault(Dated dated, LockedRelease release, String later) {
    Set<String> locked = release.names(dated.list());
    boolean isThen = spec.catalog().includes(release.version(), dated.since());
    String item = dated.place() + ": " + dated.list().replaceFirst("s$", " ") + dated.names().get(0);
    if (isThen && dated.names().stream().noneMatch(locked::contains)) {
      return Optional.of(item + " is not in the locked release " + release.version()
          + ", but the spec says that it was. Write `since: " + later + "`");
    }
    return !isThen && locked.contains(dated.names().get(0))
        ? Optional.of(item + " is in the locked release " + release.version()
            + ", but its `since` is later. Write the release that brought it")
        : Optional.empty();
  }

  /** An item of the list {@code tools} or {@code prompts}, with the names that it may have in a lock, newest first. */
  private record Dated(String list, List<String> names, Optional<String> since, Span place) {

    static Dated of(Tool tool) {
      Stream<String> older = tool.history().renamed().stream().map(Tool.Renamed::from);
      List<String> names = Stream.concat(Stream.of(tool.name()), older).toList();
      return new Dated("tools", names, tool.history().since(), tool.span());
    }

    static Stream<Dated> of(Prompt prompt) {
      return prompt.deliver().prompt().stream()
          .map(name -> new Dated("prompts", List.of(name), prompt.since(), prompt.span()));
    }
  }
}
