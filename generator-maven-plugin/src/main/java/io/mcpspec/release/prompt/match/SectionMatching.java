package io.mcpspec.release.prompt.match;

import io.mcpspec.document.text.NormalForm;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.publish.snapshot.PromptText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds out which section of the old text is which of the new one. Declared ids are taken at their word. Without them a
 * section is recognised by its path of headings, else by its heading alone, else by its words, else by the sections
 * below it.
 */
public final class SectionMatching {

  /**
   * A section on both sides, or on the only one that has it.
   *
   * @param before the old section
   * @param after the new section
   */
  public record Pair(Optional<PromptSection> before, Optional<PromptSection> after) {}

  private final PromptText before;
  private final PromptText after;
  private final Map<PromptSection, PromptSection> newOf = new HashMap<>();
  private final Map<PromptSection, PromptSection> oldOf = new HashMap<>();

  private SectionMatching(PromptText before, PromptText after) {
    this.before = before;
    this.after = after;
  }

  /** The pairs in the order of the new text; a section that is gone stands behind the one that it stood behind. */
  public static List<Pair> of(PromptText before, PromptText after) {
    SectionMatching matching = new SectionMatching(before, after);
    if (before.declared() && after.declared()) {
      matching.byKey(PromptSection::id, PromptSection::id);
    } else {
      matching.byText();
    }
    return matching.pairs();
  }

  private void byText() {
    byKey(new Headings(before)::path, new Headings(after)::path);
    byKey(SectionMatching::heading, SectionMatching::heading);
    SimilarSections.find(leftOver(before, newOf), leftOver(after, oldOf)).forEach(this::match);
    boolean more = true;
    while (more) {
      more = byChildren();
    }
  }

  private static String heading(PromptSection section) {
    return NormalForm.ofHeading(section.heading());
  }

  /** Matches the sections whose key is one of a kind on both sides. */
  private void byKey(Function<PromptSection, String> oldKey, Function<PromptSection, String> newKey) {
    Map<String, Optional<PromptSection>> left = unique(leftOver(before, newOf), oldKey);
    unique(leftOver(after, oldOf), newKey).forEach((name, section) -> {
      Optional<PromptSection> other = left.getOrDefault(name, Optional.empty());
      if (!name.isEmpty() && other.isPresent() && section.isPresent()) {
        match(other.get(), section.get());
      }
    });
  }

  private static Map<String, Optional<PromptSection>> unique(
      List<PromptSection> sections, Function<PromptSection, String> key) {
    Map<String, Optional<PromptSection>> unique = new LinkedHashMap<>();
    for (PromptSection section : sections) {
      unique.merge(key.apply(section), Optional.of(section), (first, second) -> Optional.empty());
    }
    return unique;
  }

  /** A renamed section without much text of its own is the one that most of its sections went to. */
  private boolean byChildren() {
    for (PromptSection old : leftOver(before, newOf)) {
      Map<String, Integer> wentTo = new LinkedHashMap<>();
      int children = 0;
      for (PromptSection child : childrenOf(old)) {
        children++;
        PromptSection now = newOf.get(child);
        if (now != null && now.parent().isPresent()) {
          wentTo.merge(now.parent().get(), 1, Integer::sum);
        }
      }
      for (PromptSection now : leftOver(after, oldOf)) {
        if (2 * wentTo.getOrDefault(now.id(), 0) > children) {
          match(old, now);
          return true;
        }
      }
    }
    return false;
  }

  private List<PromptSection> childrenOf(PromptSection parent) {
    return before.sections().stream().filter(child -> child.parent().equals(Optional.of(parent.id()))).toList();
  }

  private static List<PromptSection> leftOver(PromptText side, Map<PromptSection, PromptSection> matched) {
    return side.sections().stream().filter(section -> !matched.containsKey(section)).toList();
  }

  private void match(PromptSection old, PromptSection now) {
    newOf.put(old, now);
    oldOf.put(now, old);
  }

  private List<Pair> pairs() {
    Map<Optional<PromptSection>, List<PromptSection>> goneBehind = new HashMap<>();
    Optional<PromptSection> last = Optional.empty();
    for (PromptSection old : before.sections()) {
      if (newOf.containsKey(old)) {
        last = Optional.of(old);
      } else {
        goneBehind.computeIfAbsent(last, key -> new ArrayList<>()).add(old);
      }
    }
    List<Pair> pairs = new ArrayList<>();
    addGone(goneBehind.get(Optional.<PromptSection>empty()), pairs);
    for (PromptSection now : after.sections()) {
      Optional<PromptSection> old = Optional.ofNullable(oldOf.get(now));
      pairs.add(new Pair(old, Optional.of(now)));
      old.ifPresent(section -> addGone(goneBehind.get(Optional.of(section)), pairs));
    }
    return pairs;
  }

  private static void addGone(List<PromptSection> gone, List<Pair> pairs) {
    if (gone != null) {
      gone.forEach(section -> pairs.add(new Pair(Optional.of(section), Optional.empty())));
    }
  }

  /** The paths of headings of one side. */
  private static final class Headings {

    private final Map<String, PromptSection> byId = new HashMap<>();

    Headings(PromptText side) {
      side.sections().forEach(section -> byId.put(section.id(), section));
    }

    String path(PromptSection section) {
      String above = section.parent().map(byId::get).map(this::path).orElse("");
      return above + "/" + heading(section);
    }
  }
}
