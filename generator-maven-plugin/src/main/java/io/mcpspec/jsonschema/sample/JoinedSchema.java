package io.mcpspec.jsonschema.sample;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.Span;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.KeywordRole;
import io.mcpspec.jsonschema.KeywordValue;
import io.mcpspec.jsonschema.SchemaMembers;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** Joins two schemas into one that says both, as far as one can: a validator has the last word on what comes of it. */
final class JoinedSchema {

  private JoinedSchema() {}

  static Mapping of(Mapping first, Mapping second) {
    MappingBuilder out = new MappingBuilder(first.span()).putAll(first);
    for (Mapping.Entry entry : second.entries()) {
      Node before = first.get(entry.key()).orElse(null);
      out.put(entry.key(), before == null ? entry.value() : Keyword.of(entry.key())
          .map(keyword -> both(keyword, before, entry.value()))
          .orElse(entry.value()));
    }
    return out.build();
  }

  private static Node both(Keyword keyword, Node first, Node second) {
    if (keyword.isLeast() || keyword.isMost()) {
      return bound(first, second, keyword.isMost());
    }
    if (keyword.role() == KeywordRole.CHILD && keyword != Keyword.PREFIX_ITEMS) {
      return keyword.value() == KeywordValue.SCHEMA_MAP ? members(first, second) : schemas(first, second);
    }
    return switch (keyword) {
      case TYPE -> types(first, second);
      case ENUM -> new Sequence(
          items(first).stream().filter(items(second)::contains).toList(), first.span());
      case REQUIRED -> union(first, second);
      case CONST, REGEX, FORMAT, PREFIX_ITEMS -> first;
      default -> second;
    };
  }

  private static Node bound(Node first, Node second, boolean lower) {
    if (!(first instanceof Scalar one && one.isNumber() && second instanceof Scalar other && other.isNumber())) {
      return second;
    }
    boolean firstIsLower = new BigDecimal(one.text()).compareTo(new BigDecimal(other.text())) < 0;
    return firstIsLower == lower ? first : second;
  }

  private static Node schemas(Node first, Node second) {
    if (SchemaMembers.isFalse(first) || SchemaMembers.isTrue(second)) {
      return first;
    }
    return SchemaMembers.isFalse(second) || SchemaMembers.isTrue(first) ? second : allOf(first, second);
  }

  /** A schema that says both, unjoined. */
  static Node allOf(Node first, Node second) {
    Span span = first.span();
    return new MappingBuilder(span).put("allOf", new Sequence(List.of(first, second), span)).build();
  }

  private static Node members(Node first, Node second) {
    if (!(first instanceof Mapping one && second instanceof Mapping other)) {
      return first instanceof Mapping ? first : second;
    }
    MappingBuilder out = new MappingBuilder(one.span()).putAll(one);
    other.entries().forEach(entry -> out.put(
        entry.key(), one.get(entry.key()).map(before -> schemas(before, entry.value())).orElse(entry.value())));
    return out.build();
  }

  /** An integer is a number. */
  private static Node types(Node first, Node second) {
    List<Node> both = new ArrayList<>();
    for (Node type : items(first)) {
      if (items(second).contains(type) || isText(type, "integer") && hasText(second, "number")) {
        both.add(type);
      } else if (isText(type, "number") && hasText(second, "integer")) {
        both.add(Scalar.string("integer", type.span()));
      }
    }
    return new Sequence(both, first.span());
  }

  private static boolean hasText(Node list, String text) {
    return items(list).stream().anyMatch(item -> isText(item, text));
  }

  private static boolean isText(Node node, String text) {
    return node instanceof Scalar scalar && scalar.isString() && scalar.text().equals(text);
  }

  private static Node union(Node first, Node second) {
    List<Node> all = new ArrayList<>(items(first));
    items(second).stream().filter(item -> !all.contains(item)).forEach(all::add);
    return new Sequence(all, first.span());
  }

  private static List<Node> items(Node node) {
    return node instanceof Sequence list ? list.items() : List.of(node);
  }
}
