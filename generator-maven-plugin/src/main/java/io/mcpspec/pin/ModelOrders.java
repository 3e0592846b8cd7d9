package io.mcpspec.pin;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.text.HiddenCharacters;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Texts that tell the model what to do behind its user's back, or that hide characters from people. */
public final class ModelOrders {

  private static final List<Pattern> ORDERS = List.of(
      pattern("\\b(?:ignore|disregard|forget|override)\\b.{0,30}\\b(?:previous|prior|above|earlier|all|other|any)"
          + "\\b.{0,30}\\b(?:instructions?|prompts?|rules?|messages?|guidelines?)\\b"),
      pattern("\\b(?:do not|don't|never|must not|without)\\b.{0,20}"
          + "\\b(?:tell|mention|inform|notify|reveal|alert|ask)(?:ing)?\\b.{0,30}\\b(?:user|human|person|anyone)\\b"),
      pattern("</?\\s*(?:important|system|secret|instructions?|critical|hidden)\\b[^>]{0,40}>"),
      pattern("\\b(?:before|when|whenever|prior to)\\b.{0,20}\\b(?:us|call|invok|runn?)(?:ing|e)?\\b.{0,20}"
          + "\\b(?:this|any|other|every|another|the)\\b.{0,20}\\btools?\\b.{0,80}"
          + "\\b(?:must|always|first|read|send)\\b"),
      pattern("\\b(?:read|send|include|pass|upload|copy|attach|append|cat)\\b.{0,80}"
          + "(?:~/\\.|\\bid_rsa\\b|\\.env\\b|/etc/passwd|\\.aws/credentials|\\bsystem prompt\\b)"));
  private static final int SHOWN = 100;

  private ModelOrders() {}

  private static Pattern pattern(String regex) {
    return Pattern.compile(regex, Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
  }

  /** Whatever is suspicious in what a server serves: {@code tools/add: gives orders to the model …}. */
  public static List<String> in(Mapping surface) {
    List<String> found = new ArrayList<>();
    visit(surface, "", found);
    return found;
  }

  private static void visit(Node node, String place, List<String> found) {
    if (node instanceof Mapping mapping) {
      mapping.keys().forEach(key -> visit(mapping.get(key).orElseThrow(), place + "/" + key, found));
    } else if (node instanceof Sequence list) {
      for (int i = 0; i < list.items().size(); i++) {
        Node item = list.items().get(i);
        String name = item instanceof Mapping named ? named.text("name").orElse(Integer.toString(i)) : "" + i;
        visit(item, place + "/" + name, found);
      }
    } else if (node instanceof Scalar scalar && scalar.kind() == Scalar.Kind.STRING) {
      judge(scalar.text(), place.substring(1), found);
    }
  }

  private static void judge(String text, String place, List<String> found) {
    for (Pattern order : ORDERS) {
      Matcher matcher = order.matcher(text);
      if (matcher.find()) {
        String match = matcher.group().replaceAll("\\s+", " ");
        String shown = match.substring(0, Math.min(SHOWN, match.length()));
        found.add(place + ": gives orders to the model: \"" + shown + "\"");
        break;
      }
    }
    if (!HiddenCharacters.in(text).isEmpty()) {
      found.add(place + ": hides characters");
    }
  }
}
