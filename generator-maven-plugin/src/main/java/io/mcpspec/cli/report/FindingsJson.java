package io.mcpspec.cli.report;

import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.function.Function;

/** Findings as JSON: {@code {"findings": [{"severity", "code", "message", "file", "line", …}]}}. */
final class FindingsJson {

  static final Span SPAN = Span.of(new SourceFile("findings", ""));

  private FindingsJson() {}

  static String of(List<Diagnostic> findings) {
    return JsonWriter.pretty(object().put("findings", list(findings, FindingsJson::finding)).build());
  }

  private static Mapping finding(Diagnostic finding) {
    Span span = finding.span();
    return object()
        .put("severity", finding.severity().toString())
        .put("code", finding.code().slug())
        .put("message", finding.message())
        .put("file", span.file().path())
        .put("line", span.start().line())
        .put("column", span.start().column())
        .put("endLine", span.end().line())
        .put("endColumn", span.end().column())
        .put("notes", finding.notes())
        .put("helps", finding.helps())
        .build();
  }

  static MappingBuilder object() {
    return new MappingBuilder(SPAN);
  }

  static <T> Sequence list(List<T> items, Function<T, Mapping> form) {
    return new Sequence(items.stream().<Node>map(form).toList(), SPAN);
  }
}
