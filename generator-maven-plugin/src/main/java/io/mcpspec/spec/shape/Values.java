package io.mcpspec.spec.shape;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The values of one mapping that could be read, by key. */
public final class Values {

  private final Mapping mapping;
  private final Map<String, Object> values;

  Values(Mapping mapping, Map<String, Object> values) {
    this.mapping = mapping;
    this.values = values;
  }

  /** The value of a required key. */
  @SuppressWarnings("unchecked") // put there under a key of the same type
  public <T> T get(Key<T> key) {
    return (T) values.get(key.name());
  }

  /** The value of an optional key, if it is written. */
  public <T> Optional<T> find(Key<T> key) {
    return Optional.ofNullable(get(key));
  }

  /** The items of an optional list; none when it is not written. */
  public <T> List<T> list(Key<List<T>> key) {
    return find(key).orElse(List.of());
  }

  /** An optional mapping; empty when it is not written. */
  public Mapping mapping(Key<Mapping> key) {
    return find(key).orElse(new Mapping(List.of(), span()));
  }

  /** The whole mapping as written. */
  public Mapping written() {
    return mapping;
  }

  /** The place to point at for what concerns the mapping as a whole: its first key. */
  public Span span() {
    return mapping.place();
  }
}
