package io.mcpspec.release.policy;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.yaml.YamlReader;
import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.spec.shape.WrittenDate;
import io.mcpspec.spec.shape.WrittenReason;
import io.mcpspec.spec.syntax.ExceptionsDecl;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads {@code release-exceptions.yaml}. */
public final class ExceptionsFile {

  private final Diagnostics diagnostics;

  /**
   * @param diagnostics gets everything that is wrong with the file
   */
  public ExceptionsFile(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** The exceptions that could be read. */
  public Exceptions read(SourceFile file) {
    List<ReleaseException> all = new ArrayList<>();
    new YamlReader(diagnostics)
        .read(file)
        .flatMap(root -> ExceptionsDecl.SHAPE.read(root, diagnostics))
        .ifPresent(decl -> decl.exceptions().forEach(entry -> exception(entry).ifPresent(all::add)));
    return new Exceptions(all);
  }

  private Optional<ReleaseException> exception(ExceptionsDecl.Entry entry) {
    if (entry.expires().isEmpty() && (entry.from().isEmpty() || entry.to().isEmpty())) {
      diagnostics.report(
          Code.MISSING_KEY,
          entry.span(),
          "the exception never ends: it has neither `expires` nor both `from` and `to`",
          "write `expires: YYYY-MM-DD`, or name the one step that it is for");
    }
    Optional<LocalDate> expires = entry.expires().flatMap(day -> WrittenDate.of(day, diagnostics));
    return rule(entry.rule()).map(rule -> new ReleaseException(
        rule,
        entry.subject().text(),
        entry.fingerprint().text(),
        entry.from().map(Scalar::text),
        entry.to().map(Scalar::text),
        WrittenReason.of(entry.reason(), diagnostics),
        expires,
        new Place(entry.span().file().path(), entry.span().start().line())));
  }

  private Optional<Rule> rule(Scalar written) {
    Optional<Rule> rule = Rule.of(written.text());
    if (rule.isEmpty()) {
      List<String> known =
          Arrays.stream(Rule.values()).flatMap(each -> Stream.of(each.id(), each.slug())).toList();
      diagnostics.report(
          Code.UNKNOWN_VALUE,
          written.span(),
          "unknown rule `" + written.text() + "`",
          ClosestName.help(written.text(), known, "copy the rule's id from the diff, such as I05"));
    }
    return rule;
  }
}
