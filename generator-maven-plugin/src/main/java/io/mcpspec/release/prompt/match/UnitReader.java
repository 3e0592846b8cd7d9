package io.mcpspec.release.prompt.match;

import io.mcpspec.document.text.FenceScanner;
import io.mcpspec.document.text.FenceScanner.Fence;
import io.mcpspec.document.text.Heading;
import io.mcpspec.document.text.NormalForm;
import io.mcpspec.document.text.Sentences;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.release.prompt.match.Unit.Context;
import io.mcpspec.release.prompt.match.Unit.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the sections of a prompt into units, one section after the other: a fence may reach over several of them, as
 * the layout of a file does whose parts are sections themselves.
 */
public final class UnitReader {

  private final FenceScanner fences = new FenceScanner();

  private List<Unit> units = List.of();
  private final StringBuilder paragraph = new StringBuilder();
  private int paragraphLine;
  private Optional<Fence> paragraphFence = Optional.empty();
  private boolean headingFound;

  private UnitReader() {}

  /** The units of each section of a prompt. */
  public static Map<PromptSection, List<Unit>> read(PromptText prompt) {
    UnitReader reader = new UnitReader();
    Map<PromptSection, String> texts = Stretches.of(prompt);
    Map<PromptSection, List<Unit>> units = new HashMap<>();
    prompt.sections().forEach(section -> units.put(section, reader.read(section, texts.get(section))));
    return units;
  }

  private List<Unit> read(PromptSection section, String text) {
    units = new ArrayList<>();
    headingFound = section.level() == 0 && section.heading().isEmpty();
    String[] lines = text.split("\r?\n", -1);
    for (int i = 0; i < lines.length; i++) {
      line(lines[i], i, i + 1 < lines.length ? lines[i + 1] : "", section);
    }
    endParagraph();
    return List.copyOf(units);
  }

  private void line(String line, int index, String below, PromptSection section) {
    Optional<Fence> before = fences.open();
    FenceScanner.Line is = fences.next(line);
    if (is == FenceScanner.Line.OPENS || is == FenceScanner.Line.CLOSES) {
      endParagraph();
      Fence fence = fences.open().or(() -> before).get();
      boolean opens = is == FenceScanner.Line.OPENS;
      units.add(Unit.fence(opens, context(fence), line.strip(), fence.number(), index));
    } else if (is == FenceScanner.Line.INSIDE && !before.get().isMarkdown()) {
      code(line, index, before.get());
    } else {
      markdown(line, index, below, section);
    }
  }

  private static Context context(Fence fence) {
    return fence.isMarkdown() ? Context.TEMPLATE : Context.CODE;
  }

  private void code(String line, int index, Fence fence) {
    if (!line.isBlank()) {
      int indent = Math.min(fence.indent(), line.length() - line.stripLeading().length());
      units.add(Unit.of(Kind.CODE, Context.CODE, line.substring(indent).stripTrailing(), fence.number(), index));
    }
  }

  private void markdown(String line, int index, String below, PromptSection section) {
    boolean own = !headingFound && isHeadingOf(section, line, below);
    if (own || Heading.of(line).isPresent()) {
      headingFound |= own;
      single(own ? Kind.HEADING : Kind.INNER_HEADING, line.strip(), index);
    } else if (line.isBlank() || isUnderline(line)) {
      endParagraph();
    } else if (line.strip().startsWith("|")) {
      row(line.strip(), index);
    } else {
      if (Sentences.isItem(line)) {
        endParagraph();
      }
      if (paragraph.isEmpty()) {
        paragraphLine = index;
        paragraphFence = fences.open();
      }
      paragraph.append(paragraph.isEmpty() ? "" : " ").append(line.strip());
    }
  }

  private void row(String line, int index) {
    boolean divider = NormalForm.isTableDivider(line);
    single(divider ? Kind.DIVIDER : Kind.ROW, line, index);
    int above = units.size() - 2;
    if (divider && above >= 0 && units.get(above).kind() == Kind.ROW && units.get(above).line() == index - 1) {
      units.set(above, units.get(above).asHead());
    }
  }

  private static boolean isHeadingOf(PromptSection section, String line, String below) {
    return Heading.of(line).or(() -> Heading.of("", line, below))
        .filter(heading -> heading.title().equals(section.heading()))
        .isPresent();
  }

  /** The line below a heading without {@code #}s, when that heading was just read. */
  private boolean isUnderline(String line) {
    return !units.isEmpty() && paragraph.isEmpty() && units.get(units.size() - 1).kind() == Kind.HEADING
        && line.strip().matches("=+|-{2,}");
  }

  private void single(Kind kind, String text, int index) {
    endParagraph();
    units.add(unit(kind, text, index, fences.open()));
  }

  private static Unit unit(Kind kind, String text, int index, Optional<Fence> fence) {
    return Unit.of(
        kind, fence.map(UnitReader::context).orElse(Context.PROSE), text, fence.map(Fence::number).orElse(0), index);
  }

  private void endParagraph() {
    if (paragraph.isEmpty()) {
      return;
    }
    Kind kind = Sentences.isItem(paragraph.toString()) ? Kind.ITEM : Kind.SENTENCE;
    for (String sentence : Sentences.of(paragraph.toString())) {
      units.add(unit(kind, sentence, paragraphLine, paragraphFence));
      kind = Kind.SENTENCE;
    }
    paragraph.setLength(0);
  }
}
