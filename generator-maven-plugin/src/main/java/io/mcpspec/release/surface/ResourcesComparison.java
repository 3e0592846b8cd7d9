package io.mcpspec.release.surface;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.text.Rewording;
import io.mcpspec.publish.identity.ItemRenames;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** R01, R02, R03, R04, R05: compares resources and resource templates. */
public final class ResourcesComparison {

  private static final Pattern EXPRESSION = Pattern.compile("\\{[+#./;?&]?([^}]*)\\}");

  private final Reporter reporter;

  public ResourcesComparison(Reporter reporter) {
    this.reporter = reporter;
  }

  public void compare(Mapping before, Mapping after) {
    compare(before, after, "resources", "uri");
    compare(before, after, "resourceTemplates", "uriTemplate");
  }

  private void compare(Mapping before, Mapping after, String list, String key) {
    Map<String, Mapping> old = Items.byName(before.mappings(list), key);
    Map<String, Mapping> now = Items.byName(after.mappings(list), key);
    Map<String, Mapping> added = new LinkedHashMap<>(now);
    added.keySet().removeAll(old.keySet());
    Map<String, Mapping> gone = new LinkedHashMap<>(old);
    gone.keySet().removeAll(now.keySet());
    Map<String, String> successors = ItemRenames.ofResources(gone, added);
    old.forEach((uri, resource) -> {
      if (now.containsKey(uri)) {
        same(uri, resource, now.get(uri), key);
      } else {
        moved(uri, resource, Optional.ofNullable(successors.get(uri)), added, key);
      }
    });
    added.forEach((uri, resource) -> reporter.add(Rule.RESOURCE_ADDED, Level.COMPATIBLE, "resource/" + uri,
        "resource `" + uri + "` is new", Places.added(resource), "uri", uri));
  }

  private void moved(
      String uri, Mapping resource, Optional<String> successor, Map<String, Mapping> added, String key) {
    String to = successor.orElse("");
    Optional<Mapping> now = successor.map(added::remove);
    boolean variables = key.equals("uriTemplate") && !to.isEmpty() && !variables(uri).equals(variables(to));
    reporter.add(
        variables ? Rule.RESOURCE_TEMPLATE_VARIABLE_CHANGED : Rule.RESOURCE_REMOVED_OR_URI_CHANGED,
        Level.BREAKING, "resource/" + uri,
        "resource `" + uri + "` " + (to.isEmpty() ? "is gone" : "→ `" + to + "`"),
        now.map(other -> Places.of(resource, other)).orElse(Places.old(resource)), "from", uri, "to", to);
    now.ifPresent(other -> same(to, resource, other, key));
  }

  private static Set<String> variables(String template) {
    Set<String> names = new LinkedHashSet<>();
    Matcher matcher = EXPRESSION.matcher(template);
    while (matcher.find()) {
      for (String variable : matcher.group(1).split(",")) {
        names.add(variable.replaceAll("\\*$|:\\d+$", "").strip());
      }
    }
    return names;
  }

  private void same(String uri, Mapping before, Mapping after, String key) {
    mimeType(uri, before, after);
    Set<String> members = Items.differing(before, after, Set.of(key, "mimeType"));
    if (!members.isEmpty()) {
      boolean content = members.contains("size") || saysSomethingElse(before, after);
      reporter.add(Rule.RESOURCE_CONTENT_OR_METADATA_CHANGED, content ? Level.RISKY : Level.DOCS, "resource/" + uri,
          "resource `" + uri + "` changed: " + Items.names(members),
          Places.members(before, after, members),
          "members", String.join(",", members));
    }
  }

  private static boolean saysSomethingElse(Mapping before, Mapping after) {
    String old = before.text("description").orElse("");
    String now = after.text("description").orElse("");
    return new Rewording(old, now).weight(Set.of()) == Rewording.Weight.MEANING;
  }

  private void mimeType(String uri, Mapping before, Mapping after) {
    String old = before.text("mimeType").orElse("");
    String now = after.text("mimeType").orElse("");
    if (!old.equals(now)) {
      boolean known = !old.isEmpty() && !now.isEmpty();
      boolean kind = known && (!family(old).equals(family(now)) || isText(old) != isText(now));
      reporter.add(Rule.RESOURCE_MIME_CHANGED, kind ? Level.BREAKING : Level.RISKY, "resource/" + uri,
          "resource `" + uri + "` " + (old.isEmpty() ? "no type" : old) + " → " + (now.isEmpty() ? "no type" : now),
          Places.member(before, after, "mimeType"), "from", old, "to", now);
    }
  }

  private static String family(String mimeType) {
    return mimeType.split("/", 2)[0].strip().toLowerCase(Locale.ROOT);
  }

  /** Text comes as text, everything else as base64. */
  private static boolean isText(String mimeType) {
    String type = mimeType.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
    return type.startsWith("text/") || type.matches("application/(.*\\+)?(json|xml|yaml|javascript)");
  }
}
