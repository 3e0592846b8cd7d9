package io.mcpspec.jsonschema.sample;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.SchemaMembers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The ways to fit a schema, each a schema without references, {@code allOf}, choices and conditions. */
final class SampleAlternatives {

  /** So many ways are looked at. */
  private static final int MOST = 32;

  /** A chain of references that is longer has no end. */
  private static final int LONGEST_CHAIN = 40;

  private final Node root;

  SampleAlternatives(Node root) {
    this.root = root;
  }

  List<Mapping> of(Mapping schema) {
    return of(schema, 0);
  }

  private List<Mapping> of(Node node, int hops) {
    if (!(node instanceof Mapping schema)) {
      return SchemaMembers.isFalse(node) ? List.of() : List.of(new Mapping(List.of(), node.span()));
    }
    if (hops > LONGEST_CHAIN) {
      return List.of();
    }
    List<Mapping> ways = List.of(schema.without(
        "$ref", "$dynamicRef", "allOf", "anyOf", "oneOf", "if", "then", "else", "dependentSchemas"));
    Optional<Node> target = JsonPointer.in(schema).flatMap(pointer -> JsonPointer.resolve(root, pointer));
    if (target.isPresent()) {
      ways = joined(of(target.get(), hops + 1), ways);
    }
    SchemaMembers keywords = new SchemaMembers(schema);
    for (Node part : keywords.list("allOf")) {
      ways = joined(ways, of(part, hops + 1));
    }
    for (String choice : List.of("anyOf", "oneOf")) {
      if (keywords.value(choice).orElse(null) instanceof Sequence branches) {
        ways = joined(ways, any(branches.items(), hops));
      }
    }
    return conditions(schema, ways, hops);
  }

  private List<Mapping> any(List<Node> branches, int hops) {
    List<Mapping> all = new ArrayList<>();
    branches.forEach(branch -> all.addAll(of(branch, hops + 1)));
    all.sort(Comparator.comparing(SampleAlternatives::isNull));
    return all;
  }

  /** Without the condition first, then with it. */
  private List<Mapping> conditions(Mapping schema, List<Mapping> ways, int hops) {
    List<Mapping> all = ways;
    if (schema.has("if")) {
      List<Mapping> otherwise = schema.get("else").map(node -> joined(ways, of(node, hops + 1))).orElse(ways);
      List<Mapping> met = joined(ways, of(schema.get("if").get(), hops + 1));
      List<Mapping> then = schema.get("then").map(node -> joined(met, of(node, hops + 1))).orElse(met);
      all = new ArrayList<>(then);
      all.addAll(otherwise);
    }
    for (Mapping.Entry entry : new SchemaMembers(schema).entries("dependentSchemas")) {
      List<Mapping> more = new ArrayList<>(joined(all, of(entry.value(), hops + 1)));
      more.addAll(all);
      all = more;
    }
    return all.subList(0, Math.min(MOST, all.size()));
  }

  private static List<Mapping> joined(List<Mapping> first, List<Mapping> second) {
    List<Mapping> all = new ArrayList<>();
    for (Mapping one : first) {
      for (Mapping other : second) {
        if (all.size() < MOST) {
          all.add(JoinedSchema.of(one, other));
        }
      }
    }
    return all;
  }

  private static boolean isNull(Mapping way) {
    return Types.of(way).equals(List.of("null"))
        || way.get("const").filter(SchemaMembers::isNull).isPresent();
  }
}
