package io.mcpspec.release.prompt.match;

import io.mcpspec.document.markdown.Block;
import io.mcpspec.document.markdown.Line;
import io.mcpspec.document.markdown.MarkdownText;
import io.mcpspec.document.text.NormalForm;
import io.mcpspec.document.text.Sentences;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.release.prompt.match.Stretches.Stretch;
import io.mcpspec.release.prompt.match.Unit.Context;
import io.mcpspec.release.prompt.match.Unit.Kind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/**
 * Reads the sections of a prompt into units. The text is read as a whole: a fence may reach over several sections, as
 * the layout of a file does whose parts are sections themselves.
 */
public final class UnitReader {

  private final MarkdownText markdown;
  private final ToIntFunction<Line> place;
  private final Context context;
  private final int layout;
  private final SectionUnits units;
  private final StringBuilder paragraph = new StringBuilder();
  /** The line of each part of the paragraph, by its index in it. */
  private final TreeMap<Integer, Integer> paragraphLines = new TreeMap<>();
  private int lastIndex;

  /**
   * @param markdown the prompt's text, or what is in the fence of a layout
   * @param place the offset in the prompt's text at which a line of {@code markdown} starts
   * @param layout the number of the layout; 0 for the prompt's text
   */
  private UnitReader(
      MarkdownText markdown, ToIntFunction<Line> place, Context context, int layout, SectionUnits units) {
    this.markdown = markdown;
    this.place = place;
    this.context = context;
    this.layout = layout;
    this.units = units;
  }

  /** The units of each section of a prompt. */
  public static Map<PromptSection, List<Unit>> read(PromptText prompt) {
    Map<PromptSection, List<Unit>> units = new HashMap<>();
    Stretches stretches = Stretches.of(prompt);
    read(prompt.text(), stretches.found(), units);
    stretches.apart().forEach(section -> read(section.text(), List.of(Stretch.whole(section)), units));
    return units;
  }

  private static void read(String text, List<Stretch> stretches, Map<PromptSection, List<Unit>> units) {
    if (!stretches.isEmpty()) {
      SectionUnits sections = new SectionUnits(text, stretches, units);
      new UnitReader(MarkdownText.of(text), Line::start, Context.PROSE, 0, sections).read();
    }
  }

  private void read() {
    for (Block block : markdown.blocks()) {
      if (block instanceof Block.Code code) {
        code(code);
      } else if (block instanceof Block.Heading heading && !heading.nested()) {
        heading(heading);
      } else if (isA(Block.Kind.THEMATIC_BREAK, block)) {
        int line = line(place.applyAsInt(block.lines().get(0)));
        units.add(Unit.thematicBreak(context, written(block.lines().get(0)).strip(), layout, line));
      } else {
        prose(block);
      }
      endParagraph();
    }
  }

  private static boolean isA(Block.Kind kind, Block block) {
    return block instanceof Block.Prose prose && prose.kind() == kind;
  }

  /** A line with the marks of its quotes and lists. */
  private String written(Line line) {
    return markdown.text().substring(line.start(), line.to());
  }

  /** The line in its section of an offset in the prompt's text. */
  private int line(int offset) {
    if (units.isBehind(offset)) {
      endParagraph();
      units.moveTo(offset);
    }
    return units.line(offset);
  }

  private void heading(Block.Heading heading) {
    int line = line(place.applyAsInt(heading.lines().get(0)));
    Kind kind = units.takesHeading(heading.title()) ? Kind.HEADING : Kind.INNER_HEADING;
    String raw = heading.isUnderlined() ? heading.title() : heading.lines().get(0).content(markdown.text()).strip();
    units.add(Unit.heading(kind, context, raw, heading.title(), layout, line));
  }

  private void code(Block.Code code) {
    Map<Integer, Line> lines = new HashMap<>();
    code.lines().forEach(line -> lines.put(line.index(), line));
    Line first = code.lines().get(0);
    ToIntFunction<Line> inside = line ->
        place.applyAsInt(lines.getOrDefault(code.firstIndex() + line.index(), first));
    boolean isLayout = context == Context.PROSE && code.fence().filter(Block.Fence::isMarkdown).isPresent();
    Context within = isLayout ? Context.TEMPLATE : Context.CODE;
    int block = units.nextBlock();
    code.fence().ifPresent(fence -> mark(true, within, first, block));
    if (isLayout) {
      new UnitReader(MarkdownText.of(code.content()), inside, within, block, units).read();
    } else {
      codeLines(code.content(), inside, block);
    }
    code.fence().filter(Block.Fence::closed)
        .ifPresent(fence -> mark(false, within, code.lines().get(code.lines().size() - 1), block));
  }

  private void mark(boolean opens, Context within, Line mark, int block) {
    int line = line(place.applyAsInt(mark));
    units.add(Unit.fence(opens, within, mark.content(markdown.text()).strip(), block, line));
  }

  private void codeLines(String content, ToIntFunction<Line> inside, int block) {
    String[] lines = content.split("\n");
    for (int i = 0; i < lines.length; i++) {
      if (!lines[i].isBlank()) {
        int line = line(inside.applyAsInt(new Line(i, 0, 0, 0)));
        units.add(Unit.of(Kind.CODE, Context.CODE, lines[i].stripTrailing(), block, line));
      }
    }
  }

  private void prose(Block block) {
    boolean settings = isA(Block.Kind.FRONT_MATTER, block);
    List<Line> lines = settings ? block.lines().subList(1, block.lines().size() - 1) : block.lines();
    for (Line line : lines) {
      if (settings || line.index() != lastIndex + 1) {
        endParagraph();
      }
      lastIndex = line.index();
      proseLine(line);
    }
  }

  /** A line of the prompt's text may be in two sections, when they are joined without a line end. */
  private void proseLine(Line line) {
    String rest = written(line);
    int offset = place.applyAsInt(line);
    line(offset);
    while (context == Context.PROSE && units.isBehind(offset + rest.length() - 1)) {
      int cut = units.end() - offset;
      proseText(rest.substring(0, cut), offset);
      rest = rest.substring(cut);
      offset += cut;
      line(offset);
    }
    proseText(rest, offset);
  }

  private void proseText(String written, int offset) {
    String text = (offset == 0 ? written.replaceFirst("^\uFEFF", "") : written).strip();
    if (text.startsWith("|")) {
      endParagraph();
      units.add(unit(NormalForm.isTableDivider(text) ? Kind.DIVIDER : Kind.ROW, text, units.line(offset)));
      return;
    }
    if (Sentences.isItem(text)) {
      endParagraph();
    }
    paragraph.append(paragraph.isEmpty() || text.isEmpty() ? "" : " ");
    paragraphLines.put(paragraph.length(), units.line(offset));
    paragraph.append(text);
  }

  private Unit unit(Kind kind, String text, int line) {
    return Unit.of(kind, context, text, layout, line);
  }

  private void endParagraph() {
    if (paragraph.isEmpty()) {
      return;
    }
    Kind kind = Sentences.isItem(paragraph.toString()) ? Kind.ITEM : Kind.SENTENCE;
    int at = 0;
    for (String sentence : Sentences.of(paragraph.toString())) {
      at = paragraph.indexOf(sentence, at);
      units.add(unit(kind, sentence, paragraphLines.floorEntry(at).getValue()));
      at += sentence.length();
      kind = Kind.SENTENCE;
    }
    paragraph.setLength(0);
    paragraphLines.clear();
  }
}
