package io.mcpspec.document.edit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Replacements of parts of one text, by UTF-16 offsets. */
final class TextEdits {

  private static final Comparator<Edit> BY_PLACE = Comparator.comparingInt(Edit::from).thenComparingInt(Edit::to);

  private final List<Edit> edits = new ArrayList<>();

  private record Edit(int from, int to, String text) {}

  void insert(int at, String text) {
    replace(at, at, text);
  }

  void remove(int from, int to) {
    replace(from, to, "");
  }

  void replace(int from, int to, String text) {
    edits.add(new Edit(from, to, text));
  }

  /** The text with all of them done, insertions at one place in their order; none where two overlap. */
  Optional<String> in(String text) {
    StringBuilder out = new StringBuilder();
    int at = 0;
    for (Edit edit : edits.stream().sorted(BY_PLACE).toList()) {
      if (edit.from() < at || edit.to() < edit.from()) {
        return Optional.empty();
      }
      out.append(text, at, edit.from()).append(edit.text());
      at = edit.to();
    }
    return Optional.of(out.append(text.substring(at)).toString());
  }
}
