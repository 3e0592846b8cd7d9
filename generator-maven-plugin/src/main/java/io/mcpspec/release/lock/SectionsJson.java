package io.mcpspec.release.lock;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.publish.snapshot.PromptText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The sections of a locked prompt, one a line: a later comparison matches declared ones by their ids. Their places are
 * in the locked text: the spec's own lines move with every edit.
 */
final class SectionsJson {

  private static final Span SPAN = Span.of(new SourceFile("sections.json", ""));

  private SectionsJson() {}

  static String text(PromptText prompt) {
    String lines = prompt.sections().stream()
        .map(section -> JsonWriter.compact(json(section))).collect(Collectors.joining(",\n"));
    String head = "{\"declared\":" + prompt.declared() + ",\"budget\":" + prompt.budget();
    return head + ",\"sections\":[\n" + lines + "\n]}\n";
  }

  private static Mapping json(PromptSection section) {
    return new MappingBuilder(SPAN)
        .put("id", section.id())
        .putText("parent", section.parent())
        .put("heading", section.heading())
        .put("level", section.level())
        .put("facts", section.facts())
        .put("text", section.text())
        .build();
  }

  /** The prompt that the file belongs to. */
  static PromptText prompt(String name, String text, Mapping json) {
    List<PromptSection> sections = new ArrayList<>();
    int line = 1;
    for (Mapping item : json.mappings("sections")) {
      PromptSection section = section(item, new Place(LockFiles.text(name), line + leadingLines(item)));
      sections.add(section);
      line += newlines(section.text());
    }
    boolean declared = json.get("declared").orElse(null) instanceof Scalar scalar && scalar.text().equals("true");
    return new PromptText(name, text, sections, declared, number(json, "budget"));
  }

  /** A section begins with what joins it to the one before. */
  private static int leadingLines(Mapping json) {
    String text = json.text("text").orElse("");
    return newlines(text.substring(0, text.length() - text.stripLeading().length()));
  }

  private static int newlines(String text) {
    return (int) text.chars().filter(c -> c == '\n').count();
  }

  private static PromptSection section(Mapping json, Place place) {
    List<String> facts = json.get("facts").orElse(null) instanceof Sequence list
        ? list.items().stream().map(fact -> ((Scalar) fact).text()).toList()
        : List.of();
    return new PromptSection(
        json.text("id").orElse(""),
        json.text("parent"),
        json.text("heading").orElse(""),
        number(json, "level"),
        json.text("text").orElse(""),
        facts,
        place);
  }

  private static int number(Mapping json, String key) {
    return json.get(key).orElse(null) instanceof Scalar number && number.isNumber()
        ? Integer.parseInt(number.text())
        : 0;
  }
}
