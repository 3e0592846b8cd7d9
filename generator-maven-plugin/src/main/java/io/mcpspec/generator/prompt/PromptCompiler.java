package io.mcpspec.generator.prompt;

import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.model.Catalog;
import io.mcpspec.generator.model.Prompt;
import io.mcpspec.generator.model.PromptBody;
import io.mcpspec.generator.model.Release;
import io.mcpspec.generator.model.Section;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Compiles every prompt for every release that has it; prompts with a handler have no text. */
public final class PromptCompiler {

  /** The release of a spec that declares none. */
  public static final String ONLY_RELEASE = "current";

  private final Catalog catalog;
  private final Diagnostics diagnostics;

  public PromptCompiler(Catalog catalog, Diagnostics diagnostics) {
    this.catalog = catalog;
    this.diagnostics = diagnostics;
  }

  /** All texts, by prompt, then by release, oldest first. */
  public List<CompiledPrompt> compile() {
    List<CompiledPrompt> compiled = new ArrayList<>();
    for (Prompt prompt : catalog.prompts()) {
      if (!(prompt.body() instanceof PromptBody.Handler)) {
        compiled.addAll(compile(prompt));
      }
    }
    new ClaimCheck(diagnostics).check(compiled);
    new BudgetCheck(diagnostics).check(compiled);
    return compiled;
  }

  private List<CompiledPrompt> compile(Prompt prompt) {
    return releases().stream()
        .filter(release -> catalog.includes(release, prompt.since()))
        .map(release -> compile(prompt, release))
        .toList();
  }

  private List<String> releases() {
    return catalog.releases().isEmpty()
        ? List.of(ONLY_RELEASE)
        : catalog.releases().stream().map(Release::id).toList();
  }

  private CompiledPrompt compile(Prompt prompt, String release) {
    if (prompt.body() instanceof PromptBody.Outline outline) {
      return compile(prompt, outline, release);
    }
    ReferenceResolver references = new ReferenceResolver(catalog, prompt, release, Map.of(), diagnostics);
    List<CompiledPrompt.Message> messages = ((PromptBody.Messages) prompt.body()).messages().stream()
        .map(message -> new CompiledPrompt.Message(message.role(), content(message.content(), references)))
        .toList();
    return new CompiledPrompt(prompt, release, messages, List.of());
  }

  private CompiledPrompt compile(Prompt prompt, PromptBody.Outline outline, String release) {
    Map<String, String> headings = headings(outline.sections(), release, new LinkedHashMap<>());
    ReferenceResolver references = new ReferenceResolver(catalog, prompt, release, headings, diagnostics);
    OutlineCompiler compiler = new OutlineCompiler(outline, release, catalog, references);
    CompiledPrompt.Content text = new CompiledPrompt.Text(compiler.compile());
    return new CompiledPrompt(
        prompt, release, List.of(new CompiledPrompt.Message("user", text)), compiler.sections());
  }

  private static CompiledPrompt.Content content(PromptBody.Content content, ReferenceResolver references) {
    return content instanceof PromptBody.TextContent text
        ? new CompiledPrompt.Text(references.resolve(text.text()))
        : new CompiledPrompt.Block(((PromptBody.Block) content).block());
  }

  private Map<String, String> headings(List<Section> sections, String release, Map<String, String> headings) {
    for (OutlineTree.Entry entry : new OutlineTree(sections, release, catalog).all()) {
      List<Section.Revision> revisions = OutlineTree.revisions(entry.section(), release, catalog);
      OutlineCompiler.last(revisions, Section.Revision::heading)
          .ifPresent(heading -> headings.put(entry.section().id(), heading.value().replaceFirst("^#+\\s*", "")));
    }
    return headings;
  }
}
