package io.mcpspec.publish.wire;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.ItemSchemas;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Two schemas in one that accepts what both accept. What one schema cannot say without {@code allOf} is left over, and
 * the joined schema accepts more then. Of notes, such as descriptions, the first schema's are kept.
 */
public final class Conjunction {

  /** Keywords that change each other's meaning. */
  private static final List<Set<Keyword>> TOGETHER = List.of(
      Set.of(Keyword.IF, Keyword.THEN, Keyword.ELSE),
      Set.of(Keyword.CONTAINS, Keyword.MIN_CONTAINS, Keyword.MAX_CONTAINS),
      Set.of(Keyword.ITEMS, Keyword.PREFIX_ITEMS, Keyword.ADDITIONAL_ITEMS));

  /** They are about what the schema around them leaves open, which is another one in the joined schema. */
  private static final Set<Keyword> UNEVALUATED = Set.of(Keyword.UNEVALUATED_PROPERTIES, Keyword.UNEVALUATED_ITEMS);

  private final Mapping first;
  private final Mapping second;
  private final MappingBuilder joined;
  private final List<Mapping.Entry> leftOver = new ArrayList<>();

  private Conjunction(Mapping first, Mapping second) {
    this.first = first;
    this.second = second;
    this.joined = new MappingBuilder(first.span()).putAll(first);
    ObjectConjunction.add(first, second, joined, leftOver);
    second.entries().forEach(this::add);
    UNEVALUATED.forEach(keyword -> first.entry(keyword.word()).ifPresent(leftOver::add));
  }

  public static Conjunction of(Mapping first, Mapping second) {
    return new Conjunction(first, second);
  }

  /** A schema and what is written beside a reference to it, whose notes replace the schema's. */
  public static Conjunction beside(Mapping target, Mapping beside) {
    MappingBuilder noted = new MappingBuilder(beside.span()).putAll(target);
    beside.entries().stream()
        .filter(entry -> target.has(entry.key()) && !asserts(entry.key()))
        .forEach(entry -> noted.put(entry.key(), entry.value()));
    return new Conjunction(noted.build(), beside);
  }

  public Mapping joined() {
    return joined.build();
  }

  /** The keywords that the joined schema does not say. */
  public List<Mapping.Entry> leftOver() {
    return leftOver;
  }

  /** The schema that both schemas say; its own {@code allOf} where no other keyword says it. */
  static Node both(Node one, Node other) {
    if (one.equals(other) || SchemaMembers.isFalse(one) || isOpen(other)) {
      return one;
    }
    return SchemaMembers.isFalse(other) || isOpen(one)
        ? other
        : new MappingBuilder(one.span()).put("allOf", new Sequence(List.of(one, other), one.span())).build();
  }

  private static boolean isOpen(Node schema) {
    return SchemaMembers.isTrue(schema) || schema instanceof Mapping mapping && mapping.entries().isEmpty();
  }

  private static boolean asserts(String name) {
    return Keyword.of(name).filter(Keyword::asserts).isPresent();
  }

  private void add(Mapping.Entry entry) {
    Optional<Keyword> keyword = Keyword.of(entry.key());
    if (keyword.isEmpty() || !ObjectConjunction.KEYWORDS.contains(keyword.get())) {
      Optional<Node> known = first.get(entry.key());
      boolean free = known.isEmpty() && keyword.filter(this::meetsOthers).isEmpty();
      if (free) {
        joined.put(entry.key(), entry.value());
      } else if (keyword.filter(one -> one.asserts() || meetsOthers(one)).isPresent()) {
        value(keyword.get(), known, entry.value())
            .ifPresentOrElse(value -> joined.put(entry.key(), value), () -> leftOver.add(entry));
      }
    }
  }

  /** Whether the first schema has a keyword that this one would change, or that would change this one. */
  private boolean meetsOthers(Keyword keyword) {
    return switch (keyword) {
      case ENUM, CONST -> first.has("enum") || first.has("const");
      case UNEVALUATED_PROPERTIES, UNEVALUATED_ITEMS -> true;
      default -> group(keyword).stream().anyMatch(other -> first.has(other.word()));
    };
  }

  private static Set<Keyword> group(Keyword keyword) {
    return TOGETHER.stream().filter(set -> set.contains(keyword)).findFirst().orElse(Set.of());
  }

  private Optional<Node> value(Keyword keyword, Optional<Node> known, Node value) {
    if (keyword.isLeast() || keyword.isMost()) {
      return known.flatMap(before -> bound(before, value, keyword.isMost()));
    }
    return switch (keyword) {
      case TYPE -> known.flatMap(before -> types(before, value));
      case ENUM, CONST -> values(keyword);
      case REQUIRED -> known.map(before -> union(before, value));
      case ALL_OF -> known.map(before -> list(before, value));
      case UNIQUE_ITEMS -> known.map(before -> SchemaMembers.isTrue(value) ? value : before);
      case PROPERTY_NAMES -> known.map(before -> both(before, value));
      case ITEMS -> known.filter(before -> isList(first) && isList(second)).map(before -> both(before, value));
      default -> known.filter(before -> sameGroup(keyword) && before.equals(value));
    };
  }

  private boolean sameGroup(Keyword keyword) {
    return group(keyword).stream().allMatch(other -> first.get(other.word()).equals(second.get(other.word())));
  }

  private static boolean isList(Mapping array) {
    return ItemSchemas.of(new SchemaMembers(array)).places().isEmpty();
  }

  private static Optional<Node> bound(Node before, Node value, boolean most) {
    if (!(before instanceof Scalar one && one.isNumber() && value instanceof Scalar other && other.isNumber())) {
      return Optional.of(before).filter(value::equals);
    }
    boolean isLower = new BigDecimal(one.text()).compareTo(new BigDecimal(other.text())) < 0;
    return Optional.of(isLower == most ? before : value);
  }

  /** An integer is a number. */
  private static Optional<Node> types(Node before, Node value) {
    Set<String> one = words(before);
    Set<String> other = words(value);
    Set<String> both = new LinkedHashSet<>();
    for (String word : one) {
      if (other.contains(word) || word.equals("integer") && other.contains("number")) {
        both.add(word);
      } else if (word.equals("number") && other.contains("integer")) {
        both.add("integer");
      }
    }
    if (both.isEmpty() || both.equals(one)) {
      return both.isEmpty() ? Optional.empty() : Optional.of(before);
    }
    List<Node> words = both.stream().map(word -> (Node) Scalar.string(word, before.span())).toList();
    return Optional.of(words.size() == 1 ? words.get(0) : new Sequence(words, before.span()));
  }

  private static Set<String> words(Node type) {
    return type instanceof Scalar word ? Set.of(word.text()) : new LinkedHashSet<>(SchemaMembers.texts(type));
  }

  /** The values that both list, said by the first schema's keyword. */
  private Optional<Node> values(Keyword keyword) {
    List<Node> others = JsonValues.listed(second);
    List<Node> both = JsonValues.listed(first).stream().filter(one -> JsonValues.isIn(one, others)).toList();
    if (both.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(keyword == Keyword.CONST ? both.get(0) : new Sequence(both, first.span()));
  }

  private static Node union(Node before, Node value) {
    Set<Node> all = new LinkedHashSet<>(items(before));
    all.addAll(items(value));
    return new Sequence(new ArrayList<>(all), before.span());
  }

  private static Node list(Node before, Node value) {
    List<Node> all = new ArrayList<>(items(before));
    all.addAll(items(value));
    return new Sequence(all, before.span());
  }

  private static List<Node> items(Node node) {
    return node instanceof Sequence list ? list.items() : List.of(node);
  }
}
