package io.mcpspec.diagnostic;

import io.mcpspec.document.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Declarations that were reported and could not be built. Later stages run without them, and a name that may be one of
 * theirs is not unknown: its fault is reported already.
 */
public final class UnresolvedNames {

  private final Map<String, Set<String>> names = new LinkedHashMap<>();
  private final Set<String> unnamed = new LinkedHashSet<>();
  private final List<Span> uses = new ArrayList<>();

  /**
   * Leaves a declaration out.
   *
   * @param noun what it declares, as findings call it: {@code tool}, {@code shared type}
   * @param name its name; without one it may be any
   */
  public void add(String noun, Optional<String> name) {
    names.computeIfAbsent(noun, first -> new LinkedHashSet<>());
    name.ifPresentOrElse(names.get(noun)::add, () -> unnamed.add(noun));
  }

  /**
   * Leaves out what a prompt is served as beside its own name: a tool, and resources that it names itself.
   *
   * @param tool the tool's name, where it is known
   */
  public void addPromptRoutes(Optional<String> tool) {
    if (tool.isPresent()) {
      add("tool", tool);
    }
    add("resource", Optional.empty());
    add("resource template", Optional.empty());
  }

  /** Leaves out what another collection does. */
  void addAll(UnresolvedNames other) {
    other.names.forEach((noun, left) -> names.computeIfAbsent(noun, first -> new LinkedHashSet<>()).addAll(left));
    unnamed.addAll(other.unnamed);
    uses.addAll(other.uses);
  }

  /** Whether {@code name} may be one of those that were left out. */
  public boolean mayBe(String noun, String name) {
    return unnamed.contains(noun) || names.getOrDefault(noun, Set.of()).contains(name);
  }

  /** The same; if so, what stands at {@code place} has no meaning until the declaration is mended. */
  public boolean mayBe(String noun, String name, Span place) {
    boolean found = mayBe(noun, name);
    if (found) {
      uses.add(place);
    }
    return found;
  }

  /** The places that refer to what was left out. */
  public Stream<Span> uses() {
    return uses.stream();
  }

  /** Whether anything of a kind was left out. */
  public boolean has(String noun) {
    return names.containsKey(noun);
  }
}
