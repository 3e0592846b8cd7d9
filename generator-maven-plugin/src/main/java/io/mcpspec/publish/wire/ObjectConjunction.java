package io.mcpspec.publish.wire;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What two schemas say about the members of an object. A member that one of them does not list is further there. */
final class ObjectConjunction {

  static final Set<Keyword> KEYWORDS =
      EnumSet.of(Keyword.PROPERTIES, Keyword.PATTERN_PROPERTIES, Keyword.ADDITIONAL_PROPERTIES);

  private final SchemaMembers first;
  private final SchemaMembers second;

  private ObjectConjunction(Mapping first, Mapping second) {
    this.first = new SchemaMembers(first);
    this.second = new SchemaMembers(second);
  }

  /** Adds it to the schema that says both. */
  static void add(Mapping first, Mapping second, MappingBuilder joined, List<Mapping.Entry> leftOver) {
    ObjectConjunction both = new ObjectConjunction(first, second);
    if (!both.speaks(both.first) || !both.speaks(both.second) || both.isSame()) {
      KEYWORDS.forEach(keyword -> second.get(keyword.word()).ifPresent(value -> joined.put(keyword.word(), value)));
      return;
    }
    both.properties(joined);
    both.patterns(joined);
    both.further().ifPresent(value -> joined.put(Keyword.ADDITIONAL_PROPERTIES.word(), value));
    if (!both.patternsOf(both.first).isEmpty() || !both.patternsOf(both.second).isEmpty()) {
      both.restriction(second).or(() -> both.restriction(first)).ifPresent(leftOver::add);
    }
  }

  private boolean speaks(SchemaMembers object) {
    return KEYWORDS.stream().anyMatch(keyword -> object.has(keyword.word()));
  }

  private boolean isSame() {
    return KEYWORDS.stream().allMatch(keyword -> first.value(keyword.word()).equals(second.value(keyword.word())));
  }

  private Optional<Mapping.Entry> restriction(Mapping object) {
    return object.entry(Keyword.ADDITIONAL_PROPERTIES.word()).filter(entry -> !SchemaMembers.isTrue(entry.value()));
  }

  private void properties(MappingBuilder joined) {
    Set<String> names = new LinkedHashSet<>();
    first.entries("properties").forEach(entry -> names.add(entry.key()));
    second.entries("properties").forEach(entry -> names.add(entry.key()));
    MappingBuilder properties = new MappingBuilder(first.schema().span());
    for (String name : names) {
      Optional<Node> one = member(first, name);
      Optional<Node> other = member(second, name);
      one.map(node -> other.map(also -> Conjunction.both(node, also)).orElse(node)).or(() -> other)
          .ifPresent(node -> properties.put(name, node));
    }
    if (!names.isEmpty()) {
      joined.put("properties", properties.build());
    }
  }

  private Optional<Node> member(SchemaMembers object, String name) {
    Optional<Node> listed = object.mapping("properties").flatMap(properties -> properties.get(name));
    return patternsOf(object).isEmpty() ? listed.or(() -> object.schema("additionalProperties")) : listed;
  }

  private List<Mapping.Entry> patternsOf(SchemaMembers object) {
    return object.entries(Keyword.PATTERN_PROPERTIES.word());
  }

  private void patterns(MappingBuilder joined) {
    MappingBuilder patterns = new MappingBuilder(first.schema().span());
    patternsOf(first).forEach(entry -> patterns.put(entry.key(), entry.value()));
    for (Mapping.Entry entry : patternsOf(second)) {
      Optional<Node> known = first.mapping(Keyword.PATTERN_PROPERTIES.word()).flatMap(own -> own.get(entry.key()));
      patterns.put(entry.key(), known.map(node -> Conjunction.both(node, entry.value())).orElse(entry.value()));
    }
    if (!patterns.isEmpty()) {
      joined.put(Keyword.PATTERN_PROPERTIES.word(), patterns.build());
    }
  }

  private Optional<Node> further() {
    Optional<Node> one = first.schema("additionalProperties");
    Optional<Node> other = second.schema("additionalProperties");
    return one.map(node -> other.map(also -> Conjunction.both(node, also)).orElse(node)).or(() -> other);
  }
}
