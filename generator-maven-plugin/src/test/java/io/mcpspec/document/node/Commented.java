package io.mcpspec.document.node;

import io.mcpspec.document.yaml.YamlText;
import java.util.ArrayList;
import java.util.List;

/**
 * A YAML text with a comment wherever one can stand: above each member on a line of its own, and behind each value.
 */
public record Commented(String plain) {

  public String text() {
    Node root = Parsed.yaml(plain).root().orElseThrow();
    String text = plain;
    for (Mapping.Entry entry : entries(root)) {
      text = with(text, entry, root);
    }
    return text;
  }

  private static List<Mapping.Entry> entries(Node node) {
    List<Mapping.Entry> found = new ArrayList<>();
    if (node instanceof Mapping mapping) {
      mapping.entries().forEach(entry -> {
        found.addAll(entries(entry.value()));
        found.add(entry);
      });
    } else if (node instanceof Sequence list) {
      list.items().forEach(item -> found.addAll(entries(item)));
    }
    return found;
  }

  /** The text with a comment above the member, and one behind it, where it still says the same then. */
  private static String with(String text, Mapping.Entry entry, Node root) {
    List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
    String key = YamlText.inline(entry.key(), false) + ":";
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).strip().startsWith(key)) {
        String indent = " ".repeat(lines.get(i).indexOf(key));
        List<String> above = new ArrayList<>(lines);
        above.set(i, lines.get(i) + " # behind");
        above.add(i, indent + "# above");
        String commented = String.join("\n", above);
        Parsed parsed = Parsed.yaml(commented);
        return parsed.findings().isEmpty() && parsed.root().filter(root::equals).isPresent() ? commented : text;
      }
    }
    return text;
  }
}
