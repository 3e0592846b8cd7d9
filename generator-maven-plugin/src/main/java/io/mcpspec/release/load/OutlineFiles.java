package io.mcpspec.release.load;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.publish.snapshot.OutlineSections;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.spec.prompt.Origin;
import io.mcpspec.spec.prompt.SourceMap;
import java.util.List;
import java.util.Locale;

/**
 * What lies beside a compiled text of an outline.
 *
 * @param tokens {@code RELEASE.tokens.json}: which sections there are, and how deep
 * @param map {@code RELEASE.map.json}: which bytes belong to which
 */
record OutlineFiles(Mapping tokens, Mapping map) {

  PromptText prompt(String name, String text) {
    List<OutlineSections.Entry> outline = tokens.mappings("sections").stream()
        .map(section -> new OutlineSections.Entry(
            section.text("id").orElse(""), section.text("heading").orElse(""), number(section, "depth")))
        .toList();
    SourceMap sources = new SourceMap(map.mappings("ranges").stream().map(OutlineFiles::range).toList());
    return new PromptText(name, text, OutlineSections.of(text, outline, sources), true, number(tokens, "budget"));
  }

  private static SourceMap.Range range(Mapping range) {
    Origin origin = new Origin(
        range.text("section").orElse(""),
        range.text("revision").orElse(""),
        Origin.Part.valueOf(range.text("part").orElse("text").toUpperCase(Locale.ROOT)),
        range.text("file").orElse(""),
        number(range, "line"));
    List<String> facts = range.get("facts").orElse(null) instanceof Sequence list
        ? list.items().stream().map(fact -> ((Scalar) fact).text()).toList()
        : List.of();
    return new SourceMap.Range(number(range, "from"), number(range, "to"), origin, facts);
  }

  private static int number(Mapping mapping, String key) {
    return mapping.get(key).orElse(null) instanceof Scalar number ? Integer.parseInt(number.text()) : 0;
  }
}
