package io.mcpspec.release.packaging;

import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Packaged.ServedFile;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** K02, K03: compares the files of two packages. A finding must explain each file that differs. */
public final class FileComparison {

  private final Packaged before;
  private final Packaged after;
  private final Map<String, ServedFile> old;
  private final Map<String, ServedFile> now;
  private final Findings findings;

  private FileComparison(Packaged before, Packaged after, Findings findings) {
    this.before = before;
    this.after = after;
    this.old = byPath(before);
    this.now = byPath(after);
    this.findings = findings;
  }

  static void compare(Packaged before, Packaged after, Findings findings) {
    if (!before.files().isEmpty() && !after.files().isEmpty()) {
      new FileComparison(before, after, findings).compare();
    }
  }

  private void compare() {
    TreeSet<String> changed = changedPaths();
    if (before.version().isPresent() && before.version().equals(after.version())) {
      changed.forEach(this::reportEdited);
    } else {
      reportUnexplained(changed);
    }
  }

  private TreeSet<String> changedPaths() {
    TreeSet<String> changed = new TreeSet<>(old.keySet());
    changed.addAll(now.keySet());
    changed.removeIf(path -> old.containsKey(path) && old.get(path).equals(now.get(path)));
    return changed;
  }

  private static Map<String, ServedFile> byPath(Packaged packaged) {
    Map<String, ServedFile> files = new TreeMap<>();
    packaged.files().forEach(file -> files.put(file.path(), file));
    return files;
  }

  private void reportEdited(String path) {
    findings.add(
        Rule.LOCKED_FILE_EDITED, Level.BREAKING, "file/" + path,
        path + " differs between two packages that both say " + before.version().orElseThrow(),
        "from", hash(old, path), "to", hash(now, path));
  }

  /** Code is told folder by folder: what it does cannot be compared, so that it changed is only risky. */
  private void reportUnexplained(TreeSet<String> changed) {
    Explained explained = new Explained(findings.list());
    Map<String, Integer> code = new TreeMap<>();
    for (String path : changed) {
      if (explained.covers(path)) {
        continue;
      }
      if (Explained.isCode(path)) {
        code.merge(path.substring(0, Math.max(0, path.lastIndexOf('/'))), 1, Integer::sum);
      } else {
        findings.add(
            Rule.UNEXPLAINED_FILE_CHANGE, Level.BREAKING, "file/" + path,
            path + " changed and no finding says why", "from", hash(old, path), "to", hash(now, path));
      }
    }
    code.forEach((folder, count) -> findings.add(
        Rule.UNEXPLAINED_FILE_CHANGE, Level.RISKY, "file/" + folder + "/",
        "code changed, and what it does cannot be compared: " + count + (count == 1 ? " file" : " files") + " in "
            + (folder.isEmpty() ? "the root" : folder),
        "count", Integer.toString(count)));
  }

  private static String hash(Map<String, ServedFile> files, String path) {
    return files.containsKey(path) ? files.get(path).sha256() : "none";
  }
}
