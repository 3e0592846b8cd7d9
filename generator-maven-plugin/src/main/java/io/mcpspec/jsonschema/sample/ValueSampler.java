package io.mcpspec.jsonschema.sample;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Makes one value of a schema in one style. Where the schema offers ways, the first that its validator accepts. */
final class ValueSampler {

  /** Values deeper than that have only what they must have. */
  private static final int FULL_DEPTH = 4;

  private static final int DEEPEST = 24;

  /** So many values are made in one attempt, those of ways that lead nowhere included. */
  private static final int MOST = 20_000;

  /** What may refuse a value that fits everything else, beside the schemas that apply to the same value. */
  private static final Set<Keyword> HARD = EnumSet.of(
      Keyword.PROPERTY_NAMES, Keyword.CONTAINS, Keyword.UNEVALUATED_PROPERTIES, Keyword.UNEVALUATED_ITEMS);

  private final Node root;
  private final SchemaProof proof;
  private final Style style;
  private final SampleAlternatives alternatives;
  private int made;

  ValueSampler(Node root, SchemaProof proof, Style style) {
    this.root = root;
    this.proof = proof;
    this.style = style;
    this.alternatives = new SampleAlternatives(root);
  }

  Optional<Node> sample() {
    return sample(root, 0, 0);
  }

  /** Whether a value at this depth has what it need not have. */
  boolean isFull(int depth) {
    return style.full() && depth < FULL_DEPTH;
  }

  /**
   * A value of a part of the schema.
   *
   * @param variant values of different variants differ, where the schema allows it
   */
  Optional<Node> sample(Node schema, int depth, int variant) {
    if (SchemaMembers.isFalse(schema) || depth > DEEPEST || made++ > MOST) {
      return Optional.empty();
    }
    if (!(schema instanceof Mapping mapping)) {
      return Optional.of(TextSampler.plain(schema.span(), variant));
    }
    boolean hard = mapping.keys().stream().anyMatch(ValueSampler::isHard);
    Optional<Node> first = Optional.empty();
    for (Mapping way : alternatives.of(mapping)) {
      Optional<Node> value = plain(way, depth, variant);
      if (value.isPresent() && (!hard || proof.accepts(schema, value.get()))) {
        return value;
      }
      first = first.or(() -> value);
    }
    return first;
  }

  private static boolean isHard(String keyword) {
    return Keyword.of(keyword).filter(known -> known.appliesInPlace() || HARD.contains(known)).isPresent();
  }

  /** A value of a schema without choices. */
  private Optional<Node> plain(Mapping way, int depth, int variant) {
    List<String> types = Types.of(way);
    Optional<Node> written = written(way, variant);
    if (written.isPresent() || way.has("const") || way.has("enum")) {
      return written;
    }
    return types.stream().flatMap(type -> typed(type, way, depth, variant).stream()).findFirst();
  }

  /** A value that stands in the schema. */
  private Optional<Node> written(Mapping way, int variant) {
    SchemaMembers keywords = new SchemaMembers(way);
    List<Node> values = way.get("const").map(List::of).orElseGet(() -> keywords.list("enum"));
    if (values.isEmpty() && style.given() && variant == 0) {
      values = Stream.concat(keywords.list("examples").stream(), way.get("default").stream()).toList();
    }
    boolean typed = way.has("type");
    List<Node> fitting =
        values.stream().filter(value -> !typed || Types.allow(Types.of(way), value)).toList();
    return fitting.isEmpty() ? Optional.empty() : Optional.of(fitting.get(variant % fitting.size()));
  }

  private Optional<Node> typed(String type, Mapping way, int depth, int variant) {
    SchemaMembers keywords = new SchemaMembers(way);
    return switch (type) {
      case "string" -> new TextSampler(keywords).sample(variant);
      case "integer", "number" -> new NumberSampler(keywords, type.equals("integer")).sample(variant);
      case "boolean" -> Optional.of(Scalar.bool(variant % 2 == 0, way.span()));
      case "null" -> Optional.of(new Scalar(Scalar.Kind.NULL, "null", way.span()));
      case "array" -> new ArraySampler(keywords, this, depth).sample();
      case "object" -> new ObjectSampler(keywords, this, depth).sample(variant);
      default -> Optional.empty();
    };
  }
}
