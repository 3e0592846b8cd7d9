package io.mcpspec.lint.prompt;

import io.mcpspec.document.markdown.Block;
import io.mcpspec.document.markdown.MarkdownText;
import io.mcpspec.lint.prompt.PromptLine.Zone;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * A prompt line by line. What stands in a fence with Markdown counts as text, since a model reads and copies it.
 *
 * @param all all lines, in order
 */
record PromptLines(List<PromptLine> all) {

  private static final Pattern HEADING = Pattern.compile("#{1,6}\\s.*");
  private static final Pattern ITEM = Pattern.compile("\\s*(?:[-*+•‣]|\\d{1,3}[.)])\\s.*");

  static PromptLines of(String text) {
    TreeMap<Integer, Block> blocks = new TreeMap<>();
    MarkdownText.of(text).blocks().forEach(block -> blocks.put(block.start(), block));
    List<String> texts = text.lines().toList();
    BitSet shown = ShownExamples.in(texts);
    List<PromptLine> lines = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < texts.size(); i++) {
      String line = texts.get(i).stripTrailing();
      var entry = blocks.floorEntry(start + line.length());
      boolean inside = entry != null && entry.getValue().end() >= start;
      lines.add(shown.get(i) ? new PromptLine(start, line, Zone.OTHER, false)
          : line(start, line, inside ? entry.getValue() : null));
      start += texts.get(i).length() + (text.startsWith("\r\n", start + texts.get(i).length()) ? 2 : 1);
    }
    return new PromptLines(List.copyOf(lines));
  }

  private static PromptLine line(int start, String text, Block block) {
    if (block instanceof Block.Code code) {
      boolean template = code.fence().filter(Block.Fence::isMarkdown).isPresent();
      boolean fence = code.fence().isPresent() && start <= code.start() || text.strip().matches("[`~]{3,}");
      return new PromptLine(start, text, fence ? Zone.OTHER : template ? zone(text) : Zone.CODE, template);
    }
    if (block instanceof Block.Heading) {
      return new PromptLine(start, text, Zone.HEADING, false);
    }
    boolean prose = block instanceof Block.Prose it && it.kind() != Block.Kind.PARAGRAPH;
    return new PromptLine(start, text, prose ? Zone.OTHER : zone(text), false);
  }

  private static Zone zone(String text) {
    if (text.isBlank()) {
      return Zone.BLANK;
    }
    if (text.strip().startsWith("|")) {
      return Zone.TABLE;
    }
    return HEADING.matcher(text).matches() ? Zone.HEADING : ITEM.matcher(text).matches() ? Zone.ITEM : Zone.PROSE;
  }

  /** The lines that are read as language. */
  List<PromptLine> written() {
    return all.stream().filter(PromptLine::isWritten).toList();
  }

  /** Runs of neighbouring lines that all are of one kind, blank lines between them left out or not. */
  List<List<PromptLine>> runs(Predicate<PromptLine> kind, boolean overBlanks) {
    List<List<PromptLine>> runs = new ArrayList<>();
    List<PromptLine> open = new ArrayList<>();
    for (PromptLine line : all) {
      if (kind.test(line)) {
        open.add(line);
      } else if (!open.isEmpty() && !(overBlanks && line.is(Zone.BLANK))) {
        runs.add(List.copyOf(open));
        open.clear();
      }
    }
    if (!open.isEmpty()) {
      runs.add(List.copyOf(open));
    }
    return runs;
  }

  /** What stands between headings, without these; headings of templates cut as well. */
  List<List<PromptLine>> sections() {
    return runs(line -> !line.is(Zone.HEADING), false);
  }

  /** The headings, those in templates too. */
  List<String> headings() {
    return all.stream().filter(line -> line.is(Zone.HEADING)).map(PromptLine::content).toList();
  }
}
