package io.mcpspec.jsonschema;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the members of one schema by name. A member of the wrong kind counts as absent.
 *
 * @param schema the schema
 */
public record SchemaMembers(Mapping schema) {

  /** The members of a schema; none for {@code true} and {@code false}. */
  public static SchemaMembers of(Node schema) {
    return new SchemaMembers(schema instanceof Mapping mapping ? mapping : new Mapping(List.of(), schema.span()));
  }

  public boolean has(String keyword) {
    return schema.has(keyword);
  }

  public Optional<Node> value(String keyword) {
    return schema.get(keyword);
  }

  public Optional<String> text(String keyword) {
    return schema.text(keyword);
  }

  public Optional<BigDecimal> number(String keyword) {
    return value(keyword).flatMap(SchemaNumbers::of);
  }

  public Optional<BigInteger> whole(String keyword) {
    return value(keyword).flatMap(SchemaNumbers::whole);
  }

  public boolean isTrue(String keyword) {
    return value(keyword).filter(SchemaMembers::isTrue).isPresent();
  }

  public boolean isFalse(String keyword) {
    return value(keyword).filter(SchemaMembers::isFalse).isPresent();
  }

  /** The items of a list. */
  public List<Node> list(String keyword) {
    return value(keyword).orElse(null) instanceof Sequence list ? list.items() : List.of();
  }

  /** The strings of a list. */
  public List<String> texts(String keyword) {
    return value(keyword).map(SchemaMembers::texts).orElse(List.of());
  }

  /** The members of a mapping. */
  public List<Mapping.Entry> entries(String keyword) {
    return mapping(keyword).map(Mapping::entries).orElse(List.of());
  }

  public Optional<Mapping> mapping(String keyword) {
    return schema.mapping(keyword);
  }

  /** The schema under a keyword. */
  public Optional<Node> schema(String keyword) {
    return value(keyword).filter(SchemaMembers::isSchema);
  }

  /** The names under {@code type}; empty when it is absent. */
  public Set<String> types() {
    return new LinkedHashSet<>(text("type").map(List::of).orElseGet(() -> texts("type")));
  }

  /** The assertions that can fail for a value of a JSON type, {@code type} itself left out. */
  public Set<String> assertionsAbout(String type) {
    Set<String> found = new LinkedHashSet<>(schema.keys());
    found.removeIf(name -> Keyword.of(name).filter(keyword -> keyword.assertsAbout(type)).isEmpty());
    return found;
  }

  /** All assertions, {@code type} included. */
  public Set<String> assertions() {
    Set<String> found = new LinkedHashSet<>(schema.keys());
    found.removeIf(name -> Keyword.of(name).filter(Keyword::asserts).isEmpty());
    return found;
  }

  /** The strings of a list; none for other values. */
  public static List<String> texts(Node list) {
    List<String> found = new ArrayList<>();
    for (Node item : list instanceof Sequence sequence ? sequence.items() : List.<Node>of()) {
      if (item instanceof Scalar text && text.isString()) {
        found.add(text.text());
      }
    }
    return found;
  }

  /** Whether a value can be a schema: a mapping or a boolean. */
  public static boolean isSchema(Node value) {
    return value instanceof Mapping || value instanceof Scalar scalar && scalar.kind() == Scalar.Kind.BOOLEAN;
  }

  public static boolean isTrue(Node value) {
    return isBoolean(value, "true");
  }

  public static boolean isFalse(Node value) {
    return isBoolean(value, "false");
  }

  public static boolean isNull(Node value) {
    return value instanceof Scalar scalar && scalar.kind() == Scalar.Kind.NULL;
  }

  private static boolean isBoolean(Node value, String text) {
    return value instanceof Scalar scalar && scalar.kind() == Scalar.Kind.BOOLEAN && scalar.text().equals(text);
  }
}
