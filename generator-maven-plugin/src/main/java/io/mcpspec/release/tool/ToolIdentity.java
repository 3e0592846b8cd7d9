package io.mcpspec.release.tool;

import io.mcpspec.document.node.CanonicalJson;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.publish.identity.ItemRenames;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.surface.Identity;
import io.mcpspec.release.surface.Places;
import io.mcpspec.release.surface.Reporter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** T02, T04: finds tools that got another name, and names that another tool took over. */
public final class ToolIdentity {

  /** A tool under its old and under its new name. */
  record Renamed(ListedTool old, ListedTool now) {}

  private final Reporter reporter;
  private final Map<String, ListedTool> removed;
  private final Map<String, ListedTool> added;
  private final List<Renamed> renamed = new ArrayList<>();

  ToolIdentity(Reporter reporter, Map<String, ListedTool> before, Map<String, ListedTool> after) {
    this.reporter = reporter;
    this.removed = new LinkedHashMap<>(before);
    removed.keySet().removeAll(after.keySet());
    this.added = new LinkedHashMap<>(after);
    added.keySet().removeAll(before.keySet());
  }

  /** The tools to compare under another name. One that had its new name before, too, is not among them. */
  List<Renamed> findRenames(Map<String, ListedTool> after) {
    after.values().forEach(this::findDeclared);
    List.copyOf(removed.values()).forEach(this::findUndone);
    findLikely();
    return renamed;
  }

  /** The tools that no other became, once renames are found. */
  Map<String, ListedTool> removed() {
    return removed;
  }

  /** The tools that were no other before, once renames are found. */
  Map<String, ListedTool> added() {
    return added;
  }

  /** A declared old name still works, but rules of operators that name it do not hold for the new one. */
  private void findDeclared(ListedTool tool) {
    for (ListedTool.Former former : tool.renamed()) {
      ListedTool old = removed.remove(former.name());
      if (old != null) {
        report(old, tool, Level.RISKY, "; the old name still works"
            + former.until().map(until -> " until " + until).orElse(""));
        if (added.remove(tool.name()) != null) {
          renamed.add(new Renamed(old, tool));
        }
      }
    }
  }

  /** Going back to a name that the tool had before. */
  private void findUndone(ListedTool old) {
    Optional<ListedTool> back = old.renamed().stream()
        .flatMap(former -> Optional.ofNullable(added.get(former.name())).stream()).findFirst();
    back.ifPresent(now -> rename(old, now, ", its old name: calls of the newer name fail"));
  }

  private void findLikely() {
    ItemRenames.ofTools(items(removed), items(added)).forEach((old, now) -> rename(removed.get(old), added.get(now),
        ": calls of the old name fail, rules that deny it let the new one pass"));
  }

  private static Map<String, Mapping> items(Map<String, ListedTool> tools) {
    Map<String, Mapping> items = new LinkedHashMap<>();
    tools.forEach((name, tool) -> items.put(name, tool.item()));
    return items;
  }

  private void rename(ListedTool old, ListedTool now, String consequence) {
    removed.remove(old.name());
    added.remove(now.name());
    report(old, now, Level.BREAKING, consequence);
    renamed.add(new Renamed(old, now));
  }

  private void report(ListedTool old, ListedTool now, Level level, String consequence) {
    reporter.add(Rule.TOOL_RENAMED, level, old.subject(),
        "tool `" + old.name() + "` → `" + now.name() + "`" + consequence, Places.of(old.item(), now.item()),
        "from", old.name(), "to", now.name());
  }

  /** Whether another tool has the name now; reports it. */
  boolean isReplaced(ListedTool old, ListedTool now) {
    if (Identity.of(old.item(), now.item())
        || !ItemRenames.tool(old.item()).isUnrelated(ItemRenames.tool(now.item()))) {
      return false;
    }
    reporter.add(Rule.TOOL_REPLACED, Level.BREAKING, now.subject(),
        "tool `" + now.name() + "` is another tool now: neither description nor parameters are what they were",
        Places.of(old.item(), now.item()),
        "from", Reporter.digest(CanonicalJson.of(old.item())), "to", Reporter.digest(CanonicalJson.of(now.item())));
    return true;
  }
}
