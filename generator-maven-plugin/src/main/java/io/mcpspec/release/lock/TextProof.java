package io.mcpspec.release.lock;

import io.mcpspec.compiler.CompiledSpec;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.review.Review.Hunk;
import io.mcpspec.release.review.UnifiedDiff;
import io.mcpspec.spec.model.Fact;
import io.mcpspec.spec.prompt.CompiledPrompt;
import io.mcpspec.spec.prompt.PromptCompiler;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Proves that a spec still makes the prompt texts of a locked release: revisions and the history of facts keep those of
 * every release.
 */
final class TextProof {

  private final CompiledSpec spec;
  private final ChangedFacts facts;

  TextProof(CompiledSpec spec, ChangedFacts facts) {
    this.spec = spec;
    this.facts = facts;
  }

  /** What is wrong, in words; changed values of facts are left to {@link ChangedFacts}. */
  List<String> faults(LockedRelease release) throws StatusException {
    List<String> faults = new ArrayList<>();
    for (PromptText locked : release.prompts()) {
      Optional<String> made = made(release, locked);
      if (made.isEmpty()) {
        faults.add("prompt " + locked.id() + " of release " + release.version() + " is locked, and the spec no longer"
            + " has its text");
      } else if (!made.get().equals(locked.text()) && !areFacts(release, locked, made.get())) {
        faults.add("the spec no longer makes `" + release.file(locked) + "`, the locked text of prompt " + locked.id()
            + ":\n" + difference(release.file(locked).toString(), locked.text(), made.get())
            + "\nWhat was released never changes: write the change as a revision of the draft release");
      }
    }
    return faults;
  }

  private Optional<String> made(LockedRelease release, PromptText locked) {
    String id = spec.releases().isEmpty() ? PromptCompiler.ONLY_RELEASE : release.version();
    return spec.prompts().stream()
        .filter(prompt -> prompt.release().equals(id) && name(prompt).equals(locked.id()))
        .map(CompiledPrompt::text)
        .findFirst();
  }

  /** Whether all that differs are values of facts, section by section where the sections are the same. */
  private boolean areFacts(LockedRelease release, PromptText locked, String made) {
    String where = "prompt " + locked.id() + " of " + release.version();
    PromptText now = spec.snapshot(release.version()).prompts().stream()
        .filter(text -> text.id().equals(locked.id())).findFirst().orElse(locked);
    Map<String, Fact> all = spec.catalog().facts();
    if (!now.declared() || !ids(now).equals(ids(locked))) {
      return facts.explain(locked.text(), made, all.values(), release.version(), where);
    }
    boolean explained = true;
    for (int i = 0; i < now.sections().size(); i++) {
      PromptSection section = now.sections().get(i);
      String before = locked.sections().get(i).text();
      Collection<Fact> used = section.facts().stream().map(all::get).filter(Objects::nonNull).toList();
      explained &= before.equals(section.text())
          || facts.explain(before, section.text(), used, release.version(), where);
    }
    return explained;
  }

  private static List<String> ids(PromptText prompt) {
    return prompt.sections().stream().map(PromptSection::id).toList();
  }

  private static String difference(String file, String before, String after) {
    StringBuilder shown = new StringBuilder();
    for (Hunk hunk : UnifiedDiff.plain(file, before, after).hunks()) {
      shown.append(hunk.header()).append('\n').append(String.join("\n", hunk.lines())).append('\n');
    }
    return shown.toString().stripTrailing();
  }

  private static String name(CompiledPrompt prompt) {
    return prompt.prompt().deliver().prompt().orElse(prompt.prompt().id());
  }
}
