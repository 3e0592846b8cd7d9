package io.mcpspec.release.schema.shape;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The members of one schema, by name; a member of the wrong kind counts as not there. */
public final class Keywords {

  private final Site site;
  private final Map<String, Node> members;

  public Keywords(Site site) {
    this.site = site;
    this.members = site.node() instanceof Mapping mapping ? mapping.asMap() : Map.of();
  }

  boolean has(String keyword) {
    return members.containsKey(keyword);
  }

  public Optional<Node> value(String keyword) {
    return Optional.ofNullable(members.get(keyword));
  }

  public Optional<String> text(String keyword) {
    return value(keyword)
        .filter(node -> node instanceof Scalar scalar && scalar.isString())
        .map(node -> ((Scalar) node).text());
  }

  Optional<BigDecimal> number(String keyword) {
    return value(keyword).flatMap(Decimals::of);
  }

  public boolean isTrue(String keyword) {
    return value(keyword)
        .filter(node -> node instanceof Scalar scalar && scalar.text().equals("true") && !scalar.isString())
        .isPresent();
  }

  /** The schema under a keyword; a list is none. */
  Optional<Site> schema(String keyword) {
    return value(keyword).filter(node -> isSchema(node)).map(site::at);
  }

  /** The schemas in a list. */
  public List<Site> schemas(String keyword) {
    List<Site> found = new ArrayList<>();
    if (members.get(keyword) instanceof Sequence list) {
      list.items().forEach(item -> found.add(site.at(item)));
    }
    return found;
  }

  /** The schemas by name. */
  Map<String, Schema> named(String keyword) {
    Map<String, Schema> found = new LinkedHashMap<>();
    if (members.get(keyword) instanceof Mapping mapping) {
      for (Mapping.Entry entry : mapping.entries()) {
        if (isSchema(entry.value())) {
          found.put(entry.key(), Schema.of(site.at(entry.value())));
        }
      }
    }
    return found;
  }

  /** The strings in a list. */
  Set<String> strings(String keyword) {
    return value(keyword).map(Keywords::strings).orElse(Set.of());
  }

  static Set<String> strings(Node list) {
    Set<String> found = new LinkedHashSet<>();
    if (list instanceof Sequence sequence) {
      for (Node item : sequence.items()) {
        if (item instanceof Scalar scalar && scalar.isString()) {
          found.add(scalar.text());
        }
      }
    }
    return found;
  }

  /** Names by name, as {@code dependentRequired} has them, and {@code dependencies} of older drafts. */
  Map<String, Set<String>> dependentNames() {
    Map<String, Set<String>> found = new LinkedHashMap<>();
    for (String keyword : List.of("dependentRequired", "dependencies")) {
      if (members.get(keyword) instanceof Mapping mapping) {
        for (Mapping.Entry entry : mapping.entries()) {
          if (!strings(entry.value()).isEmpty()) {
            found.put(entry.key(), strings(entry.value()));
          }
        }
      }
    }
    return found;
  }

  /** The names under {@code type}; empty when it is missing. */
  Set<String> types() {
    return text("type").map(Set::of).orElseGet(() -> strings("type"));
  }

  private static boolean isSchema(Node node) {
    return node instanceof Mapping || node instanceof Scalar scalar && scalar.kind() == Scalar.Kind.BOOLEAN;
  }
}
