package io.mcpspec.release.prompt;

import io.mcpspec.publish.snapshot.MarkdownSections;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.prompt.match.PromptChange;
import io.mcpspec.release.review.PromptReview;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Compares the texts of the prompts of two sides: rules P06 to P21, P23, P24, T08 and K05. */
public final class PromptComparison {

  private PromptComparison() {}

  /**
   * Reports what changed and answers the texts side by side: the new side's prompts in order, then those that are gone.
   * Prompts that only one side has are reported elsewhere; here they are only shown.
   */
  public static List<PromptReview> compare(Snapshot before, Snapshot after, Findings findings) {
    PromptChecks checks = new PromptChecks(before, after, findings);
    Map<String, PromptText> old = byId(before);
    Map<String, PromptText> now = byId(after);
    List<PromptReview> reviews = new ArrayList<>();
    List<PromptChange> changes = new ArrayList<>();
    now.forEach((id, text) -> {
      PromptText was = old.getOrDefault(id, none(id, text));
      PromptChange change = PromptChange.of(alike(was, text), alike(text, was));
      if (old.containsKey(id)) {
        changes.add(change);
        checks.check(change);
      }
      checks.checkHidden(change);
      reviews.add(PromptReviews.of(change));
    });
    old.forEach((id, text) -> {
      if (!now.containsKey(id)) {
        reviews.add(PromptReviews.of(PromptChange.of(text, none(id, text))));
      }
    });
    checks.checkServed(changes);
    return List.copyOf(reviews);
  }

  private static Map<String, PromptText> byId(Snapshot side) {
    Map<String, PromptText> byId = new LinkedHashMap<>();
    side.prompts().forEach(prompt -> byId.put(prompt.id(), prompt));
    return byId;
  }

  /** Declared sections have no match among those that were read from headings: then both are read. */
  private static PromptText alike(PromptText text, PromptText other) {
    if (text.declared() == other.declared()) {
      return text;
    }
    List<PromptSection> read = MarkdownSections.of("prompts/" + text.id() + ".md", text.text());
    return new PromptText(text.id(), text.text(), read, false, text.budget());
  }

  private static PromptText none(String id, PromptText other) {
    return new PromptText(id, "", List.of(), other.declared(), 0);
  }
}
