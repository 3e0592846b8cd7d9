package io.mcpspec.document.text;

import io.mcpspec.document.text.ModelOrder.Kind;
import java.util.List;
import java.util.regex.Pattern;

/** The forms of orders to a model. In a form, {@code …30} stands for at most 30 characters of the same sentence. */
final class OrderForms {

  /** One form. */
  record Form(Kind kind, Pattern pattern) {}

  private static final String NOT = "\\b(?:do not|don't|never|must not|without)\\b";
  private static final String PEOPLE = "\\b(?:user|human|person|people|anyone)\\b";
  private static final String SEND =
      "\\b(?:read|send|include|forward|pass|upload|copy|attach|append|cat|list)\\b";
  private static final String CALL = "\\b(?:call|use|run|invoke)\\b";

  static final List<Form> ALL = List.of(
      form(Kind.IGNORE, "\\b(?:ignore|disregard|forget|override)\\b…30"
          + "\\b(?:previous|prior|above|earlier|all|other|any)\\b…30"
          + "\\b(?:instructions?|prompts?|rules?|guidelines?)\\b"),
      form(Kind.IGNORE, "\\bforget\\b…10\\beverything\\b"),
      form(Kind.IGNORE, "\\bnew (?:system )?instructions?\\s*:|\\bin developer mode and\\b"),
      form(Kind.CONCEAL, NOT + "…20\\b(?:tell|mention|inform|notify|reveal|alert|show)(?:ing)?\\b…30" + PEOPLE),
      form(Kind.CONCEAL, NOT + "…20\\bask(?:ing)?\\b…20" + PEOPLE
          + "…20\\b(?:confirm|permission|approv|consent|agree)"),
      form(Kind.CONCEAL, "\\b(?:hide|keep|kept|hidden|conceal)\\b…20\\bfrom the (?:user|human)\\b"),
      form(Kind.CONCEAL, "\\bsilently\\b…5\\b(?:send|upload|forward|post|copy)\\b"),
      form(Kind.CONCEAL, "\\buser has already (?:approved|agreed|confirmed|consented)\\b"),
      form(Kind.MARKUP,
          "</?\\s*(?:important|system|instructions?|critical|hidden)\\b[^>]{0,40}>|</\\s*secret\\s*>"),
      form(Kind.CALL_FIRST, "\\b(?:before|instead of|prior to)\\b…20\\b(?:us|call|invok|runn?)(?:ing|e)?\\b…10"
          + "\\b(?:any|every|all|each|other)\\b…10\\btools?\\b"),
      form(Kind.CALL_FIRST, "\\b(?:always|must)\\b…15" + CALL + "…15\\bthis tool\\b…15"
          + "(?:\\bfirst\\b|\\bbefore (?:any|every|all|each)\\b)"),
      form(Kind.CALL_FIRST, "\\balways\\b…10" + CALL + "…20\\bbefore (?:answering|responding|replying)\\b"),
      form(Kind.CALL_FIRST, CALL + "…20\\bat the (?:start|beginning) of (?:each|every|any)\\b…10"
          + "\\b(?:conversation|chat|session|task|message)\\b"),
      form(Kind.CALL_FIRST, "\\b(?:when|whenever|every time|each time)\\b…60"
          + "(?:\\b(?:another|any|other) tools?\\b|(?<!\\bthis )(?<!\\bthe )\\btool\\b)…5\\b(?:is|are|gets)\\b…5"
          + "\\b(?:called|used|invoked|run)\\b"),
      form(Kind.CALL_FIRST, "\\b(?:supersedes?|replaces?|overrides?)\\b…5\\b(?:all|any|every)\\b…20\\btools?\\b"),
      form(Kind.CALL_FIRST, NOT + "…5\\buse\\b…5\\bany other\\b…15\\btools?\\b"),
      form(Kind.REVEAL, SEND + "…80(?:~/\\.(?!ssh/\\S+\\.pub)|\\bid_rsa\\b(?!\\.pub)|\\.env\\b|/etc/passwd"
          + "|\\.aws/credentials)"),
      form(Kind.REVEAL, SEND + "…60(?:\\buser's home directory\\b|\\ball environment variables\\b"
          + "|\\b(?:api keys?|passwords?|credentials|secrets)\\b…10\\byou (?:know|have|see|remember)\\b)"));

  private OrderForms() {}

  private static Form form(Kind kind, String regex) {
    String whole = regex.replaceAll("…(\\d+)", "(?:(?![.!?]\\\\s|\\n\\\\s*\\n).){0,$1}");
    return new Form(kind, Pattern.compile(whole, Pattern.CASE_INSENSITIVE | Pattern.DOTALL));
  }
}
