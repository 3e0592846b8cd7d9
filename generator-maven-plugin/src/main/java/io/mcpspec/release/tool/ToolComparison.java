package io.mcpspec.release.tool;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.text.Excerpt;
import io.mcpspec.document.text.Rewording;
import io.mcpspec.publish.surface.ItemDigest;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.surface.CosmeticChange;
import io.mcpspec.release.surface.Identity;
import io.mcpspec.release.surface.Items;
import io.mcpspec.release.surface.Places;
import io.mcpspec.release.surface.Reporter;
import io.mcpspec.release.tool.schema.ResultKindChange;
import io.mcpspec.release.tool.schema.ToolSchemasComparison;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** T05: compares one tool with what it was before, beginning with its description. */
public final class ToolComparison {

  private static final Set<String> JUDGED = Set.of(
      "name", "description", "inputSchema", "outputSchema", "annotations", "execution");

  private final Reporter reporter;
  private final PortabilityComparison portability;
  private final ListedTool before;
  private final ListedTool after;

  ToolComparison(Reporter reporter, PortabilityComparison portability, ListedTool before, ListedTool after) {
    this.reporter = reporter;
    this.portability = portability;
    this.before = before;
    this.after = after;
  }

  void compare() {
    int reported = reporter.count();
    new AnnotationsComparison(reporter, before, after).compare();
    service();
    new ToolDeprecation(reporter, before, after).compare();
    if (isSame(before.item(), after.item())) {
      published();
      return;
    }
    description();
    new ConversationCheck(reporter, after).compare(Optional.of(before));
    ToolSchemasComparison schemas = new ToolSchemasComparison(reporter, after.name());
    schemas.input(input(before), input(after));
    schemas.output(before.item().get("outputSchema"), after.item().get("outputSchema"));
    execution();
    cosmetics();
    portability.changed(before, after);
    boolean reordered = Items.differing(before.item(), after.item(), Set.of("name")).isEmpty();
    if (reporter.count() == reported && reordered && before.name().equals(after.name())) {
      CosmeticChange.report(reporter, after.subject(),
          named() + "is written in another order", places(), "members", "order");
    }
  }

  /** What clients get can change although the spec did not: when publishing drops more, or less. */
  private void published() {
    boolean bare = before.item() == before.published() && after.item() == after.published();
    if (!bare && !isSame(before.published(), after.published())) {
      new ToolComparison(reporter, portability, asPublished(before), asPublished(after)).compare();
    }
  }

  private static ListedTool asPublished(ListedTool tool) {
    return new ListedTool(
        tool.name(), tool.published(), tool.published(), true, false, Optional.empty(), Optional.empty(), List.of(),
        Optional.empty());
  }

  private static boolean isSame(Mapping old, Mapping now) {
    return Identity.of(ItemDigest.absent(old), ItemDigest.absent(now));
  }

  private static Node input(ListedTool tool) {
    return tool.item().get("inputSchema").orElseGet(() -> new Mapping(List.of(), tool.item().span()));
  }

  private void description() {
    String old = before.item().text("description").orElse("");
    String now = after.item().text("description").orElse("");
    if (!old.equals(now)) {
      boolean lost = old.isBlank() != now.isBlank();
      Rewording.Weight weight = lost ? Rewording.Weight.MEANING : new Rewording(old, now).weight(Set.of());
      boolean form = weight == Rewording.Weight.FORM;
      reporter.add(Rule.TOOL_DESCRIPTION_CHANGED, weight == Rewording.Weight.MEANING ? Level.RISKY : Level.DOCS,
          after.subject(), prefix() + "description" + (form ? " changed in form only" : ": " + Excerpt.of(old, now)),
          Places.member(before.item(), after.item(), "description"),
          "from", Reporter.digest(old), "to", Reporter.digest(now));
    }
  }

  /** A tool that runs as a task answers with the task, not with its result. */
  private void execution() {
    String old = support(before);
    String now = support(after);
    if (old.equals(now)) {
      return;
    }
    if (old.equals("required") || now.equals("required")) {
      ResultKindChange.reportTask(reporter, after.name(), old, now, places());
    } else {
      docs("running as a task " + old + " → " + now, "taskSupport");
    }
  }

  private static String support(ListedTool tool) {
    return tool.item().mapping("execution").flatMap(execution -> execution.text("taskSupport"))
        .orElse("forbidden");
  }

  private void cosmetics() {
    Set<String> members = Items.differing(before.item(), after.item(), JUDGED);
    if (!members.isEmpty()) {
      String titles = members.equals(Set.of("title"))
          ? "title " + Excerpt.of(title(before), title(after)) : "changed: " + Items.names(members);
      docs(titles, String.join(",", members));
    }
  }

  private static String title(ListedTool tool) {
    return tool.item().text("title").orElse("");
  }

  /** Another group decides nothing for clients that choose none. */
  private void service() {
    new ToolPresence(reporter).served(before, after);
    if (before.served() == after.served() && !before.group().equals(after.group())) {
      docs("group " + before.group().orElse("none") + " → " + after.group().orElse("none"), "group");
    }
  }

  private void docs(String what, String members) {
    CosmeticChange.report(reporter, after.subject(), prefix() + what,
        Places.members(before.item(), after.item(), new LinkedHashSet<>(List.of(members.split(",")))),
        "members", members);
  }

  private Places places() {
    return Places.of(before.item(), after.item());
  }

  private String named() {
    return "tool `" + after.name() + "` ";
  }

  private String prefix() {
    return "tool `" + after.name() + "`: ";
  }
}
