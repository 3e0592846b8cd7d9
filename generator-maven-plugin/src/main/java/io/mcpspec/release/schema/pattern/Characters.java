package io.mcpspec.release.schema.pattern;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A set of characters, by code point.
 *
 * @param ranges sorted, without overlap, each with both ends included
 */
record Characters(List<Range> ranges) {

  static final Characters ALL = new Characters(List.of(new Range(0, Character.MAX_CODE_POINT)));
  static final Characters DIGITS = of('0', '9');
  static final Characters WORD = of('a', 'z').or(of('A', 'Z')).or(DIGITS).or(of('_', '_'));
  static final Characters BLANKS = of(9, 13).or(of(' ', ' ')).or(of(0xA0, 0xA0)).or(of(0x1680, 0x1680))
      .or(of(0x2000, 0x200A)).or(of(0x2028, 0x2029)).or(of(0x202F, 0x202F)).or(of(0x205F, 0x205F))
      .or(of(0x3000, 0x3000)).or(of(0xFEFF, 0xFEFF));
  static final Characters LINE_ENDS = of('\n', '\n').or(of('\r', '\r')).or(of(0x2028, 0x2029));

  /** Both ends are included. */
  record Range(int first, int last) {}

  static Characters of(int first, int last) {
    return new Characters(List.of(new Range(first, last)));
  }

  boolean contains(int character) {
    for (Range range : ranges) {
      if (character <= range.last()) {
        return character >= range.first();
      }
    }
    return false;
  }

  Characters or(Characters other) {
    List<Range> sorted = new ArrayList<>(ranges);
    sorted.addAll(other.ranges);
    sorted.sort((one, two) -> Integer.compare(one.first(), two.first()));
    List<Range> joined = new ArrayList<>();
    for (Range range : sorted) {
      Range last = joined.isEmpty() ? null : joined.get(joined.size() - 1);
      if (last != null && range.first() <= last.last() + 1) {
        joined.set(joined.size() - 1, new Range(last.first(), Math.max(last.last(), range.last())));
      } else {
        joined.add(range);
      }
    }
    return new Characters(joined);
  }

  Characters negated() {
    List<Range> others = new ArrayList<>();
    int next = 0;
    for (Range range : ranges) {
      if (range.first() > next) {
        others.add(new Range(next, range.first() - 1));
      }
      next = range.last() + 1;
    }
    if (next <= Character.MAX_CODE_POINT) {
      others.add(new Range(next, Character.MAX_CODE_POINT));
    }
    return new Characters(others);
  }

  /** Adds the first character of each range, and the first after it: between them nothing changes. */
  void collectEdges(Set<Integer> edges) {
    for (Range range : ranges) {
      edges.add(range.first());
      edges.add(range.last() + 1);
    }
  }
}
