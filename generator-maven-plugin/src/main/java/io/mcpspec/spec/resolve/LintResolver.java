package io.mcpspec.spec.resolve;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.spec.model.LintPolicy;
import io.mcpspec.spec.shape.Named;
import io.mcpspec.spec.shape.WrittenDate;
import io.mcpspec.spec.shape.WrittenReason;
import io.mcpspec.spec.syntax.LintDecl;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Turns {@code lint} in {@code server.yaml} into the lint's settings. The lint knows which rules there are. */
final class LintResolver {

  private final Diagnostics diagnostics;

  LintResolver(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  LintPolicy policy(Optional<LintDecl> written, List<String> clients) {
    return written
        .map(lint -> new LintPolicy(
            lint.severity().stream().map(this::change).toList(),
            lint.waive().stream().map(this::waiver).toList(), clients))
        .orElse(LintPolicy.NONE.of(clients));
  }

  private LintPolicy.Change change(Named<LintDecl.Change> written) {
    LintPolicy.Level level = LintPolicy.Level.valueOf(written.value().level().text().toUpperCase(Locale.ROOT));
    return new LintPolicy.Change(
        written.name().text(), level, WrittenReason.of(written.value().reason(), diagnostics), written.name().span());
  }

  private LintPolicy.Waiver waiver(LintDecl.Waiver written) {
    return new LintPolicy.Waiver(
        written.rule().text(),
        written.where().text(),
        WrittenReason.of(written.reason(), diagnostics),
        written.until().flatMap(day -> WrittenDate.of(day, diagnostics)),
        written.span());
  }
}
