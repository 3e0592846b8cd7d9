package io.mcpspec.spec.prompt;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Tells of every byte of a compiled text where it was written.
 *
 * @param ranges without gaps, in order; together they are the whole of {@link CompiledPrompt#text()}
 */
public record SourceMap(List<Range> ranges) {

  /** Of a text that is not put together from sections. */
  static final SourceMap NONE = new SourceMap(List.of());

  /**
   * Bytes of one origin.
   *
   * @param from offset of the first byte, in UTF-8
   * @param to offset behind the last byte
   * @param origin where they were written
   * @param facts ids of the facts that were put in
   */
  public record Range(int from, int to, Origin origin, List<String> facts) {
    public Range {
      facts = List.copyOf(facts);
    }
  }

  public SourceMap {
    ranges = List.copyOf(ranges);
  }

  static SourceMap of(List<Piece> pieces) {
    List<Range> ranges = new ArrayList<>();
    int from = 0;
    for (Piece.Leaf leaf : Piece.leaves(pieces)) {
      int to = from + Segment.source(List.of(leaf.segment())).getBytes(StandardCharsets.UTF_8).length;
      if (to > from) {
        add(new Range(from, to, leaf.origin(), leaf.facts()), ranges);
        from = to;
      }
    }
    return new SourceMap(ranges);
  }

  private static void add(Range range, List<Range> ranges) {
    int last = ranges.size() - 1;
    if (last < 0 || !ranges.get(last).origin().equals(range.origin())) {
      ranges.add(range);
      return;
    }
    Set<String> facts = new LinkedHashSet<>(ranges.get(last).facts());
    facts.addAll(range.facts());
    ranges.set(last, new Range(ranges.get(last).from(), range.to(), range.origin(), List.copyOf(facts)));
  }
}
