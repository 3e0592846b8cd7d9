package io.mcpspec.release.lock;

import io.mcpspec.generator.source.SourceFile;
import io.mcpspec.generator.source.Span;
import io.mcpspec.generator.tree.JsonWriter;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;
import io.mcpspec.generator.tree.Scalar;
import io.mcpspec.generator.tree.Sequence;
import io.mcpspec.release.finding.Place;
import io.mcpspec.release.side.PromptSection;
import io.mcpspec.release.side.PromptText;
import java.util.List;
import java.util.stream.Collectors;

/** The declared sections of a locked prompt, one a line: a later comparison matches them by their ids. */
final class SectionsJson {

  private static final Span SPAN = Span.of(new SourceFile("sections.json", ""));

  private SectionsJson() {}

  static String text(PromptText prompt) {
    String lines = prompt.sections().stream()
        .map(section -> JsonWriter.compact(json(section))).collect(Collectors.joining(",\n"));
    return "{\"budget\":" + prompt.budget() + ",\"sections\":[\n" + lines + "\n]}\n";
  }

  private static Mapping json(PromptSection section) {
    return new MappingBuilder(SPAN)
        .put("id", section.id())
        .putText("parent", section.parent())
        .put("heading", section.heading())
        .put("level", section.level())
        .put("facts", section.facts())
        .put("file", section.place().file())
        .put("line", section.place().line())
        .put("text", section.text())
        .build();
  }

  /** The prompt that the file belongs to. */
  static PromptText prompt(String name, String text, Mapping json) {
    List<PromptSection> sections = json.mappings("sections").stream().map(SectionsJson::section).toList();
    return new PromptText(name, text, sections, true, number(json, "budget"));
  }

  private static PromptSection section(Mapping json) {
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
        new Place(json.text("file").orElse(""), number(json, "line")));
  }

  private static int number(Mapping json, String key) {
    return json.get(key).orElse(null) instanceof Scalar number && number.isNumber()
        ? Integer.parseInt(number.text())
        : 0;
  }
}
