package io.mcpspec.generator.prompt;

import io.mcpspec.generator.diagnostic.ClosestName;
import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.diagnostic.Diagnostic;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.model.Catalog;
import io.mcpspec.generator.model.Fact;
import io.mcpspec.generator.model.Prompt;
import io.mcpspec.generator.model.Tool;
import io.mcpspec.generator.source.LocatedText;
import io.mcpspec.generator.template.Template;
import io.mcpspec.generator.template.Template.Reference;
import io.mcpspec.generator.tree.Mapping;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Puts values in place of the references of one prompt in one release. */
final class ReferenceResolver {

  private static final List<String> KINDS = List.of("fact", "tool", "section", "release", "arg");

  private final Catalog catalog;
  private final Prompt prompt;
  private final String release;
  private final Map<String, String> headings;
  private final Diagnostics diagnostics;

  /**
   * @param headings plain heading by section id, for the sections that the release has
   */
  ReferenceResolver(
      Catalog catalog, Prompt prompt, String release, Map<String, String> headings, Diagnostics diagnostics) {
    this.catalog = catalog;
    this.prompt = prompt;
    this.release = release;
    this.headings = headings;
    this.diagnostics = diagnostics;
  }

  /** The text with its references resolved; what does not resolve is reported. */
  List<Segment> resolve(LocatedText text) {
    List<Segment> segments = new ArrayList<>();
    StringBuilder literal = new StringBuilder();
    for (Template.Part part : Template.parse(text, diagnostics).parts()) {
      if (part instanceof Template.Literal fixed) {
        literal.append(fixed.text());
      } else if (part instanceof Reference reference && isArgument(reference)) {
        flush(literal, segments);
        segments.add(new Segment.Argument(reference.name()));
      } else if (part instanceof Reference reference) {
        literal.append(value(reference));
      }
    }
    flush(literal, segments);
    return segments;
  }

  private static void flush(StringBuilder literal, List<Segment> segments) {
    if (!literal.isEmpty()) {
      segments.add(new Segment.Literal(literal.toString()));
      literal.setLength(0);
    }
  }

  private boolean isArgument(Reference reference) {
    return reference.kind().equals("arg") && arguments().contains(reference.name());
  }

  private String value(Reference reference) {
    return switch (reference.kind()) {
      case "fact" -> fact(reference);
      case "tool" -> tool(reference);
      case "section" -> known(reference, "section", Optional.ofNullable(headings.get(reference.name())),
          headings.keySet());
      case "release" -> release;
      case "arg" -> known(reference, "argument", Optional.empty(), arguments());
      default -> unknown(reference, "reference", reference.kind(), KINDS);
    };
  }

  private String fact(Reference reference) {
    Optional<Fact> fact = Optional.ofNullable(catalog.facts().get(reference.name()));
    return known(reference, "fact", fact.map(found -> found.text(found.at(release, catalog))),
        catalog.facts().keySet());
  }

  /** {@code tool.name} or {@code tool.name.parameter}: the name itself, once it is known to exist. */
  private String tool(Reference reference) {
    int dot = reference.name().indexOf('.');
    String toolName = dot < 0 ? reference.name() : reference.name().substring(0, dot);
    List<String> names = toolNames();
    if (!names.contains(toolName)) {
      return unknown(reference, "tool", toolName, names);
    }
    if (dot < 0) {
      return toolName;
    }
    String parameter = reference.name().substring(dot + 1);
    List<String> parameters = parameters(toolName);
    return parameters.contains(parameter)
        ? parameter
        : unknown(reference, "parameter of `" + toolName + "`", parameter, parameters);
  }

  private List<String> parameters(String toolName) {
    return catalog.tools().stream()
        .filter(tool -> tool.name().equals(toolName))
        .map(Tool::input)
        .flatMap(input -> input instanceof Mapping schema ? schema.get("properties").stream() : Stream.empty())
        .flatMap(properties -> properties instanceof Mapping mapping ? mapping.keys().stream() : Stream.empty())
        .toList();
  }

  private List<String> toolNames() {
    Stream<String> own = catalog.tools().stream().map(Tool::name);
    Stream<String> promptTools = catalog.prompts().stream().flatMap(p -> p.deliver().tool().stream());
    return Stream.concat(own, promptTools).toList();
  }

  private List<String> arguments() {
    return prompt.arguments().stream().map(Prompt.Argument::name).toList();
  }

  private String known(Reference reference, String what, Optional<String> value, Collection<String> names) {
    return value.orElseGet(() -> unknown(reference, what, reference.name(), names));
  }

  private String unknown(Reference reference, String what, String name, Collection<String> names) {
    List<String> helps = ClosestName.of(name, names).map(near -> "did you mean `" + near + "`?").stream().toList();
    diagnostics.report(new Diagnostic(Code.UNKNOWN_REFERENCE, reference.span(),
        "unknown " + what + " `" + name + "` in `" + reference.source() + "`",
        List.of("compiled for release " + release), helps));
    return "";
  }
}
