package io.mcpspec.document.node;

import io.mcpspec.document.source.ReadFault;
import io.mcpspec.document.source.ReadFault.Kind;
import io.mcpspec.document.source.Span;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Members of a mapping that is being read; a second one of the same name is reported and left out. */
public final class UniqueEntries {

  private final Map<String, Mapping.Entry> entries = new LinkedHashMap<>();
  private final ReadFault.Listener faults;

  public UniqueEntries(ReadFault.Listener faults) {
    this.faults = faults;
  }

  public void add(String key, Span keySpan, Node value) {
    Mapping.Entry first = entries.putIfAbsent(key, new Mapping.Entry(key, keySpan, value));
    if (first != null) {
      faults.report(
          new ReadFault(
              Kind.DUPLICATE_KEY,
              keySpan,
              "the key `" + key + "` stands twice in one mapping",
              List.of("the first one is in line " + first.keySpan().start().line()),
              List.of("remove or rename one of them")));
    }
  }

  public boolean has(String key) {
    return entries.containsKey(key);
  }

  public List<Mapping.Entry> list() {
    return List.copyOf(entries.values());
  }
}
