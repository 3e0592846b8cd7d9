package io.mcpspec.jsonschema.type;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.SchemaNumbers;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads strings, fixed values and arrays. */
final class ValueReader {

  /** Beyond this a Java enum's initialiser grows too large for one method. */
  private static final int MAX_CONSTANTS = 1000;

  private final TypeReader types;

  ValueReader(TypeReader types) {
    this.types = types;
  }

  SchemaType text(SchemaSite site) {
    Mapping schema = site.mapping();
    Set<String> rest = site.members().assertionsAbout("string");
    Size size = Size.of(site.members(), "minLength", "maxLength");
    rest.removeAll(Set.of("minLength", "maxLength", "pattern"));
    return new SchemaType.Text(size, schema.text("pattern"), types.check(site, !rest.isEmpty()));
  }

  /** The check of a number whose schema says more than a range can hold. */
  Optional<String> numberCheck(SchemaSite site, String type) {
    Set<String> rest = site.members().assertionsAbout(type);
    rest.removeIf(keyword -> site.members().number(keyword).isPresent());
    return types.check(site, !rest.isEmpty());
  }

  SchemaType list(SchemaSite site) {
    Mapping schema = site.mapping();
    Set<String> rest = site.members().assertionsAbout("array");
    Optional<SchemaSite> items = site.child("items").filter(child -> child.node() instanceof Mapping);
    boolean plain = items.isPresent() && !schema.has("prefixItems");
    rest.removeAll(Set.of("minItems", "maxItems", "uniqueItems"));
    rest.removeIf(keyword -> keyword.equals("items") && (plain || site.members().isTrue("items")));
    SchemaType element = plain ? types.element(items.get()) : new SchemaType.Raw(schema, Optional.empty());
    boolean unique = site.members().isTrue("uniqueItems");
    return new SchemaType.ListOf(
        element, Size.of(site.members(), "minItems", "maxItems"), unique, types.check(site, !rest.isEmpty()));
  }

  /** A {@code const} or {@code enum}. */
  SchemaType fixed(SchemaSite site) {
    Mapping schema = site.mapping();
    Set<String> rest = site.assertions();
    rest.removeAll(Set.of("type", "const", "enum"));
    if (!rest.isEmpty() || schema.has("const") && schema.has("enum")) {
      return checkedScalar(site);
    }
    return schema.has("const") ? constant(site) : enumeration(site);
  }

  private SchemaType constant(SchemaSite site) {
    Set<String> declared = site.types();
    if (site.mapping().get("const").orElseThrow() instanceof Scalar scalar) {
      boolean whole =
          scalar.kind() == Scalar.Kind.INTEGER && SchemaNumbers.whole(scalar).filter(ValueReader::fits).isPresent();
      boolean typed = scalar.isString() || scalar.kind() == Scalar.Kind.BOOLEAN || whole;
      boolean allowed = declared.isEmpty() || declared.contains(jsonType(scalar));
      if (typed && (allowed || whole && declared.contains("number"))) {
        return new SchemaType.Const(scalar);
      }
    }
    return types.raw(site);
  }

  private static boolean fits(BigInteger value) {
    return value.bitLength() < Long.SIZE;
  }

  private static String jsonType(Scalar scalar) {
    return switch (scalar.kind()) {
      case STRING -> "string";
      case INTEGER -> "integer";
      case NUMBER -> "number";
      case BOOLEAN -> "boolean";
      case NULL -> "null";
    };
  }

  private SchemaType enumeration(SchemaSite site) {
    Set<String> declared = site.types();
    List<Node> members =
        site.members().list("enum").stream().filter(node -> !SchemaMembers.isNull(node)).toList();
    boolean strings = !members.isEmpty() && members.stream().allMatch(node -> node instanceof Scalar s && s.isString());
    boolean typed = declared.isEmpty() || declared.contains("string");
    if (!strings || !typed || members.size() > MAX_CONSTANTS) {
      return checkedScalar(site);
    }
    if (members.size() == 1) {
      return new SchemaType.Const((Scalar) members.get(0));
    }
    List<SchemaType.Constant> constants =
        members.stream()
            .distinct()
            .map(node -> new SchemaType.Constant(((Scalar) node).text(), Optional.empty()))
            .toList();
    return new SchemaType.EnumType(site.place(), site.node(), constants, site.mapping().text("description"));
  }

  /** A string or number whose other keywords only the schema itself can tell. */
  private SchemaType checkedScalar(SchemaSite site) {
    Set<String> declared = site.types();
    declared.remove("null");
    if (declared.equals(Set.of("string"))) {
      return new SchemaType.Text(Size.ANY, Optional.empty(), types.check(site, true));
    }
    if (declared.equals(Set.of("integer"))) {
      return new SchemaType.Int(Range.of(site.members()).whole(), types.check(site, true));
    }
    return types.raw(site);
  }
}
