package io.mcpspec.release.prompt;

import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.prompt.content.ActorCheck;
import io.mcpspec.release.prompt.content.CodeCheck;
import io.mcpspec.release.prompt.content.FigureCheck;
import io.mcpspec.release.prompt.content.FormCheck;
import io.mcpspec.release.prompt.content.LayoutCheck;
import io.mcpspec.release.prompt.content.NormativeRuleCheck;
import io.mcpspec.release.prompt.content.PromptFindings;
import io.mcpspec.release.prompt.content.SentencePairs;
import io.mcpspec.release.prompt.match.PromptChange;
import io.mcpspec.release.prompt.name.DriftCheck;
import io.mcpspec.release.prompt.name.FileReferenceCheck;
import io.mcpspec.release.prompt.name.PlaceholderCheck;
import io.mcpspec.release.prompt.name.ServedTexts;
import io.mcpspec.release.prompt.name.ToolNames;
import io.mcpspec.release.prompt.name.ToolReferenceCheck;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** All rules about prompts' texts and about what is said of them, one after the other. */
public final class PromptChecks {

  private final ServedTexts before;
  private final ServedTexts after;
  private final ToolNames names;
  private final Findings findings;

  public PromptChecks(Snapshot before, Snapshot after, Findings findings) {
    this.before = new ServedTexts(before);
    this.after = new ServedTexts(after);
    this.names = new ToolNames(this.before.tools().orElse(Set.of()), this.after.tools().orElse(Set.of()));
    this.findings = findings;
  }

  /** Reports what changed in a prompt that both sides have. */
  public void check(PromptChange change) {
    PromptFindings prompt = new PromptFindings(change, findings);
    TokenBudgetCheck.check(prompt);
    boolean known = change.before().declared() == change.after().declared();
    if (known && change.before().text().equals(change.after().text())) {
      return;
    }
    SentencePairs sentences = new SentencePairs(change.sections());
    NormativeRuleCheck.check(sentences, prompt);
    ActorCheck.check(sentences.pairs(), prompt);
    FigureCheck.check(sentences.pairs(), prompt);
    FileReferenceCheck.check(sentences.pairs(), prompt);
    new LayoutCheck(prompt).check();
    new CodeCheck(prompt).check();
    new PlaceholderCheck(after.arguments(change.after().id()), prompt).check(sentences.pairs());
    new ToolReferenceCheck(names, after.tools(), prompt).check(sentences.pairs());
    new SectionCheck(prompt, new SectionReferences(change), new Explanations(sentences, names)).check();
    FormCheck.check(prompt);
  }

  /** Reports hidden characters in a prompt's text, also in one that is new. */
  public void checkHidden(PromptChange change) {
    HiddenCharacterCheck.check(new PromptFindings(change, findings));
  }

  /**
   * Reports what is said of tools and prompts and does not hold any more, and hidden characters in what is said.
   *
   * @param changes the prompts that both sides have
   */
  public void checkServed(List<PromptChange> changes) {
    Optional<Set<String>> tools = before.tools();
    new DriftCheck(after, changes, findings).check(tools.orElse(Set.of()), names);
    HiddenCharacterCheck.check(before, after, findings);
  }
}
