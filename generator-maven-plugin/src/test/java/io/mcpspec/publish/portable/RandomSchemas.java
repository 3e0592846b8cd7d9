package io.mcpspec.publish.portable;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.fixture.Nodes;
import io.mcpspec.jsonschema.check.SchemaValidator;
import io.mcpspec.publish.wire.JsonValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;

/** Schemas of objects by chance, of the whole vocabulary that a spec may use. */
final class RandomSchemas {

  static final List<String> NAMES = List.of("a", "b", "c", "n_x");
  private static final int DEEPEST = 3;

  private final Random random;
  private final boolean plain;
  private final List<String> defined;

  /**
   * @param plain whether all of it has a portable form that says the same
   */
  RandomSchemas(Random random, boolean plain) {
    this(random, plain, List.of("#/$defs/d", "#/$defs/e", "#"));
  }

  /**
   * @param defined what references may refer to
   */
  RandomSchemas(Random random, boolean plain, List<String> defined) {
    this.random = random;
    this.plain = plain;
    this.defined = defined;
  }

  /** The schema of arguments or a result; not one that applies itself to the same value without end. */
  Node root() {
    Node schema = any();
    while (new SchemaValidator(Map.of()).isEndless(schema)) {
      schema = any();
    }
    return schema;
  }

  private Node any() {
    MappingBuilder root = new MappingBuilder(Nodes.SPAN).put("type", "object");
    objects(root, 0);
    some(root, 0, plain ? 100 : 6);
    return root.put("$defs", new MappingBuilder(Nodes.SPAN)
        .put("d", schema(1)).put("e", schema(2)).build()).build();
  }

  /** A schema of any values. */
  Node part() {
    return schema(1);
  }

  private Node schema(int depth) {
    int kind = random.nextInt(depth >= DEEPEST ? 7 : 14);
    MappingBuilder schema = new MappingBuilder(Nodes.SPAN);
    switch (kind) {
      case 0 -> { }
      case 1 -> texts(schema.put("type", "string"));
      case 2, 3 -> numbers(schema.put("type", random.nextBoolean() ? "integer" : "number"));
      case 4 -> values(schema);
      case 5 -> types(schema, depth);
      case 6 -> schema.put("type", random.nextInt(3) == 0 ? "null" : "boolean");
      case 7, 8 -> arrays(schema.put("type", "array"), depth);
      case 9, 10 -> objects(schema.put("type", "object"), depth);
      case 11, 12 -> reference(schema, depth);
      default -> combined(schema, depth);
    }
    some(schema, depth, 9);
    if (!plain && random.nextInt(40) == 0) {
      return Scalar.bool(random.nextBoolean(), Nodes.SPAN);
    }
    return schema.build();
  }

  /** Sometimes further keywords beside what is there. */
  private void some(MappingBuilder schema, int depth, int rarity) {
    if (random.nextInt(4) == 0) {
      schema.put("description", random.nextBoolean() ? "Any" : "Or null");
    }
    if (depth < DEEPEST && random.nextInt(rarity) == 0) {
      combined(schema, depth);
    }
    if (random.nextInt(8) == 0) {
      schema.put("default", value());
    }
  }

  private void combined(MappingBuilder schema, int depth) {
    switch (random.nextInt(plain ? 6 : 8)) {
      case 0, 1 -> schema.put("anyOf", branches(depth));
      case 2, 3 -> schema.put(plain ? "anyOf" : "oneOf", branches(depth));
      case 4, 5 -> schema.put("allOf", branches(depth));
      case 6 -> schema.put("not", schema(depth + 1));
      default -> {
        schema.put("if", schema(depth + 1)).put("then", schema(depth + 1));
        maybe(() -> schema.put("else", schema(depth + 1)));
      }
    }
  }

  private Node branches(int depth) {
    List<Node> branches = new ArrayList<>();
    for (int i = 0; i <= random.nextInt(3); i++) {
      branches.add(random.nextInt(4) == 0 ? Nodes.json("{'type':'null'}") : schema(depth + 1));
    }
    return new Sequence(branches, Nodes.SPAN);
  }

  private void reference(MappingBuilder schema, int depth) {
    schema.put("$ref", one(defined));
    rarely(() -> types(schema, depth));
    rarely(() -> texts(schema));
    rarely(() -> numbers(schema));
    rarely(() -> arrays(schema, depth));
    rarely(() -> objects(schema, depth));
  }

  private void texts(MappingBuilder schema) {
    if (plain) {
      return;
    }
    rarely(() -> schema.put("minLength", random.nextInt(3)));
    rarely(() -> schema.put("maxLength", random.nextInt(4)));
    rarely(() -> schema.put("pattern", one(List.of("^o", "n$", "^[a-z]+$"))));
    rarely(() -> schema.put("format", "date"));
  }

