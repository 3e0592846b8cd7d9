package io.mcpspec.release.report.view;

import io.mcpspec.release.finding.Finding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Findings that say the same of several items, such as the same parameter added to many tools. People read them once.
 *
 * @param findings at least one, in the order of the review
 */
public record Family(List<Finding> findings) {

  /** Two of a kind are read faster than they are unfolded. */
  private static final int FEWEST = 3;

  /** That many names are shown where a list is cut. */
  private static final int SHOWN = 5;

  private record Key(String noun, String message) {}

  /** The families of findings that share rule, level and audiences; one that stands alone is a family of its own. */
  public static List<Family> of(List<Finding> findings) {
    Map<Key, List<Finding>> byMessage = new LinkedHashMap<>();
    findings.forEach(finding -> byMessage.computeIfAbsent(key(finding), key -> new ArrayList<>()).add(finding));
    List<Family> families = new ArrayList<>();
    for (List<Finding> alike : byMessage.values()) {
      if (alike.size() < FEWEST) {
        alike.forEach(finding -> families.add(new Family(List.of(finding))));
      } else {
        families.add(new Family(List.copyOf(alike)));
      }
    }
    return List.copyOf(families);
  }

  private static Key key(Finding finding) {
    return new Key(noun(finding), folded(finding, "…"));
  }

  private static String folded(Finding finding, String name) {
    return finding.message().replace("`" + name(finding) + "`", "`" + name + "`");
  }

  /** What an item is, {@code tool} or {@code resource}. */
  private static String noun(Finding finding) {
    return finding.subject().split("/", 2)[0];
  }

  private static String name(Finding finding) {
    String[] parts = finding.subject().split("/", 2);
    String name = parts.length < 2 ? "" : parts[1];
    return parts[0].equals("tool") ? name.split("#", 2)[0] : parts[0].equals("prompt") ? name.split("/", 2)[0] : name;
  }

  public Finding first() {
    return findings.get(0);
  }

  /** Whether it stands for several. */
  public boolean isFolded() {
    return findings.size() > 1;
  }

  /** One sentence for all: {@code tool `…`: input `limit` is new (24 times)}. */
  public String message() {
    return isFolded() ? folded(first(), ending()) + " (" + findings.size() + " times)" : first().message();
  }

  /** The message, with the names of the first few. */
  public String messageWithNames() {
    if (!isFolded()) {
      return message();
    }
    List<String> names = findings.stream().map(Family::name).distinct().map(name -> "`" + name + "`").toList();
    String more = names.size() > SHOWN ? " and " + (names.size() - SHOWN) + " more" : "";
    return message() + ": " + String.join(", ", names.subList(0, Math.min(SHOWN, names.size()))) + more;
  }

  /** What all names begin with, and an ellipsis. */
  private String ending() {
    String prefix = name(first());
    for (Finding finding : findings) {
      String name = name(finding);
      int same = 0;
      while (same < Math.min(prefix.length(), name.length()) && prefix.charAt(same) == name.charAt(same)) {
        same++;
      }
      prefix = prefix.substring(0, same);
    }
    return prefix + "…";
  }
}
