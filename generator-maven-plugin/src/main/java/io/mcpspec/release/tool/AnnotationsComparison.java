package io.mcpspec.release.tool;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.surface.CosmeticChange;
import io.mcpspec.release.surface.Items;
import io.mcpspec.release.surface.Places;
import io.mcpspec.release.surface.Reporter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A01, A02, A03, A04, A05, A06: compares hints by what they mean. A change of the declared effect counts like one of
 * the hints.
 */
public final class AnnotationsComparison {

  private static final Set<String> HINTS = Set.of(
      "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint");

  private final Reporter reporter;
  private final ListedTool before;
  private final ListedTool after;

  AnnotationsComparison(Reporter reporter, ListedTool before, ListedTool after) {
    this.reporter = reporter;
    this.before = before;
    this.after = after;
  }

  void compare() {
    Hints old = Hints.of(before);
    Hints now = Hints.of(after);
    int reported = reporter.count();
    if (!effect(old, now)) {
      effect(old.byEffect(before), now.byEffect(after));
    }
    others(old, now);
    written(reporter.count() > reported);
  }

  /** One finding for one step on the way from reading to destroying. */
  private boolean effect(Hints old, Hints now) {
    if (old.readOnly() && !now.readOnly()) {
      add(Rule.READONLY_LOST, Level.BREAKING, now.destructive() ? "destructive" : "writing", now.destructive()
          ? "was read-only, may overwrite or remove now" : "was read-only, may write now");
    } else if (!old.destructive() && now.destructive()) {
      add(Rule.DESTRUCTIVE_GAINED, Level.BREAKING, "destructive", "only added before, may overwrite or remove now");
    } else if (!old.readOnly() && now.readOnly()) {
      add(Rule.RISK_LOWERED, Level.RISKY, "reading",
          "says now that it only reads: clients ask no more before they call it");
    } else if (old.destructive() && !now.destructive()) {
      add(Rule.RISK_LOWERED, Level.RISKY, "writing",
          "says now that it only adds: clients ask less before they call it");
    } else {
      return false;
    }
    return true;
  }

  private void others(Hints old, Hints now) {
    boolean writes = !old.readOnly() && !now.readOnly();
    if (writes && old.idempotent() && !now.idempotent()) {
      add(Rule.IDEMPOTENT_LOST, Level.RISKY, "idempotent", "must not be repeated any more");
    } else if (writes && !old.idempotent() && now.idempotent()) {
      add(Rule.RISK_LOWERED, Level.RISKY, "idempotent",
          "says now that it can be repeated: clients may retry it");
    }
    if (!old.openWorld() && now.openWorld()) {
      add(Rule.OPENWORLD_GAINED, Level.RISKY, "open", "stayed in a closed domain, reaches beyond it now");
    } else if (old.openWorld() && !now.openWorld()) {
      add(Rule.RISK_LOWERED, Level.RISKY, "closed", "says now that it stays in a closed domain");
    }
  }

  /** Hints that mean the same, and members that are no hints. */
  private void written(boolean reported) {
    Mapping none = new Mapping(List.of(), before.item().span());
    Mapping old = before.item().mapping("annotations").orElse(none);
    Mapping now = after.item().mapping("annotations").orElse(none);
    Set<String> members = Items.differing(old, now, Set.of());
    Set<String> hints = new LinkedHashSet<>(members);
    hints.retainAll(HINTS);
    members.removeAll(HINTS);
    if (!hints.isEmpty() && !reported) {
      add(Rule.ANNOTATION_MADE_EXPLICIT, Level.DOCS, String.join(",", hints),
          "writes its hints in another way: " + Items.names(hints) + " mean the same");
    }
    if (!members.isEmpty()) {
      CosmeticChange.report(reporter, after.subject(),
          "tool `" + after.name() + "`: annotations changed: " + Items.names(members), places(),
          "annotations", String.join(",", members));
    }
  }

  /**
   * @param to what the tool is now, in a word that never changes
   */
  private void add(Rule rule, Level level, String to, String what) {
    reporter.add(rule, level, after.subject(), "tool `" + after.name() + "` " + what, places(), "to", to);
  }

  private Places places() {
    return Places.of(
        before.item().get("annotations").orElse(before.item()), after.item().get("annotations").orElse(after.item()));
  }
}
