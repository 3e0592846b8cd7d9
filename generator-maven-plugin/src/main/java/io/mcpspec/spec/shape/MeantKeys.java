package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A mapping in which each misspelt key has the name that was meant: the slip is reported, and with its value nothing
 * else seems to be missing.
 *
 * @param mapping the members under the names that were meant
 * @param misspelt those names
 */
record MeantKeys(Mapping mapping, Set<String> misspelt) {

  static MeantKeys of(Mapping written, List<Key<?>> keys) {
    List<String> known = keys.stream().map(key -> key.name()).toList();
    List<Mapping.Entry> entries = new ArrayList<>();
    Set<String> misspelt = new LinkedHashSet<>();
    for (Mapping.Entry entry : written.entries()) {
      Optional<String> meant = known.contains(entry.key()) ? Optional.empty() : Key.meant(entry.key(), keys);
      boolean free = meant.filter(key -> !written.has(key) && misspelt.add(key)).isPresent();
      entries.add(free ? new Mapping.Entry(meant.get(), entry.keySpan(), entry.value()) : entry);
    }
    return new MeantKeys(new Mapping(entries, written.span()), misspelt);
  }

  /** The value of a key; when a misspelt key's is of another type, the guess was wrong and nothing is reported. */
  <T> Optional<T> read(Key<T> key, Node value, Diagnostics diagnostics) {
    if (!misspelt.contains(key.name())) {
      return key.shape().read(value, diagnostics);
    }
    Diagnostics found = diagnostics.part();
    Optional<T> read = key.shape().read(value, found);
    List<Diagnostic> findings = found.sorted();
    boolean fits = findings.stream().noneMatch(f -> f.code() == Code.WRONG_TYPE && f.span().equals(value.span()));
    if (fits) {
      findings.forEach(diagnostics::report);
    }
    return read;
  }
}
