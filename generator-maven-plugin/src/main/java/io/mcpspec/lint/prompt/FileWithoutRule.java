package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** PL05: rules say when files are created or updated, and one file has none or both of the other. */
public final class FileWithoutRule extends PromptRule {

  private static final Pattern RULE = Pattern.compile(
      "^\\W*(?:\\*\\*)?(create|update)\\s+`?([\\w.-]+\\.[a-z]{2,4})`?(?:\\*\\*)?\\s*:", Pattern.CASE_INSENSITIVE);
  private static final Pattern FILE = Pattern.compile("\\b[\\w-]+\\.(?:md|json|ya?ml|txt)\\b");
  private static final int OFTEN = 3;

  public FileWithoutRule() {
    super("PL05", "file-lifecycle", Severity.WARNING);
  }

  @Override
  void check(PromptLines lines, Report report) {
    Map<String, List<PromptLine>> rules = new LinkedHashMap<>();
    Map<String, Integer> named = new LinkedHashMap<>();
    for (PromptLine line : lines.written()) {
      Matcher rule = RULE.matcher(line.content());
      if (rule.find()) {
        rules.computeIfAbsent(rule.group(2), first -> new ArrayList<>()).add(line);
      }
      FILE.matcher(line.text()).results().forEach(file -> named.merge(file.group(), 1, Integer::sum));
    }
    List<String> without = named.keySet().stream()
        .filter(file -> named.get(file) >= OFTEN && !rules.containsKey(file)).toList();
    rules.forEach((file, all) -> {
      if (all.size() > 1 && without.size() == 1) {
        report.at(all.get(0), 0, "`" + file + "` has " + all.size() + " rules here, and `" + without.get(0)
            + "` has none", "check which file each rule means");
      }
    });
  }
}
