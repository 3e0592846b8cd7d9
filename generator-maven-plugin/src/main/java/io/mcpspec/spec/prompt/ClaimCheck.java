package io.mcpspec.spec.prompt;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.spec.model.Prompt.Claim;
import io.mcpspec.spec.prompt.CompiledPrompt.CompiledSection;
import java.util.List;
import java.util.stream.Collectors;

/** Holds a text against the claims made of it. */
final class ClaimCheck {

  private final Diagnostics diagnostics;

  ClaimCheck(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  void check(CompiledPrompt prompt) {
    prompt.prompt().claims().stream().filter(claim -> isBroken(claim, prompt)).forEach(claim -> report(claim, prompt));
  }

  private static boolean isBroken(Claim claim, CompiledPrompt prompt) {
    String text = text(claim, prompt).strip().replaceAll("\\s+", " ");
    return claim.pattern().matcher(text).find() != claim.must();
  }

  private void report(Claim claim, CompiledPrompt prompt) {
    String name = claim.id().map(id -> "claim `" + id + "`: ").orElse("");
    String place = claim.sections().isEmpty() ? "" : "section `" + String.join("`, `", claim.sections()) + "` of ";
    String verb = claim.must() ? " lacks `" : " has `";
    diagnostics.report(new Diagnostic(Code.BROKEN_CLAIM, claim.span(),
        name + place + "prompt `" + prompt.prompt().id() + "` " + prompt.release() + verb + claim.pattern() + "`",
        List.of(claim.why()),
        List.of("mend the text, or change the claim if the truth has changed")));
  }

  private static String text(Claim claim, CompiledPrompt prompt) {
    return claim.sections().isEmpty()
        ? prompt.text()
        : prompt.sections().stream()
            .filter(section -> claim.sections().contains(section.id()))
            .map(CompiledSection::own)
            .map(Segment::source)
            .collect(Collectors.joining("\n"));
  }
}
