package io.mcpspec.generator.tree;

import io.mcpspec.generator.source.Span;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Named values in written order. Equality ignores the order, as JSON does.
 *
 * @param entries the members; keys are unique
 * @param span where the mapping stands
 */
public record Mapping(List<Entry> entries, Span span) implements Node {

  /**
   * One member.
   *
   * @param key the member's name
   * @param keySpan where the name stands
   * @param value the member's value
   */
  public record Entry(String key, Span keySpan, Node value) {}

  public Mapping {
    entries = List.copyOf(entries);
  }

  /** The value of {@code key}, if there is one. */
  public Optional<Node> get(String key) {
    return entry(key).map(Entry::value);
  }

  /** The member {@code key}, if there is one. */
  public Optional<Entry> entry(String key) {
    for (Entry entry : entries) {
      if (entry.key().equals(key)) {
        return Optional.of(entry);
      }
    }
    return Optional.empty();
  }

  /** The string {@code key}, if there is one. */
  public Optional<String> text(String key) {
    return get(key).orElse(null) instanceof Scalar scalar && scalar.isString()
        ? Optional.of(scalar.text())
        : Optional.empty();
  }

  /** The mapping {@code key}, if there is one. */
  public Optional<Mapping> mapping(String key) {
    return get(key).filter(Mapping.class::isInstance).map(Mapping.class::cast);
  }

  /** The mappings in the list {@code key}; none where there is no such list. */
  public List<Mapping> mappings(String key) {
    return get(key).orElse(null) instanceof Sequence list
        ? list.items().stream().filter(Mapping.class::isInstance).map(Mapping.class::cast).toList()
        : List.of();
  }

  public boolean has(String key) {
    return entry(key).isPresent();
  }

  /** The mapping without the members of these names. */
  public Mapping without(String... keys) {
    List<String> left = List.of(keys);
    return new Mapping(entries.stream().filter(entry -> !left.contains(entry.key())).toList(), span);
  }

  /** The names in written order. */
  public List<String> keys() {
    return entries.stream().map(Entry::key).toList();
  }

  /** The members as an insertion-ordered map. */
  public Map<String, Node> asMap() {
    return entries.stream()
        .collect(Collectors.toMap(Entry::key, Entry::value, (first, second) -> first, LinkedHashMap::new));
  }

  @Override
  public String describe() {
    return "a mapping";
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Mapping mapping && asMap().equals(mapping.asMap());
  }

  @Override
  public int hashCode() {
    return asMap().hashCode();
  }
}
