package io.mcpspec.importer.prompt;

import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.importer.SpecFile;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes the outline of a prompt that the spec does not have yet. */
final class NewPrompt {

  static final String USUAL_JOIN = "\n\n";

  private record Open(int level, OutlineEntry entry) {}

  private NewPrompt() {}

  /**
   * @param since the release that brings it, unless that is the first of all
   */
  static List<InputFile> files(String id, List<String> since, List<Part> parts, String directory) {
    Span span = Span.of(new SourceFile(directory, ""));
    SectionTexts texts = new SectionTexts(directory);
    String join = join(parts);
    List<OutlineEntry> roots = outline(parts, join, texts, span);
    MappingBuilder file = new MappingBuilder(span).put("spec", "prompt/1").put("id", id);
    since.forEach(release -> file.put("since", release));
    if (!join.equals(USUAL_JOIN)) {
      file.put("join", join);
    }
    file.put("outline", OutlineEntry.nodes(roots, span));
    List<InputFile> files = new ArrayList<>(texts.files());
    files.add(new SpecFile(directory + "prompt.yaml", "prompt", file.build()).file());
    return files;
  }

  private static List<OutlineEntry> outline(List<Part> parts, String join, SectionTexts texts, Span span) {
    SectionIds ids = new SectionIds(List.of());
    List<OutlineEntry> roots = new ArrayList<>();
    Deque<Open> above = new ArrayDeque<>();
    for (Part part : parts) {
      while (!above.isEmpty() && above.peek().level() >= part.level()) {
        above.pop();
      }
      Part written = roots.isEmpty() ? part.behind(join) : part;
      OutlineEntry entry = OutlineEntry.of(ids.of(part), List.of(), written, join, texts, span);
      (above.isEmpty() ? roots : above.peek().entry().children()).add(entry);
      if (part.level() > 0) {
        above.push(new Open(part.level(), entry));
      }
    }
    return roots;
  }

  /** What stands most often between two pieces. */
  private static String join(List<Part> parts) {
    Map<String, Integer> counts = new LinkedHashMap<>(Map.of(USUAL_JOIN, 0));
    for (Part part : parts) {
      counts.merge(part.afterHeading(), part.afterHeading().isEmpty() ? 0 : 1, Integer::sum);
      counts.merge(part.before(), part.before().isEmpty() ? 0 : 1, Integer::sum);
    }
    return counts.entrySet().stream().reduce((one, other) -> other.getValue() > one.getValue() ? other : one)
        .orElseThrow().getKey();
  }
}
