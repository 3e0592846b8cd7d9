package io.mcpspec.binding.aws.model;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads what stands inside a binding, and reports what is of another form. */
final class SettingReader {

  private final Diagnostics diagnostics;

  SettingReader(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /**
   * The mapping under a key, when it has all keys that it must have.
   *
   * @param required the keys that it must have
   * @param optional the keys that it may have
   */
  Optional<Mapping> mapping(Mapping owner, String key, List<String> required, List<String> optional) {
    String expected = "a mapping with " + String.join(", ", required);
    Optional<Mapping> found = owner.get(key).flatMap(value -> typed(key, value, Mapping.class, expected));
    List<String> known = Stream.concat(required.stream(), optional.stream()).toList();
    found.ifPresent(mapping -> mapping.entries().stream()
        .filter(entry -> !known.contains(entry.key()))
        .forEach(entry -> diagnostics.report(
            Code.UNKNOWN_KEY,
            entry.keySpan(),
            "unknown key `" + entry.key() + "`",
            ClosestName.help(entry.key(), known, "`" + key + "` has " + String.join(", ", known)))));
    return found.filter(mapping -> hasAll(owner.entry(key).orElseThrow(), mapping, required));
  }

  private boolean hasAll(Mapping.Entry entry, Mapping mapping, List<String> required) {
    List<String> missing = required.stream().filter(key -> !mapping.has(key)).toList();
    missing.forEach(key -> diagnostics.report(
        Code.MISSING_KEY, entry.keySpan(), "`" + entry.key() + "` lacks `" + key + "`", "add it"));
    return missing.isEmpty();
  }

  /** The text under a key. */
  Optional<Scalar> text(Mapping owner, String key, String expected) {
    return owner.get(key).flatMap(value -> text(key, value, expected));
  }

  private Optional<Scalar> text(String key, Node value, String expected) {
    return typed(key, value, Scalar.class, expected).filter(scalar -> {
      boolean isText = scalar.isString() && !scalar.text().isBlank();
      if (!isText) {
        wrongType(key, value, expected);
      }
      return isText;
    });
  }

  /** The texts in the list under a key; none when it is not written. */
  List<Scalar> texts(Mapping owner, String key, String expected) {
    List<Scalar> texts = new ArrayList<>();
    owner.get(key).flatMap(value -> typed(key, value, Sequence.class, expected)).ifPresent(list ->
        list.items().forEach(item -> text(key, item, expected).ifPresent(texts::add)));
    return texts;
  }

  /** The pairs of texts under a key. */
  List<Mapping.Entry> pairs(Mapping owner, String key, String expected) {
    return entries(owner, key, expected).stream()
        .filter(entry -> text(entry.key(), entry.value(), expected).isPresent())
        .toList();
  }

  /** The entries of the mapping under a key. */
  List<Mapping.Entry> entries(Mapping owner, String key, String expected) {
    return owner.get(key)
        .flatMap(value -> typed(key, value, Mapping.class, expected))
        .map(Mapping::entries)
        .orElse(List.of());
  }

  /** The one pair of texts under a key. */
  Optional<Mapping.Entry> pair(Mapping owner, String key, String expected) {
    List<Mapping.Entry> pairs = pairs(owner, key, expected);
    if (pairs.size() > 1) {
      wrongType(key, owner.get(key).orElseThrow(), "one pair, " + expected);
    }
    return pairs.stream().findFirst();
  }

  private <N extends Node> Optional<N> typed(String key, Node value, Class<N> type, String expected) {
    if (type.isInstance(value)) {
      return Optional.of(type.cast(value));
    }
    wrongType(key, value, expected);
    return Optional.empty();
  }

  private void wrongType(String key, Node value, String expected) {
    diagnostics.report(
        Code.WRONG_TYPE, value.span(), "`" + key + "` is " + value.describe() + " here", "write " + expected);
  }
}
