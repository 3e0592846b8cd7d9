package io.mcpspec.publish.snapshot;

import io.mcpspec.document.text.FenceScanner;
import io.mcpspec.document.text.Heading;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Reads the sections of a Markdown text from its headings, for texts without an outline. A heading inside a code fence
 * is text. The sections are gapless; what stands before the first heading is a section without one, called {@code
 * start}. An id is the path of headings as a slug, without the text's one title.
 */
public final class MarkdownSections {

  private static final String START = "start";

  private record Found(Heading heading, int line) {}

  private final String file;
  private final String[] lines;
  private final List<PromptSection> sections = new ArrayList<>();
  private final Deque<PromptSection> above = new ArrayDeque<>();
  private final Map<String, Integer> ids = new TreeMap<>();

  private MarkdownSections(String file, String text) {
    this.file = file;
    this.lines = text.split("(?<=\n)", -1);
  }

  /**
   * The sections of a text.
   *
   * @param file what places name
   * @param text Markdown
   */
  public static List<PromptSection> of(String file, String text) {
    return text.isEmpty() ? List.of() : new MarkdownSections(file, text).read();
  }

  private List<PromptSection> read() {
    List<Found> found = headings();
    int first = found.isEmpty() ? lines.length : found.get(0).line();
    boolean start = !text(0, first).isBlank();
    if (start) {
      sections.add(new PromptSection(id(START), Optional.empty(), "", 0, text(0, first), List.of(), place(0)));
    }
    for (int i = 0; i < found.size(); i++) {
      int from = i == 0 && !start ? 0 : found.get(i).line();
      int to = i + 1 < found.size() ? found.get(i + 1).line() : lines.length;
      add(found.get(i), text(from, to));
    }
    return List.copyOf(sections);
  }

  private List<Found> headings() {
    List<Found> found = new ArrayList<>();
    FenceScanner fences = new FenceScanner();
    String before = "";
    for (int i = frontMatter(); i < lines.length; i++) {
      String line = chomp(lines[i]);
      if (fences.next(line) == FenceScanner.Line.OUTSIDE) {
        String above = before;
        String below = i + 1 < lines.length ? chomp(lines[i + 1]) : "";
        int at = i;
        Heading.of(line).or(() -> Heading.of(above, line, below)).ifPresent(head -> found.add(new Found(head, at)));
      }
      before = line;
    }
    return found;
  }

  /** How many lines the block of settings at the very start takes. */
  private int frontMatter() {
    if (!chomp(lines[0]).equals("---")) {
      return 0;
    }
    for (int i = 1; i < lines.length; i++) {
      if (chomp(lines[i]).equals("---")) {
        return i + 1;
      }
    }
    return 0;
  }

  private void add(Found found, String text) {
    Heading heading = found.heading();
    while (!above.isEmpty() && above.peek().level() >= heading.level()) {
      above.pop();
    }
    PromptSection parent = above.peek();
    boolean named = parent != null && !isTitle(parent);
    String slug = slug(heading.title());
    PromptSection section = new PromptSection(
        id(named ? parent.id() + "/" + slug : slug),
        Optional.ofNullable(parent).map(PromptSection::id),
        heading.title(),
        heading.level(),
        text,
        List.of(),
        place(found.line()));
    sections.add(section);
    above.push(section);
  }

  /** The first heading, when it stands above all others. */
  private boolean isTitle(PromptSection section) {
    return section.level() == 1 && section.parent().isEmpty()
        && sections.stream().filter(other -> other.level() > 0).findFirst().filter(section::equals).isPresent();
  }

  private String id(String wanted) {
    int count = ids.merge(wanted, 1, Integer::sum);
    return count == 1 ? wanted : wanted + "-" + count;
  }

  private static String slug(String title) {
    String slug = title.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-|-$", "");
    return slug.isEmpty() ? "untitled" : slug;
  }

  private Place place(int line) {
    return new Place(file, line + 1);
  }

  private String text(int from, int to) {
    return String.join("", List.of(lines).subList(from, to));
  }

  private static String chomp(String line) {
    return line.replaceFirst("\r?\n$", "");
  }
}
