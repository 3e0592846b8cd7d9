package io.mcpspec.release.tool;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.text.Excerpt;
import io.mcpspec.document.text.Sentences;
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
import java.util.regex.Pattern;

/** T09: finds descriptions that make a model pass on what was said in a conversation, and did not before. */
public final class ConversationCheck {

  private static final Pattern OF_THE_USER = Pattern.compile(
      "\\b(?:user|human|customer|person|people)\\b.{0,40}?"
          + "\\b(?:messages?|prompts?|questions?|quer(?:y|ies)|requests?|inputs?|words|texts?|instructions?)\\b",
      Pattern.CASE_INSENSITIVE);
  private static final Pattern WHOLE = Pattern.compile(
      "\\b(?:verbatim|word[- ]for[- ]word|exact|exactly|original|unmodified|unaltered|unchanged|raw|full|entire"
          + "|complete|as[- ]is)\\b", Pattern.CASE_INSENSITIVE);
  private static final Pattern CONVERSATION = Pattern.compile(
      "\\b(?:conversation|chat|dialogue?)\\s+(?:history|context|transcript|log|so far)\\b|\\bsystem prompt\\b"
          + "|\\b(?:previous|prior|all|earlier) messages\\b|\\b(?:whole|entire|full) conversation\\b",
      Pattern.CASE_INSENSITIVE);
  private static final Pattern PASSED = Pattern.compile(
      "\\b(?:include|pass|provide|copy|send|give|paste|put|add|share|forward|repeat|summari[sz]e|summary)\\b",
      Pattern.CASE_INSENSITIVE);

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
    return Sentences.of(item.text("description").orElse("")).stream().filter(ConversationCheck::asks).toList();
  }

  private static boolean asks(String sentence) {
    boolean user = OF_THE_USER.matcher(sentence).find() && WHOLE.matcher(sentence).find();
    return user || CONVERSATION.matcher(sentence).find() && PASSED.matcher(sentence).find();
  }
}
