package io.mcpspec.publish.snapshot;

import io.mcpspec.document.markdown.Block.Heading;
import io.mcpspec.document.markdown.MarkdownText;
import io.mcpspec.document.text.LineCounter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Reads the sections of a Markdown text from its headings, for texts without an outline. The sections are gapless; what
 * comes before the first heading is a section without one, called {@code start}. An id is the path of headings as a
 * slug, without the text's one title.
 */
public final class MarkdownSections {

  private static final String START = "start";

  private final String file;
  private final String text;
  private final LineCounter lines;
  private final List<PromptSection> sections = new ArrayList<>();
  private final Deque<PromptSection> above = new ArrayDeque<>();
  private final Map<String, Integer> ids = new TreeMap<>();

  private MarkdownSections(String file, String text) {
    this.file = file;
    this.text = text;
    this.lines = new LineCounter(text);
  }

  /**
   * The sections of a text.
   *
   * @param file what places name
   * @param text Markdown
   */
  public static List<PromptSection> of(String file, String text) {
    return new MarkdownSections(file, text).read();
  }

  /** Blank lines before the first heading belong to its section. */
  private List<PromptSection> read() {
    int from = 0;
    for (MarkdownText.Section section : MarkdownText.of(text).sections()) {
      String own = text.substring(from, section.to());
      if (section.heading().isPresent() || !own.replaceFirst("^\uFEFF", "").isBlank()) {
        add(section.heading(), own, from);
        from = section.to();
      }
    }
    return List.copyOf(sections);
  }

  private void add(Optional<Heading> heading, String own, int from) {
    int level = heading.map(Heading::level).orElse(0);
    while (!above.isEmpty() && above.peek().level() >= level) {
      above.pop();
    }
    PromptSection parent = above.peek();
    int first = lines.before(from) + 1;
    int begin = lines.before(heading.map(Heading::start).orElse(from)) + 1;
    int last = lines.before(from + own.length()) + 1;
    PromptSection section = new PromptSection(
        id(heading.map(found -> path(parent, found)).orElse(START)),
        Optional.ofNullable(parent).map(PromptSection::id),
        heading.map(Heading::title).orElse(""),
        level,
        own,
        List.of(),
        new Place(file, begin),
        IntStream.rangeClosed(first, last).mapToObj(line -> new Place(file, line)).toList());
    sections.add(section);
    if (level > 0) {
      above.push(section);
    }
  }

  private String path(PromptSection parent, Heading heading) {
    String slug = slug(heading.title());
    return parent == null || isTitle(parent) ? slug : parent.id() + "/" + slug;
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
}
