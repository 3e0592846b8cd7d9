package io.mcpspec.spec.resolve;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.LocatedText;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.yaml.TextLocator;
import io.mcpspec.spec.model.Section;
import io.mcpspec.spec.resolve.name.PromptSections;
import io.mcpspec.spec.syntax.PromptDecl;
import io.mcpspec.spec.syntax.SectionDecl;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Turns the entries of one prompt's outline into sections. */
final class SectionResolver {

  private final Scope scope;
  private final PromptDecl prompt;
  private final List<String> ids;

  SectionResolver(Scope scope, PromptDecl prompt) {
    this.scope = scope;
    this.prompt = prompt;
    List<Scalar> written = PromptSections.ids(prompt.outline().orElse(List.of())).toList();
    scope.names().checkUnique("section", written);
    this.ids = written.stream().map(Scalar::text).toList();
    if (ids.stream().distinct().count() == ids.size()) {
      new MoveCheck(scope.releases().ids(), scope.diagnostics()).check(prompt.outline().orElse(List.of()));
    }
  }

  /** Ids of all sections of the prompt. */
  List<String> ids() {
    return ids;
  }

  List<Section> resolve(List<SectionDecl> sections) {
    return sections.stream().map(this::resolve).toList();
  }

  private Section resolve(SectionDecl section) {
    section.when().ifPresent(this::checkCondition);
    section.fence().ifPresent(this::checkFence);
    boolean raw = section.raw().isPresent();
    return new Section(
        section.id().text(),
        scope.releases().id(section.since()),
        section.when().map(Scalar::text),
        raw,
        section.before().map(Scalar::text),
        section.afterHeading().map(Scalar::text),
        section.fence().map(Scalar::text),
        revisions(section, raw),
        section.literals().stream().map(this::literal).toList(),
        resolve(section.children()),
        section.id().span());
  }

  private void checkFence(Scalar info) {
    if (info.text().matches("(?s).*[`\\r\\n].*")) {
      scope.diagnostics().report(
          Code.UNKNOWN_VALUE,
          info.span(),
          "an info string has no backtick and no line break",
          "write the language alone, such as `markdown`; the backticks are added");
    }
  }

  private Section.Literal literal(SectionDecl.Literal literal) {
    scope.names().check(Code.UNKNOWN_REFERENCE, "fact", literal.fact(), scope.texts().facts());
    return new Section.Literal(literal.fact().text(), literal.why().text(), literal.fact().span());
  }

  private void checkCondition(Scalar when) {
    List<String> arguments = prompt.arguments().stream().map(argument -> argument.name().text()).toList();
    scope.names().check(Code.UNKNOWN_ARGUMENT, "argument", when, arguments);
    prompt.arguments().stream()
        .filter(argument -> argument.name().equals(when))
        .filter(argument -> argument.required().filter(Scalar::isTrue).isPresent())
        .forEach(
            argument ->
                scope.diagnostics().report(
                    Code.NO_EFFECT,
                    when.span(),
                    "the argument `" + when.text() + "` is required, so it is always given",
                    "remove `when`, or make the argument optional"));
  }

  /** What stands beside the id is the first revision, unless there is nothing. */
  private List<Section.Revision> revisions(SectionDecl section, boolean raw) {
    List<Section.Revision> revisions = new ArrayList<>();
    if (section.heading().isPresent() || section.text().isPresent()) {
      revisions.add(
          new Section.Revision(
              Optional.empty(),
              section.heading().map(TextLocator::inScalar),
              section.text().flatMap(file -> text(file, raw)),
              Optional.empty(),
              Optional.empty(),
              false,
              Optional.empty(),
              Optional.empty(),
              section.id().span()));
    }
    section.revisions().forEach(revision -> revisions.add(revision(revision, section, raw)));
    checkHistory(section);
    return revisions;
  }

  private void checkHistory(SectionDecl section) {
    List<Scalar> places = new ArrayList<>();
    boolean changes = !section.revisions().isEmpty() && section.text().isPresent();
    section.since().filter(since -> changes).ifPresent(places::add);
    section.revisions().forEach(revision -> places.add(revision.at()));
    scope.releases().checkAscending(places);
    boolean first = section.written().has("heading") || section.written().has("text");
    if (!first && !startsByRevision(section)) {
      scope.diagnostics().report(
          Code.ONE_OF_KEYS,
          section.id().span(),
          "the section `" + section.id().text() + "` begins with nothing",
          "give it a `heading` or a `text`, here or in its first revision");
    }
  }

  /** Whether the first revision, if it can be read, brings the entry. */
  private static boolean startsByRevision(SectionDecl section) {
    return section.revisions().isEmpty()
        ? section.written().has("revisions") && !isEmptyList(section.written().get("revisions"))
        : section.revisions().get(0).removed().isEmpty() && !section.revisions().get(0).written().has("moved");
  }

  private static boolean isEmptyList(Optional<Node> node) {
    return node.filter(list -> list instanceof Sequence sequence && sequence.items().isEmpty()).isPresent();
  }

  private Section.Revision revision(SectionDecl.Revision revision, SectionDecl section, boolean raw) {
    boolean removed = revision.removed().isPresent();
    if ((removed || revision.moved().isPresent()) && !revision.written().has("why")) {
      scope.diagnostics().report(
          Code.MISSING_WHY,
          revision.written().place(),
          "`" + section.id().text() + "` is " + (removed ? "removed" : "moved") + " without a reason",
          "add `why`: reviewers of later releases will ask");
    }
    return new Section.Revision(
        Optional.of(revision.at().text()),
        revision.heading().map(TextLocator::inScalar),
        revision.text().flatMap(file -> text(file, raw)),
        revision.before().map(Scalar::text),
        revision.afterHeading().map(Scalar::text),
        removed,
        revision.moved().flatMap(move -> move(move, section)),
        revision.why().map(Scalar::text),
        revision.written().place());
  }

  private Optional<Section.Move> move(SectionDecl.Move move, SectionDecl section) {
    boolean single = OneOf.of("a move", "after", "under").check(move.written(), scope.diagnostics());
    Scalar target = move.after().or(move::under).orElse(section.id());
    boolean named = move.after().isPresent() || move.under().isPresent();
    if (!single || !named || !scope.names().check(Code.UNKNOWN_SECTION, "section", target, ids)) {
      return Optional.empty();
    }
    if (PromptSections.ids(List.of(section)).anyMatch(target::equals)) {
      scope.diagnostics().report(
          Code.BAD_MOVE,
          target.span(),
          "`" + section.id().text() + "` cannot move to a place inside itself",
          "name an entry that is not among its own children");
    }
    Section.Move.Kind kind = move.after().isPresent() ? Section.Move.Kind.AFTER : Section.Move.Kind.UNDER;
    return Optional.of(new Section.Move(kind, target.text()));
  }

  private Optional<LocatedText> text(Scalar file, boolean raw) {
    return scope.files().text(file).map(source -> TextLocator.inFile(source, content(source, raw)));
  }

  /** Editors end a file with a newline; it is no part of the text. */
  private static String content(SourceFile file, boolean raw) {
    return raw ? file.text() : file.text().replaceFirst("\\r?\\n\\z", "");
  }
}
