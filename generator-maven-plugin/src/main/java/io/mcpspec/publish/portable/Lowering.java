package io.mcpspec.publish.portable;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.publish.wire.JsonValues;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Lowers one schema without references, and those in it, by the rule of {@link PortableSchema}. */
final class Lowering {

  private final Mapping schema;
  private final SchemaMembers members;
  private final boolean argument;
  private final Losses losses;
  private final MappingBuilder out;

  private Lowering(Mapping schema, boolean argument, Losses losses) {
    this.schema = schema;
    this.members = new SchemaMembers(schema);
    this.argument = argument;
    this.losses = losses;
    this.out = new MappingBuilder(schema.span());
  }

  /** The lowered schema of an object, without what concerns its description alone. */
  static Mapping root(Mapping schema, Losses losses) {
    return values(schema, true, losses);
  }

  /** The lowered schemas of the members that an object may have. */
  static Mapping members(Mapping object, boolean arguments, Losses losses) {
    List<String> required = new SchemaMembers(object).texts("required");
    MappingBuilder members = new MappingBuilder(object.span());
    for (Mapping.Entry property : new SchemaMembers(object).entries("properties")) {
      if (SchemaMembers.isFalse(property.value())) {
        losses.add(Loss.Reason.NOTHING_FITS, property.key(), property.value());
      } else {
        members.put(property.key(), member(property.value(), arguments, required.contains(property.key()), losses));
      }
    }
    return members.build();
  }

  /** A member that can be left out needs no {@code null}, unless leaving it out means something else. */
  private static Mapping member(Node schema, boolean argument, boolean required, Losses losses) {
    if (!(schema instanceof Mapping mapping)) {
      return new Mapping(List.of(), schema.span());
    }
    Mapping simple = Simplification.of(mapping, losses);
    Optional<Node> otherwise = simple.get("default").filter(value -> !required);
    boolean keeps = required || otherwise.filter(value -> !SchemaMembers.isNull(value)).isPresent();
    Optional<Node> none = Nulls.named(simple).filter(place -> !keeps);
    none.ifPresent(place -> losses.add(
        otherwise.isPresent() ? Loss.Reason.NULL_BY_DEFAULT : Loss.Reason.NULL, "null", place));
    Mapping published = none.isPresent()
        ? values(Simplification.of(Nulls.without(simple, losses), losses), argument, losses)
        : lowered(simple, argument, losses);
    return Told.member(published, simple, required);
  }

  private static Mapping nested(Node schema, Losses losses) {
    if (SchemaMembers.isFalse(schema)) {
      losses.add(Loss.Reason.NOTHING_FITS, "false", schema);
    }
    if (!(schema instanceof Mapping mapping)) {
      return new Mapping(List.of(), schema.span());
    }
    Mapping simple = Simplification.of(mapping, losses);
    return Told.object(lowered(simple, false, losses), simple);
  }

  /** A simplified schema with its {@code null}. */
  private static Mapping lowered(Mapping simple, boolean argument, Losses losses) {
    if (Nulls.isOnly(simple)) {
      return values(Nulls.only(simple), argument, losses);
    }
    return Nulls.named(simple).isPresent()
        ? Nulls.with(values(Simplification.of(Nulls.without(simple, losses), losses), argument, losses))
        : values(simple, argument, losses);
  }

  /** A simplified schema that does not name {@code null}. */
  private static Mapping values(Mapping simple, boolean argument, Losses losses) {
    Mapping schema = TypeLists.split(simple, losses);
    Set<Node> branches = new LinkedHashSet<>();
    new SchemaMembers(schema).list("anyOf").forEach(branch -> branches.add(nested(branch, losses)));
    if (branches.size() == 1) {
      Mapping joined = Simplification.both(schema.without("anyOf"), (Mapping) branches.iterator().next(), losses);
      return values(Simplification.of(joined, losses), argument, losses);
    }
    return new Lowering(schema, argument, losses).result(branches);
  }

  /** An alternative that says nothing makes the others say nothing. */
  private Mapping result(Set<Node> branches) {
    schema.entries().forEach(this::keyword);
    if (schema.text("type").filter("array"::equals).isPresent() && !schema.has("items") && !schema.has("prefixItems")) {
      out.put("items", new Mapping(List.of(), schema.span()));
    }
    if (!branches.isEmpty() && branches.stream().noneMatch(branch -> ((Mapping) branch).entries().isEmpty())) {
      out.put("anyOf", new Sequence(new ArrayList<>(branches), schema.span()));
      return out.build().without("default");
    }
    Mapping lowered = out.build();
    if (!lowered.has("type")) {
      implied(lowered).ifPresent(type -> out.put("type", type));
    }
    return out.build();
  }

