package io.mcpspec.spec.prompt;

import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.model.PromptBody;
import io.mcpspec.spec.model.Release;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Compiles every prompt for every release that has it; prompts with a handler have no text. */
public final class PromptCompiler {

  /** The release of a spec that declares none. */
  public static final String ONLY_RELEASE = "current";

  private final Catalog catalog;
  private final Diagnostics diagnostics;
  private final ToolParameters tools;

  public PromptCompiler(Catalog catalog, Diagnostics diagnostics) {
    this.catalog = catalog;
    this.diagnostics = diagnostics;
    this.tools = new ToolParameters(catalog);
  }

  /** All texts, by prompt, then by release, oldest first. */
  public List<CompiledPrompt> compile() {
    List<CompiledPrompt> compiled = new ArrayList<>();
    for (Prompt prompt : catalog.prompts()) {
      boolean leftOut = diagnostics.leftOut().mayBe("prompt", prompt.id());
      if (!leftOut && !(prompt.body() instanceof PromptBody.Handler)) {
        List<CompiledPrompt> texts = compile(prompt);
        check(prompt, changeable(texts));
        compiled.addAll(texts);
      }
    }
    return compiled;
  }

  private void check(Prompt prompt, List<CompiledPrompt> texts) {
    if (isWhole(prompt)) {
      texts.forEach(new ClaimCheck(diagnostics)::check);
      new FactsByHand(catalog, diagnostics).check(texts);
    }
    texts.forEach(new BudgetCheck(diagnostics)::check);
  }

  /** A claim may be broken, and a literal idle, only because a part of the text is missing. */
  private boolean isWhole(Prompt prompt) {
    String path = prompt.span().file().path();
    String directory = path.substring(0, path.lastIndexOf('/') + 1);
    return Stream.concat(diagnostics.errors().map(Diagnostic::span), diagnostics.leftOut().uses())
        .noneMatch(fault -> fault.file().path().startsWith(directory));
  }

  private List<CompiledPrompt> compile(Prompt prompt) {
    ReleaseFindings findings = new ReleaseFindings();
    List<CompiledPrompt> texts = new ArrayList<>();
    for (String release : releases()) {
      if (catalog.includes(release, prompt.since())) {
        Diagnostics found = diagnostics.part();
        ReferenceResolver.Scope scope = new ReferenceResolver.Scope(catalog, tools, prompt);
        texts.add(compile(prompt, release, new ReferenceResolver(scope, release, Headings.NONE, found)));
        findings.add(release, found);
      }
    }
    findings.report(diagnostics);
    return texts;
  }

  private List<String> releases() {
    return catalog.releases().isEmpty()
        ? List.of(ONLY_RELEASE)
        : catalog.releases().stream().map(Release::id).toList();
  }

  /** The texts that an author can still change: those of drafts, or else the newest. */
  private List<CompiledPrompt> changeable(List<CompiledPrompt> texts) {
    List<CompiledPrompt> drafts = texts.stream()
        .filter(text -> catalog.release(text.release()).map(Release::state).equals(Optional.of(Release.State.DRAFT)))
        .toList();
    return drafts.isEmpty() ? texts.subList(Math.max(0, texts.size() - 1), texts.size()) : drafts;
  }

  private CompiledPrompt compile(Prompt prompt, String release, ReferenceResolver references) {
    if (prompt.body() instanceof PromptBody.Outline outline) {
      OutlineTree tree = new OutlineTree(prompt, outline.sections(), release, catalog);
      OutlineCompiler compiler = new OutlineCompiler(outline, tree, references);
      List<Piece> pieces = compiler.compile();
      CompiledPrompt.Text text = new CompiledPrompt.Text(Piece.segments(pieces));
      return new CompiledPrompt(prompt, release, List.of(new CompiledPrompt.Message("user", text)),
          compiler.sections(), SourceMap.of(pieces));
    }
    List<CompiledPrompt.Message> messages = ((PromptBody.Messages) prompt.body()).messages().stream()
        .map(message -> new CompiledPrompt.Message(message.role(), content(message.content(), references)))
        .toList();
    return new CompiledPrompt(prompt, release, messages, List.of(), SourceMap.NONE);
  }

  private static CompiledPrompt.Content content(PromptBody.Content content, ReferenceResolver references) {
    return content instanceof PromptBody.TextContent text
        ? new CompiledPrompt.Text(references.resolve(text.text()))
        : new CompiledPrompt.Block(((PromptBody.Block) content).block());
  }
}
