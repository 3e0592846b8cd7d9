package io.mcpspec.spec.resolve;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.UnresolvedNames;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.model.PromptBody;
import io.mcpspec.spec.model.Written;
import io.mcpspec.spec.resolve.name.UriTemplates;
import io.mcpspec.spec.syntax.PromptDecl;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Turns a prompt as written into a resolved one; references in its text stay for the prompt compiler. */
final class PromptResolver {

  private static final String EMPTY_LINE = "\n\n";

  private static final Set<Code> STRUCTURAL =
      Set.of(
          Code.DUPLICATE_KEY, Code.DUPLICATE_NAME, Code.UNKNOWN_RELEASE, Code.RELEASE_ORDER, Code.ONE_OF_KEYS,
          Code.UNKNOWN_SECTION, Code.BAD_MOVE);

  private final Scope scope;

  PromptResolver(Scope scope) {
    this.scope = scope;
  }

  Optional<Prompt> resolve(PromptDecl prompt) {
    scope.names().checkUnique("argument", prompt.arguments().stream().map(PromptDecl.Argument::name).toList());
    Optional<Integer> budget =
        prompt.tokenBudget().filter(this::isBudget).map(Scalar::text).map(Integer::valueOf);
    new WireCheck(scope.diagnostics()).check(prompt.wire(), WireCheck.PROMPT);
    SectionResolver sections = new SectionResolver(scope, prompt);
    Optional<PromptBody> body = body(prompt, sections);
    if (body.isEmpty() || isInDoubt(prompt)) {
      UnresolvedNames leftOut = scope.diagnostics().leftOut();
      leftOut.add("prompt", Optional.of(prompt.id().text()));
      leftOut.addPromptRoutes(prompt.deliver().flatMap(PromptDecl.Deliver::tool).map(Scalar::text));
    }
    return body.map(found -> prompt(prompt, found, budget, sections.ids()));
  }

  /** What it looks like in a release cannot be told after such a fault. */
  private boolean isInDoubt(PromptDecl prompt) {
    SourceFile file = prompt.id().span().file();
    return scope.diagnostics().leftOut().has("release")
        || scope.diagnostics().errors().anyMatch(
            error -> error.span().file().path().equals(file.path()) && STRUCTURAL.contains(error.code()));
  }

  private Prompt prompt(PromptDecl prompt, PromptBody body, Optional<Integer> budget, List<String> sections) {
    return new Prompt(
        prompt.id().text(),
        scope.texts().text(prompt.title()),
        scope.texts().text(prompt.description()),
        scope.releases().id(prompt.since()),
        deliver(prompt),
        budget,
        prompt.arguments().stream().map(this::argument).toList(),
        prompt.listedArguments().isPresent(),
        body,
        prompt.answer(),
        prompt.claims().stream().flatMap(claim -> claim(claim, sections).stream()).toList(),
        prompt.wire(),
        Written.at(prompt.id().span()).with("title", prompt.title()).with("description", prompt.description()));
  }

  private boolean isBudget(Scalar tokens) {
    boolean fits = tokens.text().matches("[1-9][0-9]{0,8}");
    if (!fits) {
      scope.diagnostics().report(
          Code.UNKNOWN_VALUE, tokens.span(), "a budget of `" + tokens.text() + "` tokens", "write a number from 1");
    }
    return fits;
  }

  private Prompt.Deliver deliver(PromptDecl prompt) {
    Optional<PromptDecl.Deliver> deliver = prompt.deliver();
    if (deliver.isEmpty()) {
      return new Prompt.Deliver(Optional.of(prompt.id().text()), Optional.empty(), Optional.empty());
    }
    deliver.get().resource()
        .filter(uri -> !UriTemplates.variables(uri.text()).equals(List.of("release"))
            || UriTemplates.fault(uri.text()).isPresent())
        .ifPresent(
            uri ->
                scope.diagnostics().report(
                    Code.BAD_URI_TEMPLATE,
                    uri.span(),
                    "the resource's URI has to have the variable `{release}`, and no other",
                    "write \"prompt://" + prompt.id().text() + "/{release}\""));
    return new Prompt.Deliver(
        deliver.get().prompt().map(Scalar::text),
        deliver.get().tool().map(Scalar::text),
        deliver.get().resource().map(Scalar::text));
  }

  private Prompt.Argument argument(PromptDecl.Argument argument) {
    new WireCheck(scope.diagnostics()).check(argument.wire(), WireCheck.ARGUMENT);
    return new Prompt.Argument(
        argument.name().text(),
        scope.texts().text(argument.title()),
        scope.texts().text(argument.description()),
        argument.required().map(Scalar::isTrue),
        argument.completion().map(CompletionResolver::resolve),
        argument.wire());
  }

  private Optional<PromptBody> body(PromptDecl prompt, SectionResolver sections) {
    OneOf sources = OneOf.of("a prompt", "outline", "messages", "handler");
    boolean single = sources.check(prompt.written(), scope.diagnostics());
    if (!single) {
      return Optional.empty();
    }
    if (prompt.outline().isPresent()) {
      String join = prompt.join().map(Scalar::text).orElse(EMPTY_LINE);
      return Optional.of(new PromptBody.Outline(join, sections.resolve(prompt.outline().get())));
    }
    Optional<PromptBody> messages = prompt.messages().map(new MessageResolver(scope)::resolve);
    return messages.or(() -> prompt.handler().map(handler -> new PromptBody.Handler()));
  }

  private Optional<Prompt.Claim> claim(PromptDecl.Claim claim, List<String> sections) {
    claim.sections().forEach(section -> scope.names().check(Code.UNKNOWN_SECTION, "section", section, sections));
    boolean single = OneOf.of("a claim", "must", "must-not").check(claim.written(), scope.diagnostics());
    Optional<Scalar> written = claim.must().or(claim::mustNot).filter(text -> single);
    return written.flatMap(text -> pattern(text).map(pattern -> claim(claim, pattern, text)));
  }

  private static Prompt.Claim claim(PromptDecl.Claim claim, Pattern pattern, Scalar written) {
    return new Prompt.Claim(
        claim.id().map(Scalar::text),
        claim.must().isPresent(),
        pattern,
        claim.sections().stream().map(Scalar::text).toList(),
        claim.why().text(),
        written.span());
  }

  private Optional<Pattern> pattern(Scalar written) {
    try {
      return Optional.of(Pattern.compile(written.text()));
    } catch (PatternSyntaxException failure) {
      scope.diagnostics().report(
          Code.BAD_PATTERN,
          written.span(),
          "the pattern cannot be read: " + failure.getDescription().toLowerCase(Locale.ROOT),
          "escape what is meant literally with `\\`");
      return Optional.empty();
    }
  }
}
