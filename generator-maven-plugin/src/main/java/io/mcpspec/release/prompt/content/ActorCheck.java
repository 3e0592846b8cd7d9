package io.mcpspec.release.prompt.content;

import io.mcpspec.document.text.Quote;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** P15: finds sentences in which one actor took another's place. */
public final class ActorCheck {

  private ActorCheck() {}

  public static void check(List<SentencePair> pairs, PromptFindings findings) {
    for (SentencePair pair : pairs) {
      String old = pair.left().raw();
      String now = pair.right().raw();
      if (pair.isText() && Actors.flipped(old, now)) {
        String from = words(Actors.lost(old, now));
        String to = words(Actors.lost(now, old));
        findings.add(Rule.ACTOR_FLIPPED, Level.RISKY, pair,
            from + " → " + to + " in " + Quote.of(pair.right().normal()),
            "from", from, "to", to, "sentence", pair.right().normal());
      }
    }
  }

  private static String words(Set<Actors> actors) {
    return actors.stream().map(Actors::toString).collect(Collectors.joining(", "));
  }
}
