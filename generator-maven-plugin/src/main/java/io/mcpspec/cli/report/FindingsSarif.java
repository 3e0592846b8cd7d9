package io.mcpspec.cli.report;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Explanation;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.Span;
import java.util.List;

/** Findings as SARIF 2.1.0, which names files and lines of the user's repository. */
final class FindingsSarif {

  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  private FindingsSarif() {}

  static String of(List<Diagnostic> findings, CommandStyle commands) {
    List<Code> codes = findings.stream().map(Diagnostic::code).distinct().sorted().toList();
    Mapping driver = FindingsJson.object()
        .put("name", "mcp-spec")
        .put("rules", FindingsJson.list(codes, code -> rule(code, commands)))
        .build();
    Mapping run = FindingsJson.object()
        .put("tool", FindingsJson.object().put("driver", driver).build())
        .put("columnKind", "unicodeCodePoints")
        .put("results", FindingsJson.list(findings, finding -> result(finding, codes)))
        .build();
    return JsonWriter.pretty(FindingsJson.object()
        .put("$schema", SCHEMA)
        .put("version", "2.1.0")
        .put("runs", FindingsJson.list(List.of(run), only -> only))
        .build());
  }

  private static Mapping rule(Code code, CommandStyle commands) {
    String page = Explanation.of(code);
    return FindingsJson.object()
        .put("id", code.slug())
        .put("shortDescription", text(code.slug().replace('-', ' ')))
        .put("help", FindingsJson.object()
            .put("text", commands.line("explain", "code", code.slug()) + "\n\n" + page)
            .put("markdown", page).build())
        .put("defaultConfiguration", FindingsJson.object().put("level", level(code.severity())).build())
        .build();
  }

  private static Mapping result(Diagnostic finding, List<Code> codes) {
    return FindingsJson.object()
        .put("ruleId", finding.code().slug())
        .put("ruleIndex", codes.indexOf(finding.code()))
        .put("level", level(finding.severity()))
        .put("message", text(String.join("\n", finding.message(), String.join("\n", finding.helps())).strip()))
        .put("locations", FindingsJson.list(List.of(finding.span()), FindingsSarif::location))
        .build();
  }

  private static Mapping location(Span span) {
    Mapping region = FindingsJson.object()
        .put("startLine", span.start().line())
        .put("startColumn", span.start().column())
        .put("endLine", span.end().line())
        .put("endColumn", span.end().column())
        .build();
    Mapping physical = FindingsJson.object()
        .put("artifactLocation", FindingsJson.object().put("uri", span.file().path().replace(" ", "%20")).build())
        .put("region", region)
        .build();
    return FindingsJson.object().put("physicalLocation", physical).build();
  }

  private static Mapping text(String text) {
    return FindingsJson.object().put("text", text).build();
  }

  private static String level(Severity severity) {
    return severity == Severity.NOTICE ? "note" : severity.toString();
  }
}
