package io.mcpspec.spec.prompt;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.source.LocatedText;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Fact;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.prompt.Piece.Leaf;
import io.mcpspec.spec.syntax.Template;
import io.mcpspec.spec.syntax.Template.Reference;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Puts values in place of the references of one prompt in one release. */
final class ReferenceResolver {

  /** What is the same in all releases of a prompt. */
  record Scope(Catalog catalog, ToolParameters tools, Prompt prompt) {}

  private static final List<String> KINDS = List.of("fact", "tool", "section", "release", "arg");

  private final Scope scope;
  private final String release;
  private final Headings headings;
  private final Diagnostics diagnostics;

  ReferenceResolver(Scope scope, String release, Headings headings, Diagnostics diagnostics) {
    this.scope = scope;
    this.release = release;
    this.headings = headings;
    this.diagnostics = diagnostics;
  }

  /** The same with headings that can be referred to. */
  ReferenceResolver with(Headings known) {
    return new ReferenceResolver(scope, release, known, diagnostics);
  }

  /** The text with its references resolved; one that does not resolve is reported and leaves nothing. */
  List<Segment> resolve(LocatedText text) {
    return Piece.segments(resolve(text, Origin.of("", release, Origin.Part.TEXT, text)));
  }

  /**
   * The same, each line with its place.
   *
   * @param origin where the text begins
   */
  List<Leaf> resolve(LocatedText text, Origin origin) {
    List<Leaf> leaves = new ArrayList<>();
    int line = 0;
    for (Template.Part part : Template.parse(text, diagnostics).parts()) {
      if (part instanceof Template.Literal fixed) {
        for (String piece : Piece.lines(fixed.text())) {
          leaves.add(Piece.of(piece, origin.atLine(text, line)));
          line += piece.endsWith("\n") ? 1 : 0;
        }
      } else {
        Origin place = origin.atLine(text, line);
        leaves.addAll(value((Reference) part, place));
      }
    }
    return leaves;
  }

  private List<Leaf> value(Reference reference, Origin place) {
    boolean isRelease = reference.kind().equals("release");
    if (KINDS.contains(reference.kind()) && reference.name().isEmpty() != isRelease) {
      report(Code.BAD_REFERENCE, reference, isRelease ? "`release` takes no name" : "the name is missing",
          isRelease ? "write `@{release}`" : "write `@{" + reference.kind() + ".name}`");
      return List.of();
    }
    return switch (reference.kind()) {
      case "fact" -> fact(reference, place);
      case "tool" -> tool(reference, place);
      case "section" -> section(reference, place);
      case "release" -> List.of(Piece.of(release, place));
      case "arg" -> argument(reference, place);
      default -> unknown(reference, "kind of reference", reference.kind(), KINDS);
    };
  }

  private List<Leaf> fact(Reference reference, Origin place) {
    Fact fact = scope.catalog().facts().get(reference.name());
    return fact == null
        ? unknown(reference, "fact", reference.name(), scope.catalog().facts().keySet())
        : List.of(new Leaf(
            new Segment.Literal(fact.text(fact.at(release, scope.catalog()))), List.of(reference.name()), place));
  }

  /** {@code tool.name} or {@code tool.name.parameter}: the last name itself, once it is known to exist. */
  private List<Leaf> tool(Reference reference, Origin place) {
    int dot = reference.name().lastIndexOf('.');
    String tool = dot < 0 ? reference.name() : reference.name().substring(0, dot);
    boolean leftOut = isLeftOut("tool", reference.name(), reference) || isLeftOut("tool", tool, reference);
    if (leftOut || scope.tools().tools().contains(reference.name())) {
      return List.of(Piece.of(reference.name(), place));
    }
    if (!scope.tools().tools().contains(tool)) {
      return unknown(reference, "tool", tool, scope.tools().tools());
    }
    String parameter = reference.name().substring(dot + 1);
    List<String> parameters = scope.tools().of(tool);
    return parameters.contains(parameter)
        ? List.of(Piece.of(parameter, place))
        : unknown(reference, "parameter of `" + tool + "`", parameter, parameters);
  }

  private List<Leaf> section(Reference reference, Origin place) {
    Optional<List<Leaf>> title = headings.title(reference.name());
    if (title.isEmpty() && !isLeftOut("section", reference.name(), reference)) {
      report(Code.UNKNOWN_REFERENCE, reference, headings.problem(reference.name()),
          near(reference.name(), headings.declared()));
    }
    return title.orElse(List.of()).stream().map(leaf -> leaf.at(place)).toList();
  }

  private List<Leaf> argument(Reference reference, Origin place) {
    List<String> arguments = scope.prompt().arguments().stream().map(Prompt.Argument::name).toList();
    return arguments.contains(reference.name())
        ? List.of(new Leaf(new Segment.Argument(reference.name()), List.of(), place))
        : unknown(reference, "argument", reference.name(), arguments);
  }

  private List<Leaf> unknown(Reference reference, String what, String name, Collection<String> names) {
    if (!isLeftOut(what, name, reference)) {
      report(Code.UNKNOWN_REFERENCE, reference, "unknown " + what + " `" + name + "`", near(name, names));
    }
    return List.of();
  }

  private boolean isLeftOut(String noun, String name, Reference reference) {
    return diagnostics.leftOut().mayBe(noun, name, reference.span());
  }

  private static String[] near(String name, Collection<String> names) {
    return ClosestName.of(name, names).filter(closest -> !closest.equals(name)).stream()
        .map(closest -> "did you mean `" + closest + "`?")
        .toArray(String[]::new);
  }

  private void report(Code code, Reference reference, String problem, String... helps) {
    diagnostics.report(code, reference.span(), problem + " in `" + reference.source() + "`", helps);
  }
}
