package io.mcpspec.spec.prompt;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.source.LocatedText;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.PromptBody;
import io.mcpspec.spec.model.Section;
import io.mcpspec.spec.syntax.Template;
import io.mcpspec.spec.syntax.Template.Reference;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Looks for values of facts that a prompt's texts have written by hand: they stay behind when the fact changes. */
final class FactsByHand {

  private final Catalog catalog;
  private final Diagnostics diagnostics;
  private final Set<Section.Literal> used = new LinkedHashSet<>();

  FactsByHand(Catalog catalog, Diagnostics diagnostics) {
    this.catalog = catalog;
    this.diagnostics = diagnostics;
  }

  /** Checks the sections of every text, and that what they allow by hand is there. */
  void check(List<CompiledPrompt> texts) {
    Set<Section.Literal> allowed = new LinkedHashSet<>();
    for (CompiledPrompt text : texts) {
      if (text.prompt().body() instanceof PromptBody.Outline outline) {
        OutlineTree tree = new OutlineTree(text.prompt(), outline.sections(), text.release(), catalog);
        WrittenFacts values = new WrittenFacts(catalog, text.release());
        for (OutlineTree.Entry entry : OutlineTree.flatten(tree.roots())) {
          allowed.addAll(entry.section().literals());
          check(entry.section(), tree, values);
        }
      }
    }
    allowed.stream().filter(literal -> !used.contains(literal)).forEach(this::reportUnused);
  }

  /** Where a text has no references, its values can only be written by hand. */
  private void check(Section section, OutlineTree tree, WrittenFacts values) {
    Optional<OutlineTree.Held> text = tree.newest(section, Section.Revision::text).filter(held -> !section.raw());
    Stream.concat(tree.newest(section, Section.Revision::heading).stream(), text.stream())
        .forEach(held -> values.in(withoutReferences(held.text())).forEach(
            found -> judge(found, section, held.text())));
  }

  private void judge(WrittenFacts.Found found, Section section, LocatedText text) {
    List<Section.Literal> waivers =
        section.literals().stream().filter(literal -> found.facts().contains(literal.fact())).toList();
    used.addAll(waivers);
    if (waivers.isEmpty()) {
      String facts = found.facts().stream().map(fact -> "`" + fact + "`").collect(Collectors.joining(" or "));
      diagnostics.report(new Diagnostic(Code.FACT_BY_HAND, text.span(found.from(), found.to()),
          "`" + found.written() + "` is the value of " + facts + ", written by hand in section `" + section.id() + "`",
          List.of("it stays behind when the fact changes"),
          List.of("write `@{fact." + found.facts().get(0) + "}`, or say why not: `literals: [{ fact: "
              + found.facts().get(0) + ", why: … }]`")));
    }
  }

  private void reportUnused(Section.Literal literal) {
    diagnostics.report(Code.NO_EFFECT, literal.span(),
        "the value of `" + literal.fact() + "` is nowhere written by hand in this section", "remove the literal");
  }

  /** The text with each reference blanked out, so that every place stays the same. */
  private static String withoutReferences(LocatedText text) {
    StringBuilder plain = new StringBuilder(text.value());
    for (Template.Part part : Template.parse(text, new Diagnostics()).parts()) {
      if (part instanceof Reference reference) {
        int end = reference.offset() + reference.source().length();
        plain.replace(reference.offset(), end, " ".repeat(end - reference.offset()));
      }
    }
    return plain.toString();
  }
}
