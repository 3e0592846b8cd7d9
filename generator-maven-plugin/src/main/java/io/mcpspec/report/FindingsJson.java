package io.mcpspec.report;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;

/** Findings as JSON: {@code {"findings": [{"severity", "code", "message", "file", "line", …}]}}. */
final class FindingsJson {

  private FindingsJson() {}

  static String of(ReportedRun run) {
    return JsonValues.file(
        JsonValues.object().put("findings", JsonValues.list(run.findings(), FindingsJson::finding)));
  }

  private static Mapping finding(ReportedFinding finding) {
    MappingBuilder json = JsonValues.object()
        .put("severity", finding.weight().github())
        .put("code", finding.rule().id())
        .putText("name", finding.rule().name())
        .put("message", finding.message());
    finding.place().ifPresent(place -> place(json, place));
    return json
        .putText("subject", finding.subject())
        .put("notes", finding.notes())
        .put("helps", finding.helps())
        .putText("accepted", finding.accepted())
        .build();
  }

  private static void place(MappingBuilder json, ReportedPlace place) {
    json.put("file", place.file());
    put(json, "line", place.line());
    put(json, "column", place.column());
    put(json, "endLine", place.endLine());
    put(json, "endColumn", place.endColumn());
  }

  private static void put(MappingBuilder json, String name, int value) {
    if (value > 0) {
      json.put(name, value);
    }
  }
}