  private void numbers(MappingBuilder schema) {
    rarely(() -> schema.put("minimum", number()));
    rarely(() -> schema.put("maximum", number()));
    if (!plain) {
      rarely(() -> schema.put("exclusiveMinimum", number()));
      rarely(() -> schema.put("exclusiveMaximum", number()));
      rarely(() -> schema.put("multipleOf", 1 + random.nextInt(3)));
    }
  }

  private void values(MappingBuilder schema) {
    if (random.nextInt(3) == 0) {
      schema.put("const", value());
      return;
    }
    List<Node> values = new ArrayList<>();
    for (int i = 0; i <= random.nextInt(4); i++) {
      Node value = random.nextInt(4) == 0 ? RandomValues.NULL : value();
      if (!JsonValues.isIn(value, values)) {
        values.add(value);
      }
    }
    schema.put("enum", new Sequence(values, Nodes.SPAN));
    rarely(() -> schema.put("type", List.of("string", "null")));
  }

  private void types(MappingBuilder schema, int depth) {
    List<String> types = new ArrayList<>();
    for (String type : List.of("null", "string", "integer", "number", "boolean", "array", "object")) {
      if (random.nextInt(3) == 0 && types.size() < 4) {
        types.add(type);
      }
    }
    schema.put("type", types.isEmpty() ? List.of("null", "string") : types);
    rarely(() -> texts(schema));
    rarely(() -> numbers(schema));
    if (depth < DEEPEST) {
      rarely(() -> arrays(schema, depth));
      rarely(() -> objects(schema, depth));
    }
  }

  private void arrays(MappingBuilder schema, int depth) {
    maybe(() -> schema.put("items", schema(depth + 1)));
    rarely(() -> schema.put("minItems", random.nextInt(3)));
    rarely(() -> schema.put("maxItems", random.nextInt(4)));
    if (plain) {
      return;
    }
    rarely(() -> schema.put("prefixItems",
        new Sequence(List.of(schema(depth + 1), schema(depth + 1)), Nodes.SPAN)));
    rarely(() -> schema.put("uniqueItems", true));
    if (random.nextInt(8) == 0) {
      schema.put("contains", schema(depth + 1));
      rarely(() -> schema.put("minContains", random.nextInt(2)));
    }
    if (random.nextInt(12) == 0) {
      schema.put("unevaluatedItems", schema(depth + 1));
    }
  }

  private void objects(MappingBuilder schema, int depth) {
    MappingBuilder properties = new MappingBuilder(Nodes.SPAN);
    NAMES.forEach(name -> maybe(() -> properties.put(name, schema(depth + 1))));
    maybe(() -> schema.put("properties", properties.build()));
    maybe(() -> schema.put("required", NAMES.stream().filter(name -> random.nextInt(4) == 0).toList()));
    rarely(() -> schema.put("additionalProperties", schema(depth + 1)));
    if (plain) {
      return;
    }
    rarely(() -> schema.put("additionalProperties", false));
    if (random.nextInt(6) == 0) {
      schema.put("patternProperties", new MappingBuilder(Nodes.SPAN).put("^n_", schema(depth + 1)).build());
    }
    if (random.nextInt(12) == 0) {
      limits(schema, depth);
    }
  }

  private void limits(MappingBuilder schema, int depth) {
    switch (random.nextInt(6)) {
      case 0 -> schema.put("propertyNames", Nodes.json("{'maxLength':" + random.nextInt(4) + "}"));
      case 1 -> schema.put("minProperties", random.nextInt(3));
      case 2 -> schema.put("maxProperties", random.nextInt(4));
      case 3 -> schema.put("dependentRequired", Nodes.json("{'a':['b']}"));
      case 4 -> schema.put("dependentSchemas",
          new MappingBuilder(Nodes.SPAN).put("a", schema(depth + 1)).build());
      default -> schema.put("unevaluatedProperties", schema(depth + 1));
    }
  }

  private Node value() {
    return new RandomValues(random).scalar();
  }

  private Node number() {
    return new RandomValues(random).number();
  }

  private <T> T one(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private void maybe(Supplier<?> step) {
    if (random.nextBoolean()) {
      step.get();
    }
  }

  private void rarely(Runnable step) {
    if (random.nextInt(5) == 0) {
      step.run();
    }
  }

  static Mapping mapping(Node schema) {
    return schema instanceof Mapping mapping ? mapping : new Mapping(List.of(), schema.span());
  }
}
