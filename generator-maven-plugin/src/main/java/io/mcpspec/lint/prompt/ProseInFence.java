package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.prompt.PromptLine.Zone;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** PL21: a fence holds prose, or its language slipped into the code. */
public final class ProseInFence extends PromptRule {

  private static final Pattern SENTENCE =
      Pattern.compile("\\s*\\p{Lu}[\\p{L}',-]+(?:\\s+[\\p{L}\\p{N}'’,()/-]+){4,}[.!?:]?");
  private static final Set<String> LANGUAGES =
      Set.of("json", "yaml", "java", "python", "javascript", "sql", "bash", "xml");

  public ProseInFence() {
    super("PL21", "prose-in-fence", Severity.WARNING);
  }

  @Override
  void check(PromptLines lines, Report report) {
    for (List<PromptLine> fence : lines.runs(line -> line.is(Zone.CODE), false)) {
      long sentences = fence.stream().filter(line -> SENTENCE.matcher(line.text()).matches()).count();
      long written = fence.stream().filter(line -> !line.text().isBlank()).count();
      if (LANGUAGES.contains(fence.get(0).text().strip())) {
        report.at(fence.get(0), 0, "the language `" + fence.get(0).text().strip() + "` is a line of the code",
            "write it behind the opening fence");
      } else if (isFenced(lines, fence.get(0)) && sentences > 2 && sentences * 2 > written) {
        report.at(fence.get(0), 0, "most lines of this fence are sentences",
            "take the fence away, or call it `markdown` or `text` if it is a template");
      }
    }
  }

  /** Whether a fence comes before the code, which may be indented instead. */
  private static boolean isFenced(PromptLines lines, PromptLine first) {
    int index = lines.all().indexOf(first);
    return index > 0 && lines.all().get(index - 1).text().matches(".*(?:```|~~~).*");
  }
}
