package io.mcpspec.document.text;

import io.mcpspec.document.text.ModelOrder.Kind;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;

/** Recognises passages that tell a model what to do behind its user's back. */
public final class ModelOrders {

  private ModelOrders() {}

  /** The first passage of each kind, in the order of kinds. */
  public static List<ModelOrder> in(String text) {
    Map<Kind, ModelOrder> first = new EnumMap<>(Kind.class);
    for (OrderForms.Form form : OrderForms.ALL) {
      Matcher matcher = form.pattern().matcher(text);
      if (matcher.find()) {
        add(first, new ModelOrder(form.kind(), matcher.group().replaceAll("\\s+", " "), matcher.start()));
      }
    }
    ConversationRequests.in(text).stream().findFirst().ifPresent(sentence ->
        add(first, new ModelOrder(Kind.CONVERSATION, sentence, Math.max(0, text.indexOf(sentence)))));
    return List.copyOf(first.values());
  }

  private static void add(Map<Kind, ModelOrder> first, ModelOrder found) {
    first.merge(found.kind(), found, (one, other) -> one.offset() <= other.offset() ? one : other);
  }
}
