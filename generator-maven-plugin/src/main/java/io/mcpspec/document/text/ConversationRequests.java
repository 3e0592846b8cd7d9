package io.mcpspec.document.text;

import java.util.List;
import java.util.regex.Pattern;

/** Recognises sentences that make a model pass on what was said in a conversation. */
public final class ConversationRequests {

  private static final String WORDS =
      "(?:messages?|prompts?|questions?|quer(?:y|ies)|requests?|inputs?|words|texts?|instructions?)\\b";
  private static final String SPEAKER = "\\b(?:user|human|customer|person|people)\\b";
  private static final String WHOLE = "\\b(?:verbatim|word[- ]for[- ]word|exact|exactly|original|unmodified|unaltered"
      + "|unchanged|raw|full|entire|complete|as[- ]is)\\b";
  private static final List<Pattern> OF_THE_USER = List.of(
      pattern(WHOLE + "\\W+(?:\\w+\\W+){0,2}?(?:" + WORDS + "\\W+(?:\\w+\\W+){0,3}?" + SPEAKER
          + "|" + SPEAKER + "\\W+(?:\\w+\\W+){0,2}?" + WORDS + ")"),
      pattern(SPEAKER + ".{0,40}?\\b" + WORDS + ".{0,25}?" + WHOLE));
  private static final Pattern CONVERSATION = pattern(
      "\\b(?:conversation|chat|dialogue?)\\s+(?:history|context|transcript|log|so far)\\b|\\bsystem prompt\\b"
          + "|\\b(?:previous|prior|all|earlier) messages\\b|\\b(?:whole|entire|full) conversation\\b");
  private static final Pattern PASSED = pattern(
      "\\b(?:include|pass|provide|copy|send|give|paste|put|add|share|forward|repeat|summari[sz]e|summary)\\b");

  private ConversationRequests() {}

  private static Pattern pattern(String regex) {
    return Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
  }

  /** The sentences of a text that ask for it. */
  public static List<String> in(String text) {
    return Sentences.of(text).stream().filter(ConversationRequests::asks).toList();
  }

  private static boolean asks(String sentence) {
    boolean user = OF_THE_USER.stream().anyMatch(form -> form.matcher(sentence).find());
    return user || CONVERSATION.matcher(sentence).find() && PASSED.matcher(sentence).find();
  }
}
