package io.mcpspec.document.node;

import java.util.Comparator;
import java.util.List;

/**
 * The JSON Canonicalization Scheme (RFC 8785): members by the UTF-16 code units of their names, no blanks, numbers as
 * ECMAScript writes them. Half a surrogate pair, which has no canonical form, stays escaped.
 */
public final class CanonicalJson {

  private CanonicalJson() {}

  /** The canonical text of a value. */
  public static String of(Node node) {
    return JsonWriter.compact(canonical(node));
  }

  private static Node canonical(Node node) {
    if (node instanceof Mapping mapping) {
      List<Mapping.Entry> sorted = mapping.entries().stream()
          .sorted(Comparator.comparing(Mapping.Entry::key))
          .map(entry -> new Mapping.Entry(entry.key(), entry.keySpan(), canonical(entry.value())))
          .toList();
      return new Mapping(sorted, mapping.span());
    }
    if (node instanceof Sequence sequence) {
      return new Sequence(sequence.items().stream().map(CanonicalJson::canonical).toList(), sequence.span());
    }
    Scalar scalar = (Scalar) node;
    return scalar.isNumber() ? new Scalar(scalar.kind(), EcmaNumber.text(scalar.text()), scalar.span()) : scalar;
  }
}
