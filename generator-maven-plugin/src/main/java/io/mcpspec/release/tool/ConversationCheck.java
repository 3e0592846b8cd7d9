package io.mcpspec.release.tool;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.text.ConversationRequests;
import io.mcpspec.document.text.Excerpt;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.surface.Places;
import io.mcpspec.release.surface.Reporter;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** T09: finds descriptions that make a model pass on what was said in a conversation, and did not before. */
public final class ConversationCheck {

  private final Reporter reporter;
  private final ListedTool after;

  ConversationCheck(Reporter reporter, ListedTool after) {
    this.reporter = reporter;
    this.after = after;
  }

  /** Compares with what the tool was before, if it is not new. */
  void compare(Optional<ListedTool> before) {
    Set<String> known = new HashSet<>();
    before.ifPresent(tool -> described(tool).values().forEach(item -> known.addAll(asking(item))));
    described(after).forEach((subject, item) -> asking(item).stream()
        .filter(sentence -> !known.contains(sentence)).findFirst()
        .ifPresent(sentence -> reporter.add(Rule.CONVERSATION_REQUESTED, Level.RISKY, subject,
            "tool `" + after.name() + "` makes the model pass on what was said in the conversation: "
                + Excerpt.quoted(sentence),
            Places.added(item), "sentence", Reporter.digest(sentence))));
  }

  /** The tool and its parameters, by subject. */
  private static Map<String, Mapping> described(ListedTool tool) {
    Map<String, Mapping> described = new LinkedHashMap<>();
    described.put(tool.subject(), tool.item());
    tool.item().mapping("inputSchema").flatMap(schema -> schema.mapping("properties"))
        .ifPresent(properties -> properties.entries().forEach(entry -> {
          if (entry.value() instanceof Mapping schema) {
            String name = entry.key().replace("~", "~0").replace("/", "~1");
            described.put(tool.subject() + "#/input/properties/" + name, schema);
          }
        }));
    return described;
  }

  private static List<String> asking(Mapping item) {
    return ConversationRequests.in(item.text("description").orElse(""));
  }
}
