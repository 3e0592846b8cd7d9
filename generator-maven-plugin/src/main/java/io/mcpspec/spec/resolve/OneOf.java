package io.mcpspec.spec.resolve;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Alternatives of which exactly one has to be written.
 *
 * @param title what has the alternatives, with its article: {@code a prompt}
 * @param keys the alternatives
 */
record OneOf(String title, List<String> keys) {

  static OneOf of(String title, String... keys) {
    return new OneOf(title, List.of(keys));
  }

  /** Whether {@code mapping} has one, of whatever value; reports it if it has none or several. */
  boolean check(Mapping mapping, Diagnostics diagnostics) {
    List<String> written = keys.stream().filter(mapping::has).toList();
    if (written.isEmpty()) {
      String message = title + " needs one of " + quoted(keys);
      diagnostics.report(Code.ONE_OF_KEYS, mapping.place(), message, "write one of them");
    } else if (written.size() > 1) {
      Span second = mapping.get(written.get(1)).map(Node::place).orElseThrow();
      String message = title + " has " + quoted(written) + ", of which only one can be";
      diagnostics.report(Code.ONE_OF_KEYS, second, message, "keep one of them");
    }
    return written.size() == 1;
  }

  private static String quoted(List<String> keys) {
    return keys.stream().map(key -> "`" + key + "`").collect(Collectors.joining(", "));
  }
}
