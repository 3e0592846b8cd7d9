package io.mcpspec.generator.prompt;

import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.diagnostic.Diagnostic;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.model.Prompt;
import io.mcpspec.generator.prompt.CompiledPrompt.CompiledSection;
import java.util.List;
import java.util.stream.Collectors;

/** Holds the newest text of each prompt against the claims made of it. */
final class ClaimCheck {

  private final Diagnostics diagnostics;

  ClaimCheck(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  void check(List<CompiledPrompt> compiled) {
    for (int i = 0; i < compiled.size(); i++) {
      CompiledPrompt prompt = compiled.get(i);
      boolean newest = i + 1 == compiled.size() || compiled.get(i + 1).prompt() != prompt.prompt();
      if (newest) {
        prompt.prompt().claims().forEach(claim -> check(claim, prompt));
      }
    }
  }

  private void check(Prompt.Claim claim, CompiledPrompt prompt) {
    if (claim.pattern().matcher(text(claim, prompt)).find() != claim.must()) {
      String verb = claim.must() ? "no longer says" : "says";
      String place = claim.sections().isEmpty() ? "prompt" : "section `" + String.join("`, `", claim.sections()) + "`";
      diagnostics.report(new Diagnostic(Code.BROKEN_CLAIM, claim.span(),
          place + " of `" + prompt.prompt().id() + "` " + prompt.release() + " " + verb + " \"" + claim.pattern() + "\"",
          List.of(claim.why()),
          List.of("mend the text, or change the claim if the truth has changed")));
    }
  }

  private static String text(Prompt.Claim claim, CompiledPrompt prompt) {
    return claim.sections().isEmpty()
        ? prompt.text()
        : prompt.sections().stream()
            .filter(section -> claim.sections().contains(section.id()))
            .map(CompiledSection::text)
            .map(Segment::source)
            .collect(Collectors.joining("\n"));
  }
}
