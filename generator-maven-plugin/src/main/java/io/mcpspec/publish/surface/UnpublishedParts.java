package io.mcpspec.publish.surface;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.source.Span;
import io.mcpspec.publish.portable.Loss;
import io.mcpspec.publish.portable.PortableSchema;
import io.mcpspec.publish.wire.WireSchema;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Server;
import io.mcpspec.spec.model.SharedType;
import io.mcpspec.spec.model.Tool;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Reports what the schemas of a spec say and the published ones do not. */
public final class UnpublishedParts {

  /** So many further places of the same loss are named. */
  private static final int NAMED = 5;

  private static final Comparator<Span> BY_PLACE =
      Comparator.comparing((Span span) -> span.file().path()).thenComparing(Span::start);

  private UnpublishedParts() {}

  /** Reports it as notices: one for all places of what is left out everywhere, one for each place of the rest. */
  public static void report(Catalog catalog, Diagnostics diagnostics) {
    if (catalog.server().publishing().form() == Server.Publish.PORTABLE) {
      Map<String, Set<Span>> often = new LinkedHashMap<>();
      for (Loss loss : losses(catalog)) {
        if (loss.reason().isFrequent()) {
          often.computeIfAbsent(loss.message(), message -> new LinkedHashSet<>()).add(loss.place());
        } else {
          diagnostics.report(
              Code.NOT_PUBLISHED, loss.place(), loss.message(), loss.help().stream().toArray(String[]::new));
        }
      }
      often.forEach((message, places) -> report(message, places, diagnostics));
    }
  }

  private static Set<Loss> losses(Catalog catalog) {
    WireSchema wire = new WireSchema(SharedType.schemas(catalog.types()));
    Set<Loss> losses = new LinkedHashSet<>();
    for (Tool tool : catalog.tools()) {
      losses.addAll(PortableSchema.input(wire.of(tool.input())).losses());
      tool.output().map(wire::of).flatMap(PortableSchema::output).map(PortableSchema::losses)
          .ifPresent(losses::addAll);
    }
    losses.removeIf(loss -> !loss.isMissed());
    return losses;
  }

  private static void report(String message, Set<Span> places, Diagnostics diagnostics) {
    List<Span> sorted = new ArrayList<>(places);
    sorted.sort(BY_PLACE);
    List<Span> further = sorted.subList(1, sorted.size());
    String named = further.stream().limit(NAMED).map(Span::toString).collect(Collectors.joining(", "));
    int more = further.size() - NAMED;
    List<String> notes = further.isEmpty()
        ? List.of()
        : List.of("also at " + named + (more > 0 ? " and " + more + " more" : ""));
    diagnostics.report(new Diagnostic(Code.NOT_PUBLISHED, sorted.get(0), message, notes, List.of()));
  }
}
