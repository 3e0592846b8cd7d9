package io.mcpspec.release.tool;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.text.Likeness;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** How alike two tools are, by their descriptions and by their parameters with their types. */
final class ToolLikeness {

  private final Map<ListedTool, List<String>> words = new IdentityHashMap<>();
  private final Map<ListedTool, List<String>> parameters = new IdentityHashMap<>();

  /**
   * Both count the same; where there are no parameters, the description alone.
   *
   * @param least below this it does not matter how much, so texts need not be compared
   */
  double of(ListedTool one, ListedTool other, double least) {
    if (parameters(one).isEmpty() && parameters(other).isEmpty()) {
      return ofTexts(one, other);
    }
    double schemas = Likeness.ofWords(parameters(one), parameters(other));
    if (words(one).isEmpty() && words(other).isEmpty()) {
      return schemas;
    }
    return (1 + schemas) / 2 < least ? 0 : (ofTexts(one, other) + schemas) / 2;
  }

  /** The more alike of the two: a tool that kept either is still the same tool. */
  double atBest(ListedTool one, ListedTool other) {
    return Math.max(ofTexts(one, other), Likeness.ofWords(parameters(one), parameters(other)));
  }

  private double ofTexts(ListedTool one, ListedTool other) {
    boolean none = words(one).isEmpty() && words(other).isEmpty();
    return none ? 0 : Likeness.ofWords(words(one), words(other));
  }

  private List<String> words(ListedTool tool) {
    return words.computeIfAbsent(
        tool, key -> Likeness.words(tool.item().text("description").orElse("")));
  }

  private List<String> parameters(ListedTool tool) {
    return parameters.computeIfAbsent(tool, key -> {
      List<String> found = new ArrayList<>();
      tool.item().mapping("inputSchema")
          .flatMap(schema -> schema.mapping("properties"))
          .ifPresent(properties -> properties.entries().forEach(entry -> found.add(signature(entry))));
      return found;
    });
  }

  private static String signature(Mapping.Entry property) {
    String type = property.value() instanceof Mapping schema
        ? schema.get("type").map(JsonWriter::compact).orElse("") : "";
    return property.key() + ":" + type;
  }
}
