package io.mcpspec.generator.resolve;

import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.model.Prompt;
import io.mcpspec.generator.model.PromptBody;
import io.mcpspec.generator.syntax.PromptDecl;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Turns a prompt as written into a resolved one; references in its text stay for the prompt compiler. */
final class PromptResolver {

  private static final String EMPTY_LINE = "\n\n";

  private final Scope scope;

  PromptResolver(Scope scope) {
    this.scope = scope;
  }

  Optional<Prompt> resolve(PromptDecl prompt) {
    scope.names().checkUnique("argument", prompt.arguments().stream().map(PromptDecl.Argument::name).toList());
    prompt.tokenBudget().ifPresent(this::checkBudget);
    new WireCheck(scope.diagnostics()).check(prompt.wire(), WireCheck.PROMPT);
    SectionResolver sections = new SectionResolver(scope, prompt);
    return body(prompt, sections).map(body -> prompt(prompt, body, sections.ids()));
  }

  private Prompt prompt(PromptDecl prompt, PromptBody body, List<String> sections) {
    return new Prompt(
        prompt.id().text(),
        scope.texts().text(prompt.title()),
        scope.texts().text(prompt.description()),
        scope.releases().id(prompt.since()),
        deliver(prompt),
        prompt.tokenBudget().map(tokens -> Integer.valueOf(tokens.text())),
        prompt.arguments().stream().map(this::argument).toList(),
        body,
        prompt.claims().stream().flatMap(claim -> claim(claim, sections).stream()).toList(),
        prompt.wire(),
        prompt.id().span());
  }

  private void checkBudget(Scalar tokens) {
    if (!tokens.text().matches("[1-9][0-9]{0,8}")) {
      scope.diagnostics().report(
          Code.UNKNOWN_VALUE, tokens.span(), "a budget of `" + tokens.text() + "` tokens", "write a number from 1");
    }
  }

  private Prompt.Deliver deliver(PromptDecl prompt) {
    Optional<PromptDecl.Deliver> deliver = prompt.deliver();
    if (deliver.isEmpty()) {
      return new Prompt.Deliver(Optional.of(prompt.id().text()), Optional.empty(), Optional.empty());
    }
    deliver.get().resource()
        .filter(uri -> !UriTemplates.variables(uri.text()).equals(List.of("release")))
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
    return new Prompt.Argument(
        argument.name().text(),
        scope.texts().text(argument.title()),
        scope.texts().text(argument.description()),
        argument.required().map(ToolResolver::isTrue).orElse(false),
        argument.completion().map(CompletionResolver::resolve));
  }

  private Optional<PromptBody> body(PromptDecl prompt, SectionResolver sections) {
    boolean single =
        new OneOf("a prompt", prompt.place())
            .or("outline", prompt.outline().map(outline -> prompt.place()))
            .or("messages", prompt.messages().map(messages -> prompt.place()))
            .or("handler", prompt.handler().map(Node::span))
            .check(scope.diagnostics());
    if (!single) {
      return Optional.empty();
    }
    if (prompt.outline().isPresent()) {
      String join = prompt.join().map(Scalar::text).orElse(EMPTY_LINE);
      return Optional.of(new PromptBody.Outline(join, sections.resolve(prompt.outline().get())));
    }
    return Optional.of(
        prompt.messages().<PromptBody>map(new MessageResolver(scope)::resolve).orElseGet(PromptBody.Handler::new));
  }

  private Optional<Prompt.Claim> claim(PromptDecl.Claim claim, List<String> sections) {
    claim.sections().forEach(section -> scope.names().check(Code.UNKNOWN_SECTION, "section", section, sections));
    boolean single =
        new OneOf("a claim", claim.place())
            .or("must", claim.must().map(Node::span))
            .or("must-not", claim.mustNot().map(Node::span))
            .check(scope.diagnostics());
    if (!single) {
      return Optional.empty();
    }
    Scalar written = claim.must().or(claim::mustNot).orElseThrow();
    return pattern(written)
        .map(
            pattern ->
                new Prompt.Claim(
                    claim.id().map(Scalar::text),
                    claim.must().isPresent(),
                    pattern,
                    claim.sections().stream().map(Scalar::text).toList(),
                    claim.why().text(),
                    written.span()));
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
