package io.mcpspec.spec.resolve.name;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.LocatedText;
import io.mcpspec.document.yaml.TextLocator;
import io.mcpspec.spec.model.Fact;
import io.mcpspec.spec.syntax.Template;
import io.mcpspec.spec.syntax.Template.Reference;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Puts values in place of the references in texts that have no history: descriptions, titles, error texts, strings in
 * schemas. Facts give their newest value. A prompt's own text is not resolved here, since it differs by release.
 */
public final class TextResolver {

  private static final String OPEN = "@{";
  private static final String ESCAPED_OPEN = "\\@{";

  private final Map<String, Fact> facts;
  private final ToolSignatures tools;
  private final Diagnostics diagnostics;

  public TextResolver(Map<String, Fact> facts, ToolSignatures tools, Diagnostics diagnostics) {
    this.facts = facts;
    this.tools = tools;
    this.diagnostics = diagnostics;
  }

  /** The ids of all facts. */
  public Set<String> facts() {
    return facts.keySet();
  }

  /** The text with everything put in. */
  public String text(Scalar written) {
    return written.text().contains(OPEN) ? text(TextLocator.inScalar(written)) : written.text();
  }

  /** The text with everything put in. */
  public String text(LocatedText written) {
    StringBuilder text = new StringBuilder();
    for (Template.Part part : Template.parse(written, diagnostics).parts()) {
      boolean literal = part instanceof Template.Literal;
      text.append(literal ? ((Template.Literal) part).text() : value((Reference) part, List.of("fact", "tool")));
    }
    return text.toString();
  }

  public Optional<String> text(Optional<Scalar> written) {
    return written.map(this::text);
  }

  /**
   * The text of an error: {@code @{arg.NAME}} stays, since only a call knows it, and so does an escaped {@code \@{}.
   *
   * @param arguments what {@code NAME} may be
   */
  public String errorText(Scalar written, Collection<String> arguments) {
    if (!written.text().contains(OPEN)) {
      return written.text();
    }
    StringBuilder text = new StringBuilder();
    for (Template.Part part : Template.parse(TextLocator.inScalar(written), diagnostics).parts()) {
      text.append(errorPart(part, arguments));
    }
    return text.toString();
  }

  private String errorPart(Template.Part part, Collection<String> arguments) {
    if (part instanceof Template.Literal literal) {
      return literal.text().replace(OPEN, ESCAPED_OPEN);
    }
    Reference reference = (Reference) part;
    if (!reference.kind().equals("arg")) {
      return value(reference, List.of("fact", "tool", "arg")).replace(OPEN, ESCAPED_OPEN);
    }
    return arguments.contains(reference.name())
        ? reference.source()
        : unknown(reference, "argument", reference.name(), arguments, "an argument is one of the tool's own");
  }

  /** The fact that a text consists of, if it is one reference to a fact and nothing else. */
  public Optional<Fact> onlyFact(Scalar written) {
    if (!written.isString() || !written.text().startsWith(OPEN)) {
      return Optional.empty();
    }
    List<Template.Part> parts = Template.parse(TextLocator.inScalar(written), new Diagnostics()).parts();
    boolean single = parts.size() == 1 && parts.get(0) instanceof Reference one && one.kind().equals("fact");
    return single ? Optional.ofNullable(facts.get(((Reference) parts.get(0)).name())) : Optional.empty();
  }

  private String value(Reference reference, List<String> kinds) {
    return switch (reference.kind()) {
      case "fact" -> fact(reference);
      case "tool" -> tool(reference);
      default ->
          unknown(
              reference,
              "kind of reference",
              reference.kind(),
              kinds,
              "`section`, `release` and `arg` have a value in prompts alone");
    };
  }

  private String fact(Reference reference) {
    Fact fact = facts.get(reference.name());
    return fact != null
        ? fact.text(fact.newest())
        : unknown(reference, "fact", reference.name(), facts.keySet(), "facts are declared in facts.yaml");
  }

  private String tool(Reference reference) {
    if (tools.has(reference.name()) || diagnostics.leftOut().mayBe("tool", reference.name(), reference.span())) {
      return reference.name();
    }
    int dot = reference.name().lastIndexOf('.');
    String tool = dot < 0 ? reference.name() : reference.name().substring(0, dot);
    String parameter = reference.name().substring(dot + 1);
    if (!tools.has(tool)) {
      return unknown(reference, "tool", tool, tools.names(), "tools are declared in tools/ and by prompts");
    }
    List<String> parameters = tools.parameters(tool);
    return parameters.contains(parameter)
        ? parameter
        : unknown(reference, "parameter of `" + tool + "`", parameter, parameters, "see the tool's `input`");
  }

  private String unknown(Reference reference, String noun, String name, Collection<String> known, String otherwise) {
    if (!diagnostics.leftOut().mayBe(noun, name, reference.span())) {
      diagnostics.report(
          Code.UNKNOWN_REFERENCE,
          reference.span(),
          "unknown " + noun + " `" + name + "` in `" + reference.source() + "`",
          ClosestName.help(name, known, otherwise));
    }
    return "";
  }
}
