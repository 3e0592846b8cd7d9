package io.mcpspec.document.node;

import io.mcpspec.document.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Named values in written order. Equality ignores the order, as JSON does. Everything goes through here, often in a
 * machine that has just started: loops, since streams cost several times as much before they are compiled.
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

  @Override
  public Span place() {
    return entries.isEmpty() ? span : entries.get(0).keySpan();
  }

  /** The value of {@code key}, if there is one. */
  public Optional<Node> get(String key) {
    Entry entry = find(key);
    return entry == null ? Optional.empty() : Optional.of(entry.value());
  }

  /** The member {@code key}, if there is one. */
  public Optional<Entry> entry(String key) {
    return Optional.ofNullable(find(key));
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
    return find(key) != null;
  }

  /** The mapping without the members of these names. */
  public Mapping without(String... keys) {
    List<String> left = List.of(keys);
    List<Entry> kept = new ArrayList<>(entries.size());
    for (Entry entry : entries) {
      if (!left.contains(entry.key())) {
        kept.add(entry);
      }
    }
    return kept.size() == entries.size() ? this : new Mapping(kept, span);
  }

  /** The names in written order. */
  public List<String> keys() {
    String[] keys = new String[entries.size()];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = entries.get(i).key();
    }
    return List.of(keys);
  }

  /** The members as an insertion-ordered map. */
  public Map<String, Node> asMap() {
    Map<String, Node> map = new LinkedHashMap<>();
    for (Entry entry : entries) {
      map.putIfAbsent(entry.key(), entry.value());
    }
    return map;
  }

  private Entry find(String key) {
    for (Entry entry : entries) {
      if (entry.key().equals(key)) {
        return entry;
      }
    }
    return null;
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