  /** The type that the values have, or that an author of {@code properties} has meant. */
  private Optional<String> implied(Mapping lowered) {
    if (lowered.has("enum")) {
      return PossibleTypes.word(PossibleTypes.in(lowered));
    }
    Optional<Node> properties = schema.get("properties");
    properties.ifPresent(value -> losses.add(Loss.Reason.OBJECT, "properties", value));
    return properties.map(value -> "object");
  }

  private void keyword(Mapping.Entry entry) {
    Optional<Keyword> known = Keyword.of(entry.key());
    if (known.isPresent()) {
      Keyword keyword = known.get();
      switch (PortableKeywords.of(keyword)) {
        case KEPT -> out.put(entry.key(), entry.value());
        case ON_ARGUMENTS -> onArguments(keyword, entry.value());
        case REWRITTEN -> rewrite(keyword, entry.value());
        case LEFT_OUT -> leaveOut(keyword, entry.value());
        case UNSEEN -> { }
      }
    }
  }

  private void leaveOut(Keyword keyword, Node value) {
    if (!PortableKeywords.isEmpty(keyword, value, schema)) {
      losses.add(Loss.Reason.REFUSED, keyword.word(), value);
    }
  }

  /** A default goes into the description where it cannot stay. */
  private void onArguments(Keyword keyword, Node value) {
    boolean notEmpty = PortableKeywords.saysOnlyNotEmpty(keyword, value);
    boolean nothing = keyword == Keyword.DEFAULT && SchemaMembers.isNull(value);
    if (argument && !notEmpty && !nothing) {
      out.put(keyword.word(), value);
    } else if (keyword != Keyword.DEFAULT && !PortableKeywords.isEmpty(keyword, value, schema)) {
      losses.add(notEmpty ? Loss.Reason.NOT_EMPTY : Loss.Reason.INSIDE, keyword.word(), value);
    }
  }

  private void rewrite(Keyword keyword, Node value) {
    switch (keyword) {
      case ENUM, CONST -> values(value);
      case MINIMUM, EXCLUSIVE_MINIMUM, MAXIMUM, EXCLUSIVE_MAXIMUM -> LoweredBounds.add(members, keyword, out, losses);
      case PROPERTIES -> out.put("properties", members(schema, false, losses));
      case REQUIRED -> required(value);
      case ITEMS, PREFIX_ITEMS -> out.put("items", LoweredParts.items(members, losses).map(this::nested)
          .orElseGet(() -> new Mapping(List.of(), schema.span())));
      case ADDITIONAL_PROPERTIES, PATTERN_PROPERTIES -> LoweredParts.further(members, losses).map(this::nested)
          .filter(values -> !values.entries().isEmpty())
          .ifPresent(values -> out.put("additionalProperties", values));
      default -> { }
    }
  }

  private Mapping nested(Node part) {
    return nested(part, losses);
  }

  private void values(Node place) {
    Set<String> declared = members.types();
    List<Node> values = JsonValues.listed(schema).stream()
        .filter(value -> declared.isEmpty()
            || PossibleTypes.ofValue(value).stream().anyMatch(PossibleTypes.named(declared)::contains))
        .toList();
    if (values.isEmpty()) {
      losses.add(Loss.Reason.NOTHING_FITS, "enum", place);
    } else {
      out.put("enum", new Sequence(values, place.span()));
    }
  }

  /** Clients refuse a required property that the schema does not list. */
  private void required(Node names) {
    Set<String> known = new LinkedHashSet<>();
    members.entries("properties").stream()
        .filter(property -> !SchemaMembers.isFalse(property.value()))
        .forEach(property -> known.add(property.key()));
    List<Node> written = members.list("required");
    List<Node> listed =
        written.stream().filter(name -> name instanceof Scalar text && known.contains(text.text())).toList();
    if (listed.size() < written.size()) {
      losses.add(Loss.Reason.UNLISTED, "required", names);
    }
    if (!listed.isEmpty()) {
      out.put("required", new Sequence(listed, names.span()));
    }
  }
}
