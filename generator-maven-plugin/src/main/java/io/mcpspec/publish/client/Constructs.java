package io.mcpspec.publish.client;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.Subschema;
import io.mcpspec.jsonschema.Subschemas;
import java.util.Collections;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Finds what some clients refuse in a published tool. */
public final class Constructs {

  private static final Set<String> TYPELESS = Set.of("$ref", "anyOf", "oneOf", "allOf", "enum", "const");
  private static final Set<String> DEFINITIONS = Set.of("$defs", "definitions");
  private static final String PARAMETER = "[a-zA-Z0-9_.-]{1,64}";
  private static final int LONGEST_NAME = 64;
  private static final int LONGEST_DESCRIPTION = 1024;

  private final EnumSet<Construct> found = EnumSet.noneOf(Construct.class);
  private final Set<Node> referred = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Mapping root;

  private Constructs(Mapping root) {
    this.root = root;
  }

  /** All that are in the tool. */
  public static Set<Construct> of(Mapping tool) {
    Constructs constructs = new Constructs(
        tool.mapping("inputSchema").orElse(new Mapping(List.of(), tool.span())));
    String name = tool.text("name").orElse("");
    constructs.add(Construct.NAME_LONGER_THAN_64, name.length() > LONGEST_NAME);
    constructs.add(Construct.NAME_CHARACTERS, !name.matches("[A-Za-z0-9_-]+"));
    constructs.add(Construct.DESCRIPTION_LONGER_THAN_1024,
        tool.text("description").orElse("").length() > LONGEST_DESCRIPTION);
    constructs.input();
    tool.mapping("outputSchema").ifPresent(constructs::output);
    return constructs.found;
  }

  private void add(Construct construct, boolean is) {
    if (is) {
      found.add(construct);
    }
  }

  private void input() {
    if (root.entries().isEmpty()) {
      return;
    }
    add(Construct.ROOT_COMBINATOR, root.has("oneOf") || root.has("anyOf") || root.has("allOf"));
    add(Construct.ROOT_CONDITION, root.has("not") || root.has("if"));
    add(Construct.PROPERTY_NAME, root.mapping("properties").map(Mapping::keys).orElse(List.of()).stream()
        .anyMatch(name -> !name.matches(PARAMETER)));
    add(Construct.PROPERTIES_MISSING, root.text("type").orElse("").equals("object") && !root.has("properties"));
    schema(root, false);
    add(Construct.RECURSION, new Recursion(root).isThere());
  }

  private void output(Mapping root) {
    add(Construct.OUTPUT_ROOT_NOT_OBJECT, !root.text("type").orElse("").equals("object"));
    add(Construct.OUTPUT_OLDER_DRAFT, root.text("$schema").filter(uri -> uri.contains("/draft-0")).isPresent());
  }

  /**
   * Looks into a schema; definitions count where something refers to them.
   *
   * @param part whether it only adds to a schema around it, which has the type
   */
  private void schema(Node node, boolean part) {
    if (!(node instanceof Mapping schema)) {
      add(Construct.UNTYPED, !part);
      return;
    }
    add(Construct.UNTYPED, !part && !schema.has("type") && schema.keys().stream().noneMatch(TYPELESS::contains));
    add(Construct.TYPE_LIST, schema.get("type").filter(Sequence.class::isInstance).isPresent());
    String type = schema.text("type").orElse("");
    add(Construct.ITEMS_MISSING, type.equals("array") && !schema.has("items") && !schema.has("prefixItems"));
    add(Construct.ONE_OF_OR_ALL_OF, schema.has("oneOf") || schema.has("allOf") || schema.has("not"));
    add(Construct.DEFAULT, schema.has("default"));
    add(Construct.OPEN_OBJECT, type.equals("object") && !SchemaMembers.of(schema).isFalse("additionalProperties"));
    add(Construct.REQUIRED_UNKNOWN, requiresUnknown(schema));
    add(Construct.TUPLE_ITEMS, schema.get("items").filter(Sequence.class::isInstance).isPresent());
    add(Construct.BOOLEAN_EXCLUSIVE_BOUND,
        isFlag(schema, "exclusiveMinimum") || isFlag(schema, "exclusiveMaximum"));
    schema.entries().stream().filter(entry -> !DEFINITIONS.contains(entry.key())).forEach(this::below);
    JsonPointer.in(schema).flatMap(fragment -> JsonPointer.resolve(root, fragment)).filter(referred::add)
        .ifPresent(target -> schema(target, part));
  }

  private static boolean isFlag(Mapping schema, String keyword) {
    return schema.get(keyword).filter(value -> SchemaMembers.isTrue(value) || SchemaMembers.isFalse(value)).isPresent();
  }

  private static boolean requiresUnknown(Mapping schema) {
    List<String> known = schema.mapping("properties").map(Mapping::keys).orElse(List.of());
    return !known.isEmpty() && !known.containsAll(SchemaMembers.of(schema).texts("required"));
  }

  /** A boolean alone under a keyword, such as {@code additionalProperties: false}, lacks no type. */
  private void below(Mapping.Entry entry) {
    boolean part = Keyword.of(entry.key()).filter(Constructs::onlyAdds).isPresent();
    for (Subschema inside : Subschemas.under(entry)) {
      if (inside.schema() instanceof Mapping || inside.path().size() > 1) {
        schema(inside.schema(), part);
      }
    }
  }

  private static boolean onlyAdds(Keyword keyword) {
    return keyword.appliesInPlace() || keyword == Keyword.CONTAINS || keyword == Keyword.PROPERTY_NAMES;
  }
}
