package io.mcpspec.release.report;

import io.mcpspec.release.review.PromptReview;
import io.mcpspec.release.review.PromptReview.Change;
import io.mcpspec.release.review.PromptReview.Piece;
import io.mcpspec.release.review.PromptReview.Row;
import io.mcpspec.release.review.PromptReview.Row.Kind;
import io.mcpspec.release.review.PromptReview.SectionReview;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A prompt in which something of every kind happened. */
final class SamplePrompt {

  private static final String MOVED = "Never create an index for a pattern that nobody has asked for.";

  private SamplePrompt() {}

  static PromptReview review() {
    return new PromptReview(
        "architect",
        List.of(role(), workflow(), costs(), patterns(), keys(), glossary()),
        812,
        765);
  }

  private static SectionReview role() {
    return new SectionReview("role", Change.REWORDED, Optional.empty(), Optional.empty(), "Role and objectives", 1,
        96, 104, List.of(
            same("# Role and objectives"),
            new Row(Kind.CHANGED,
                List.of(kept("You "), changed("should"), kept(" ask at most "), changed("five"), kept(" questions.")),
                List.of(kept("You "), changed("MUST"), kept(" ask at most "), changed("three"), kept(" questions."))),
            new Row(Kind.ADDED, List.of(), List.of(changed("🔴 CRITICAL: wait for the answer 👩‍💻 before you go on."))),
            new Row(Kind.REMOVED, List.of(changed("Close with </script><script>alert(1)</script>.")), List.of())));
  }

  private static SectionReview workflow() {
    List<Row> rows = new ArrayList<>();
    for (int line = 1; line <= 9; line++) {
      rows.add(same(line + ". Step " + line + " stays what it was."));
    }
    rows.add(new Row(Kind.FORMAT_ONLY, List.of(kept("**Note** the plan.")), List.of(kept("Note the plan."))));
    rows.add(new Row(Kind.MOVED_AWAY, List.of(changed(MOVED)), List.of()));
    rows.add(new Row(Kind.CHANGED, List.of(kept("Save it to "), changed("requirement.md")),
        List.of(kept("Save it to "), changed("data\u2011model.md\u200b"))));
    return new SectionReview("workflow", Change.REWORDED, Optional.empty(), Optional.of("Work flow"), "Workflow", 2,
        180, 171, rows);
  }

  private static SectionReview costs() {
    return new SectionReview("costs", Change.REMOVED, Optional.empty(), Optional.empty(), "Cost estimates", 2, 210, 0,
        List.of(new Row(Kind.REMOVED, List.of(changed("## Cost estimates")), List.of()),
            new Row(Kind.REMOVED, List.of(changed("You MUST use average RPS, never peak RPS.")), List.of())));
  }

  private static SectionReview patterns() {
    return new SectionReview("patterns/collections", Change.ADDED, Optional.empty(), Optional.empty(),
        "Item collections", 3, 0, 164, List.of(
            new Row(Kind.ADDED, List.of(), List.of(changed("### Item collections"))),
            new Row(Kind.ADDED, List.of(), List.of(changed("Keep what is read together under one key, "
                + "up to 400KB an item."))),
            new Row(Kind.MOVED_HERE, List.of(), List.of(changed(MOVED)))));
  }

  private static SectionReview keys() {
    return new SectionReview("patterns/keys", Change.SAME, Optional.of("under “Denormalization”"), Optional.empty(),
        "Natural keys", 3, 126, 126, List.of(same("### Natural keys"), same("Keys say what they identify.")));
  }

  private static SectionReview glossary() {
    return new SectionReview("glossary", Change.SAME, Optional.empty(), Optional.empty(), "", 0, 200, 200,
        List.of(same("RPS: requests a second."), same("GSI: global secondary index.")));
  }

  private static Row same(String text) {
    return new Row(Kind.SAME, List.of(kept(text)), List.of(kept(text)));
  }

  private static Piece kept(String text) {
    return new Piece(text, false);
  }

  private static Piece changed(String text) {
    return new Piece(text, true);
  }
}
