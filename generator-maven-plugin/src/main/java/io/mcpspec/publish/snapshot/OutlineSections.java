package io.mcpspec.publish.snapshot;

import io.mcpspec.document.markdown.Block.Heading;
import io.mcpspec.spec.prompt.Origin;
import io.mcpspec.spec.prompt.SourceMap;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Cuts a compiled text into the sections of its outline. */
public final class OutlineSections {

  /**
   * A section of the outline.
   *
   * @param id the section's id
   * @param heading its heading with the {@code #}s; empty when it has none
   * @param depth how deep it lies in the outline, from 1
   */
  public record Entry(String id, String heading, int depth) {

    private int level() {
      return Heading.of(heading).map(Heading::level).orElse(0);
    }

    private String title() {
      return Heading.titleOf(heading);
    }
  }

  /** The bytes of one section, where it was written and which facts are in it. */
  private static final class Own {
    private final StringBuilder text = new StringBuilder();
    private final Set<String> facts = new LinkedHashSet<>();
    private final List<Place> lines = new ArrayList<>();
    private Optional<Place> place = Optional.empty();
    private boolean lineIsJoin = true;

    private void add(SourceMap.Range range, byte[] whole) {
      String own = new String(Arrays.copyOfRange(whole, range.from(), range.to()), StandardCharsets.UTF_8);
      text.append(own);
      facts.addAll(range.facts());
      Place at = new Place(range.origin().file(), range.origin().line());
      boolean join = range.origin().part() == Origin.Part.JOIN;
      if (place.isEmpty() && !join) {
        place = Optional.of(at);
      }
      addLines(own, at, join);
    }

    /** A line that only begins with what joins it is where the rest of it is. */
    private void addLines(String own, Place at, boolean join) {
      if (lines.isEmpty() || lineIsJoin && !join) {
        lines.subList(Math.max(lines.size() - 1, 0), lines.size()).clear();
        lines.add(at);
        lineIsJoin = join;
      }
      for (int i = own.indexOf('\n'); i >= 0; i = own.indexOf('\n', i + 1)) {
        lines.add(at);
        lineIsJoin = true;
      }
    }
  }

  private OutlineSections() {}

  /**
   * The sections, in order.
   *
   * @param text the whole text
   * @param outline the sections that it has
   * @param sources where each byte of the text was written
   */
  public static List<PromptSection> of(String text, List<Entry> outline, SourceMap sources) {
    byte[] whole = text.getBytes(StandardCharsets.UTF_8);
    Map<String, Own> parts = new HashMap<>();
    sources.ranges().forEach(range ->
        parts.computeIfAbsent(range.origin().section(), id -> new Own()).add(range, whole));
    Deque<String> open = new ArrayDeque<>();
    List<PromptSection> sections = new ArrayList<>();
    for (Entry entry : outline) {
      while (open.size() >= entry.depth() && !open.isEmpty()) {
        open.pop();
      }
      Own part = parts.getOrDefault(entry.id(), new Own());
      sections.add(new PromptSection(entry.id(), Optional.ofNullable(open.peek()), entry.title(), entry.level(),
          part.text.toString(), List.copyOf(part.facts), part.place.orElse(new Place("", 1)), part.lines));
      open.push(entry.id());
    }
    return sections;
  }
}
