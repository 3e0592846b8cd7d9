package io.mcpspec.document.node;

import io.mcpspec.document.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Builds a mapping member by member; a part without a place of its own takes that of the whole. */
public final class MappingBuilder {

  private final Span span;
  private final Map<String, Node> members = new LinkedHashMap<>();

  public MappingBuilder(Span span) {
    this.span = span;
  }

  /** Adds a member; a second one of the same name replaces the first at its place. */
  public MappingBuilder put(String key, Node value) {
    members.put(key, value);
    return this;
  }

  public MappingBuilder put(String key, String value) {
    return put(key, Scalar.string(value, span));
  }

  public MappingBuilder put(String key, boolean value) {
    return put(key, Scalar.bool(value, span));
  }

  public MappingBuilder put(String key, long value) {
    return put(key, Scalar.integer(value, span));
  }

  /** Adds a list of strings. */
  public MappingBuilder put(String key, List<String> values) {
    return put(key, new Sequence(new ArrayList<Node>(values.stream().map(v -> Scalar.string(v, span)).toList()), span));
  }

  /** Adds the member when there is a value. */
  public MappingBuilder putText(String key, Optional<String> value) {
    value.ifPresent(present -> put(key, present));
    return this;
  }

  /** Adds the member, at its own place, when there is a value. */
  public MappingBuilder putText(String key, Optional<String> value, Span place) {
    value.ifPresent(present -> put(key, Scalar.string(present, place)));
    return this;
  }

  /** Adds the member when there is a value. */
  public MappingBuilder putNode(String key, Optional<? extends Node> value) {
    value.ifPresent(present -> put(key, present));
    return this;
  }

  /** Adds all members of another mapping. */
  public MappingBuilder putAll(Mapping other) {
    for (Mapping.Entry entry : other.entries()) {
      members.put(entry.key(), entry.value());
    }
    return this;
  }

  public boolean isEmpty() {
    return members.isEmpty();
  }

  public Mapping build() {
    Mapping.Entry[] entries = new Mapping.Entry[members.size()];
    int next = 0;
    for (Map.Entry<String, Node> member : members.entrySet()) {
      entries[next++] = new Mapping.Entry(member.getKey(), span, member.getValue());
    }
    return new Mapping(List.of(entries), span);
  }
}
