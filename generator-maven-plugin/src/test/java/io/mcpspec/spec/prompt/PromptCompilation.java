package io.mcpspec.spec.prompt;

import static io.mcpspec.fixture.PromptBuilder.prompt;

import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.fixture.CatalogBuilder;
import io.mcpspec.fixture.PromptBuilder;
import io.mcpspec.fixture.SectionBuilder;
import java.util.List;

/** One compilation in a test: its texts by release, and what it found. */
record PromptCompilation(List<CompiledPrompt> texts, List<Diagnostic> findings) {

  static PromptCompilation of(CatalogBuilder catalog, PromptBuilder prompt) {
    Diagnostics diagnostics = new Diagnostics();
    List<CompiledPrompt> texts = new PromptCompiler(catalog.prompt(prompt).build(), diagnostics).compile();
    return new PromptCompilation(texts, diagnostics.sorted());
  }

  /** An outline with the arguments {@code a} and {@code b} in releases 1, 2 and 3. */
  static PromptCompilation ofOutline(SectionBuilder... sections) {
    return of(CatalogBuilder.withReleases(), prompt("p").argument("a", false).argument("b", false).outline(sections));
  }

  CompiledPrompt at(String release) {
    return texts.stream().filter(text -> text.release().equals(release)).findFirst().orElseThrow();
  }

  /** The text at a release with everything conditional in it. */
  String text(String release) {
    return at(release).text();
  }

  /** The text at a release when the arguments in {@code given} have their own name as value. */
  String filled(String release, String... given) {
    CompiledPrompt.Text content = (CompiledPrompt.Text) at(release).messages().get(0).content();
    return fill(content.segments(), List.of(given));
  }

  private static String fill(List<Segment> segments, List<String> given) {
    StringBuilder text = new StringBuilder();
    for (Segment segment : segments) {
      if (segment instanceof Segment.Literal literal) {
        text.append(literal.text());
      } else if (segment instanceof Segment.Argument argument) {
        text.append(given.contains(argument.name()) ? argument.name() : "");
      } else if (segment instanceof Segment.When when && given.contains(when.argument())) {
        text.append(fill(when.then(), given));
      }
    }
    return text.toString();
  }
}
