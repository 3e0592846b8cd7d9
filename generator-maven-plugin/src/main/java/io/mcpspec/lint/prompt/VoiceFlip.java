package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.prompt.PromptLine.Zone;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** PL15: a prompt that speaks of the user says "me" once, so the model waits for the wrong person. */
public final class VoiceFlip extends PromptRule {

  private static final Pattern FIRST =
      Pattern.compile("(?i)\\b(?:tell|ask|show|give|send|remind|help|warn)s? me\\b|\\blet me know\\b");
  private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"|“[^”]*”|(?<!\\p{L})'[^']*'(?!\\p{L})");
  /** What others say: after the name of a speaker, in a block quote, or as an example. */
  private static final Pattern OTHERS = Pattern.compile(
      "(?i)^\\s*>.*|\\b(?:for example|e\\.g|such as)\\b.*"
          + "|^\\W*(?:query|prompt|question|transcript|user|human|assistant|example|input|output|answer)[^:]{0,9}:.*");
  private static final int FEW = 2;
  private static final int MANY = 5;

  public VoiceFlip() {
    super("PL15", "voice-flip", Severity.ERROR);
  }

  @Override
  void check(PromptLines lines, Report report) {
    long users = lines.written().stream()
        .filter(line -> line.text().matches(".*(?i:\\bthe user\\b|\\byou are an? ).*|.*\\bUSER\\b.*")).count();
    List<PromptLine> first = lines.written().stream()
        .filter(line -> !line.template() && !line.is(Zone.HEADING) && FIRST.matcher(spoken(line)).find()).toList();
    if (first.size() <= FEW && users >= MANY) {
      for (PromptLine line : first) {
        Matcher found = FIRST.matcher(spoken(line));
        if (found.find()) {
          report.at(line, found.start(), "`" + found.group() + "`: elsewhere the prompt speaks of the user",
              "say who is meant, such as `the user tells you`");
        }
      }
    }
  }

  /** The line with blanks in place of what somebody else says. */
  private static String spoken(PromptLine line) {
    String unquoted = QUOTED.matcher(line.bare()).replaceAll(quoted -> " ".repeat(quoted.group().length()));
    return OTHERS.matcher(unquoted).replaceFirst("");
  }
}
