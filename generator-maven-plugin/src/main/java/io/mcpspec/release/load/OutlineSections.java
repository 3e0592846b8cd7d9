package io.mcpspec.release.load;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.publish.snapshot.PromptSection;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The declared sections of a compiled text, from the files beside it. */
final class OutlineSections {

  private final Mapping tokens;
  private final Mapping map;

  /**
   * @param tokens {@code RELEASE.tokens.json}: which sections there are, and how deep
   * @param map {@code RELEASE.map.json}: which bytes belong to which
   */
  OutlineSections(Mapping tokens, Mapping map) {
    this.tokens = tokens;
    this.map = map;
  }

  /** The bytes of one section, where it was written and which facts are in it. */
  private static final class Own {
    private final StringBuilder text = new StringBuilder();
    private final Set<String> facts = new LinkedHashSet<>();
    private Place place = new Place("", 1);
    private boolean placed;
  }

  List<PromptSection> of(String text) {
    Map<String, Own> own = own(text.getBytes(StandardCharsets.UTF_8));
    Deque<String> open = new ArrayDeque<>();
    List<PromptSection> sections = new ArrayList<>();
    for (Mapping section : tokens.mappings("sections")) {
      String id = section.text("id").orElse("");
      int depth = number(section, "depth");
      while (open.size() >= depth && !open.isEmpty()) {
        open.pop();
      }
      Own part = own.getOrDefault(id, new Own());
      String line = section.text("heading").orElse("");
      String heading = line.replaceFirst("^#+\\s*", "");
      int level = line.length() - line.replaceFirst("^#+", "").length();
      sections.add(new PromptSection(id, Optional.ofNullable(open.peek()), heading, level, part.text.toString(),
          List.copyOf(part.facts), part.place));
      open.push(id);
    }
    return sections;
  }

  private Map<String, Own> own(byte[] text) {
    Map<String, Own> sections = new HashMap<>();
    for (Mapping range : map.mappings("ranges")) {
      Own part = sections.computeIfAbsent(range.text("section").orElse(""), id -> new Own());
      int from = number(range, "from");
      part.text.append(new String(text, from, number(range, "to") - from, StandardCharsets.UTF_8));
      if (!part.placed && !range.text("part").orElse("").equals("join")) {
        part.place = new Place(range.text("file").orElse(""), number(range, "line"));
        part.placed = true;
      }
      if (range.get("facts").orElse(null) instanceof Sequence facts) {
        facts.items().forEach(fact -> part.facts.add(((Scalar) fact).text()));
      }
    }
    return sections;
  }

  private static int number(Mapping mapping, String key) {
    return mapping.get(key).orElse(null) instanceof Scalar number ? Integer.parseInt(number.text()) : 0;
  }
}
