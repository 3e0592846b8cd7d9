package io.mcpspec.spec.resolve.name;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.model.Fact;
import io.mcpspec.spec.shape.Named;
import io.mcpspec.spec.syntax.FactsDecl;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Turns facts as written into facts by id. */
public final class FactResolver {

  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?");

  private final Releases releases;
  private final Diagnostics diagnostics;

  public FactResolver(Releases releases, Diagnostics diagnostics) {
    this.releases = releases;
    this.diagnostics = diagnostics;
  }

  public Map<String, Fact> resolve(List<Named<FactsDecl.Fact>> written) {
    Map<String, Fact> facts = new LinkedHashMap<>();
    for (Named<FactsDecl.Fact> fact : written) {
      List<Fact.Value> history = history(fact);
      if (!history.isEmpty()) {
        facts.put(fact.name().text(), fact(fact, history));
      }
    }
    return facts;
  }

  private Fact fact(Named<FactsDecl.Fact> written, List<Fact.Value> history) {
    Fact.Kind kind =
        written.value().kind()
            .map(name -> Fact.Kind.valueOf(name.text().toUpperCase(Locale.ROOT)))
            .orElse(history.stream().allMatch(one -> isNumber(one.value())) ? Fact.Kind.NUMBER : Fact.Kind.TEXT);
    if (kind == Fact.Kind.NUMBER) {
      history.stream().filter(value -> !isNumber(value.value())).forEach(this::reportNoNumber);
    }
    return new Fact(
        written.name().text(),
        kind,
        written.value().unit().map(Scalar::text),
        written.value().source().map(Scalar::text),
        history,
        written.name().span());
  }

  private void reportNoNumber(Fact.Value value) {
    diagnostics.report(
        Code.FACT_NOT_NUMBER,
        value.value().span(),
        "`" + value.value().text() + "` is not a number, as `kind: number` says",
        "write a number, or `kind: text`");
  }

  private List<Fact.Value> history(Named<FactsDecl.Fact> written) {
    FactsDecl.Fact fact = written.value();
    List<Fact.Value> values = new ArrayList<>();
    fact.value().ifPresent(first -> values.add(new Fact.Value(Optional.empty(), first)));
    fact.history().forEach(change -> values.add(new Fact.Value(Optional.of(change.at().text()), change.value())));
    releases.checkAscending(fact.history().stream().map(FactsDecl.Change::at).toList());
    if (values.isEmpty()) {
      diagnostics.leftOut().add("fact", Optional.of(written.name().text()));
    }
    if (values.isEmpty() && !fact.written().has("value") && !fact.written().has("history")) {
      diagnostics.report(
          Code.ONE_OF_KEYS,
          written.name().span(),
          "the fact `" + written.name().text() + "` has no value",
          "write `value`, or `history` with values by release");
    }
    return values;
  }

  /** A quoted number is one too: quotes keep its digits in any editor. */
  public static boolean isNumber(Scalar value) {
    return value.isNumber() || NUMBER.matcher(value.text()).matches();
  }
}
