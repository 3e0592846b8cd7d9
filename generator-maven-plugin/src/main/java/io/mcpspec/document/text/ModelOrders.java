package io.mcpspec.document.text;

import io.mcpspec.document.text.ModelOrder.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Recognises passages that tell a model what to do behind its user's back. */
public final class ModelOrders {

  private static final String CONFIDENTIAL = "(?:~/\\.(?!ssh/\\S+\\.pub)|\\bid_rsa\\b(?!\\.pub)|\\.env\\b|/etc/passwd"
      + "|\\.aws/credentials)";

  private static final List<Map.Entry<Kind, Pattern>> ORDERS = List.of(
      order(Kind.IGNORE, "\\b(?:ignore|disregard|forget|override)\\b…30"
          + "\\b(?:previous|prior|above|earlier|all|other|any)\\b…30"
          + "\\b(?:instructions?|prompts?|rules?|guidelines?)\\b"),
      order(Kind.CONCEAL, "\\b(?:do not|don't|never|must not|without)\\b…20"
          + "\\b(?:tell|mention|inform|notify|reveal|alert|show)(?:ing)?\\b…30\\b(?:user|human|person|anyone)\\b"),
      order(Kind.CONCEAL, "\\b(?:do not|don't|never|must not|without)\\b…20\\bask(?:ing)?\\b…20"
          + "\\b(?:user|human|person|anyone)\\b…20\\b(?:confirm|permission|approv|consent|agree)"),
      order(Kind.MARKUP, "</?\\s*(?:important|system|instructions?|critical|hidden)\\b[^>]{0,40}>|</\\s*secret\\s*>"),
      order(Kind.CALL_FIRST, "\\b(?:before|instead of|prior to)\\b…20\\b(?:us|call|invok|runn?)(?:ing|e)?\\b…10"
          + "\\b(?:any|every|all|each|other)\\b…10\\btools?\\b"),
      order(Kind.CALL_FIRST, "\\b(?:always|must)\\b…15\\b(?:call|use|run|invoke)\\b…15\\bthis tool\\b…15"
          + "(?:\\bfirst\\b|\\bbefore (?:any|every|all|each)\\b)"),
      order(Kind.REVEAL, "\\b(?:read|send|include|forward|pass|upload|copy|attach|append|cat)\\b…80" + CONFIDENTIAL));

  private ModelOrders() {}

  /** A pattern, in which {@code …30} stands for at most 30 characters of the same sentence. */
  private static Map.Entry<Kind, Pattern> order(Kind kind, String regex) {
    String whole = regex.replaceAll("…(\\d+)", "(?:(?![.!?]\\\\s|\\n\\\\s*\\n).){0,$1}");
    return Map.entry(kind, Pattern.compile(whole, Pattern.CASE_INSENSITIVE | Pattern.DOTALL));
  }

  /** The first passage of each kind. */
  public static List<ModelOrder> in(String text) {
    List<ModelOrder> found = new ArrayList<>();
    ORDERS.forEach(order -> find(order.getKey(), order.getValue(), text).ifPresent(found::add));
    ConversationRequests.in(text).stream().findFirst().ifPresent(sentence ->
        found.add(new ModelOrder(Kind.CONVERSATION, sentence, Math.max(0, text.indexOf(sentence)))));
    return found;
  }

  private static Optional<ModelOrder> find(Kind kind, Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find()
        ? Optional.of(new ModelOrder(kind, matcher.group().replaceAll("\\s+", " "), matcher.start()))
        : Optional.empty();
  }
}
