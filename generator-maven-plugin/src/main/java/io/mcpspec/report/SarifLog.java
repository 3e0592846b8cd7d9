package io.mcpspec.report;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.text.Visible;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * SARIF 2.1.0, which names files and lines of the user's repository. A run that found something has still run well;
 * accepted findings stay in the list, suppressed, since a code scanner closes what is not reported any more.
 *
 * @param rules the rules that occur, in the order in which they are listed
 * @param findings all findings
 * @param failure why the run could not be made, if it could not
 * @param properties what else is to say of the run; may be empty
 */
public record SarifLog(
    List<ReportedRule> rules, List<ReportedFinding> findings, Optional<String> failure, Mapping properties) {

  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  /** A run that could be made. */
  public static SarifLog of(List<ReportedFinding> findings) {
    List<ReportedRule> rules = findings.stream().map(ReportedFinding::rule).distinct().toList();
    return new SarifLog(rules, findings, Optional.empty(), JsonValues.object().build());
  }

  /** The text of the file. */
  public String text() {
    Mapping driver = JsonValues.object()
        .put("name", "mcp-spec")
        .put("rules", JsonValues.list(rules, SarifLog::rule))
        .build();
    MappingBuilder run = JsonValues.object()
        .put("tool", JsonValues.object().put("driver", driver).build())
        .put("columnKind", "unicodeCodePoints")
        .put("invocations", JsonValues.list(List.of(this), SarifLog::invocation))
        .put("results", JsonValues.list(findings, this::result));
    if (!properties.entries().isEmpty()) {
      run.put("properties", properties);
    }
    return JsonValues.file(JsonValues.object()
        .put("$schema", SCHEMA)
        .put("version", "2.1.0")
        .put("runs", JsonValues.list(List.of(run.build()), only -> only)));
  }

  private static Mapping rule(ReportedRule rule) {
    MappingBuilder written = JsonValues.object()
        .put("id", rule.id())
        .putText("name", rule.name())
        .put("shortDescription", message(rule.words()));
    rule.why().ifPresent(why -> written.put("fullDescription", message(why)));
    String text = rule.advice().map(advice -> advice + "\n\n" + rule.page()).orElse(rule.page());
    return written
        .put("help", JsonValues.object().put("text", text).put("markdown", rule.page()).build())
        .put("defaultConfiguration", JsonValues.object().put("level", rule.usual().sarif()).build())
        .put("properties", JsonValues.object().put("tags", rule.tags()).build())
        .build();
  }

  private static Mapping invocation(SarifLog log) {
    MappingBuilder invocation = JsonValues.object().put("executionSuccessful", log.failure.isEmpty());
    if (log.failure.isPresent()) {
      Mapping problem =
          JsonValues.object().put("level", "error").put("message", message(log.failure.get())).build();
      invocation.put("toolConfigurationNotifications", JsonValues.list(List.of(problem), only -> only));
    }
    return invocation.build();
  }

  private Mapping result(ReportedFinding finding) {
    MappingBuilder result = JsonValues.object()
        .put("ruleId", finding.rule().id())
        .put("ruleIndex", rules.indexOf(finding.rule()))
        .put("level", finding.weight().sarif())
        .put("message", message(finding.fullText()))
        .put("locations", JsonValues.list(List.of(finding), SarifLog::location));
    finding.before().ifPresent(place -> result.put("relatedLocations", JsonValues.list(List.of(place),
        old -> physical(old).put("message", message("where it stood before")).build())));
    finding.fingerprint().ifPresent(print -> result.put("partialFingerprints",
        JsonValues.object().put(print.scheme(), print.value()).build()));
    finding.accepted().ifPresent(reason -> result.put("suppressions", suppressions(reason)));
    return result.build();
  }

  private static Sequence suppressions(String reason) {
    Mapping suppression = JsonValues.object()
        .put("kind", "external")
        .put("status", "accepted")
        .put("justification", reason)
        .build();
    return JsonValues.list(List.of(suppression), only -> only);
  }

  private static Mapping location(ReportedFinding finding) {
    MappingBuilder location = finding.place().map(SarifLog::physical).orElseGet(JsonValues::object);
    finding.subject().ifPresent(subject -> location.put("logicalLocations", JsonValues.list(
        List.of(subject), name -> JsonValues.object().put("fullyQualifiedName", name).build())));
    return location.build();
  }

  private static MappingBuilder physical(ReportedPlace place) {
    MappingBuilder physical = JsonValues.object()
        .put("artifactLocation", JsonValues.object().put("uri", uri(place.file())).build());
    if (place.line() > 0) {
      physical.put("region", region(place));
    }
    return JsonValues.object().put("physicalLocation", physical.build());
  }

  private static Mapping region(ReportedPlace place) {
    MappingBuilder region = JsonValues.object().put("startLine", place.line());
    List<String> names = new ArrayList<>(List.of("startColumn", "endLine", "endColumn"));
    List<Integer> values = List.of(place.column(), place.endLine(), place.endColumn());
    for (int i = 0; i < names.size(); i++) {
      if (values.get(i) > 0) {
        region.put(names.get(i), values.get(i));
      }
    }
    return region.build();
  }

  private static Mapping message(String text) {
    return JsonValues.object().put("text", Visible.text(text)).build();
  }

  /** A path as a relative reference. */
  private static String uri(String path) {
    try {
      return new URI(null, null, path, null).getRawPath().replace(":", "%3A");
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException("no path: " + path, e);
    }
  }
}
