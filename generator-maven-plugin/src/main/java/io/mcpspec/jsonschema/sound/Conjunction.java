package io.mcpspec.jsonschema.sound;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.SchemaNumbers;
import io.mcpspec.jsonschema.TypeReference;
import io.mcpspec.jsonschema.check.SchemaPart;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The schemas that a value has to fit together: one, those under its {@code allOf}, and what these refer to. */
final class Conjunction {

  private final Map<String, Node> types;
  private final SchemaPart own;
  private final List<Limit> keywords = new ArrayList<>();
  private final List<Limit> never = new ArrayList<>();
  private final Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private int branches;

  private Conjunction(Map<String, Node> types, SchemaPart own) {
    this.types = types;
    this.own = own;
  }

  static Conjunction of(SchemaPart part, Map<String, Node> types) {
    Conjunction all = new Conjunction(types, part);
    all.add(part, -1, List.of());
    return all;
  }

  /** What a value has to fit that has to fit another schema as well. */
  Conjunction and(SchemaPart part) {
    Conjunction all = new Conjunction(types, own);
    all.keywords.addAll(keywords);
    all.never.addAll(never);
    all.seen.addAll(seen);
    all.branches = branches;
    all.add(part, ++all.branches, List.of());
    return all;
  }

  /**
   * Adds a schema.
   *
   * @param replaced keywords of it that do not count
   */
  private void add(SchemaPart part, int branch, List<String> replaced) {
    if (!seen.add(part.schema())) {
      return;
    }
    if (SchemaMembers.isFalse(part.schema())) {
      never.add(new Limit(new Mapping.Entry("false", part.schema().span(), part.schema()), part, branch));
    }
    for (Mapping.Entry keyword : part.keywords()) {
      if (!replaced.contains(keyword.key())) {
        addJoined(keyword, part, branch);
      }
    }
  }

  private void addJoined(Mapping.Entry keyword, SchemaPart part, int branch) {
    if (keyword.key().equals(Keyword.ALL_OF.word()) && keyword.value() instanceof Sequence list) {
      list.items().forEach(inside -> add(part.with(inside), branch(branch), List.of()));
    } else if (keyword.key().equals(Keyword.REF.word()) && part.target(types).isPresent()) {
      // What stands beside a reference to a shared type replaces the type's own keywords of the same name.
      boolean shared = TypeReference.nameIn(part.schema()).isPresent();
      List<String> replaced = shared ? SchemaMembers.of(part.schema()).schema().keys() : List.of();
      add(part.target(types).get(), branch(branch), replaced);
    } else {
      keywords.add(new Limit(keyword, part, branch));
    }
  }

  private int branch(int branch) {
    return branch < 0 ? ++branches : branch;
  }

  /** The schema that it is about. */
  SchemaPart own() {
    return own;
  }

  Map<String, Node> types() {
    return types;
  }

  /** The schemas {@code false}, with where they come from. */
  List<Limit> never() {
    return never;
  }

  /** All keywords, wherever they are, without {@code allOf} and {@code $ref}. */
  List<Limit> keywords() {
    return keywords;
  }

  /** What a keyword says, wherever it is; only where its value is one of JSON Schema 2020-12. */
  List<Limit> limits(Keyword keyword) {
    return keywords.stream()
        .filter(limit -> limit.keyword().equals(keyword.word()) && keyword.value().accepts(limit.value())).toList();
  }

  /** The limit with the greatest number. */
  Optional<Limit> greatest(Keyword keyword) {
    return numbers(keyword).stream().max(Comparator.comparing(Limit::number));
  }

  /** The limit with the least number. */
  Optional<Limit> least(Keyword keyword) {
    return numbers(keyword).stream().min(Comparator.comparing(Limit::number));
  }

  private List<Limit> numbers(Keyword keyword) {
    return limits(keyword).stream().filter(limit -> SchemaNumbers.of(limit.value()).isPresent()).toList();
  }
}
