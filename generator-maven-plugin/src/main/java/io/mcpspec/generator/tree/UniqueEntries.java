package io.mcpspec.generator.tree;

import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.diagnostic.Diagnostic;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.source.Span;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Members of a mapping that is being read; a second one of the same name is reported and left out. */
final class UniqueEntries {

  private final Map<String, Mapping.Entry> entries = new LinkedHashMap<>();
  private final Diagnostics diagnostics;

  UniqueEntries(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  void add(String key, Span keySpan, Node value) {
    Mapping.Entry first = entries.putIfAbsent(key, new Mapping.Entry(key, keySpan, value));
    if (first != null) {
      diagnostics.report(
          new Diagnostic(
              Code.DUPLICATE_KEY,
              keySpan,
              "the key `" + key + "` stands twice in one mapping",
              List.of("the first one is in line " + first.keySpan().start().line()),
              List.of("remove or rename one of them")));
    }
  }

  List<Mapping.Entry> list() {
    return List.copyOf(entries.values());
  }
}
