package io.mcpspec.importer;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.fixture.Nodes;
import io.mcpspec.fixture.OddValues;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random surfaces of odd schemas and odd texts lose nothing either. */
class OddSurfacesTest {

  private static final List<String> KEYWORDS = List.of(
      "type", "properties", "items", "required", "enum", "const", "default", "anyOf", "allOf", "oneOf", "not", "if",
      "then", "$ref", "$defs", "additionalProperties", "prefixItems", "description", "minimum", "format", "examples",
      "patternProperties", "title", "dependentRequired", "x-odd");
  private static final List<String> TYPES = List.of("string", "integer", "object", "array", "null", "any");
  private static final List<String> POINTERS =
      List.of("#", "#/properties/a", "#/$defs/b", "#/definitions/c", "https://example.org/x", "#anchor");

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void loseNothing(long seed) {
    ImportedSpec.of(surface(seed)).isLossless();
  }

  static Mapping surface(long seed) {
    OddValues odd = new OddValues(seed);
    MappingBuilder surface = new MappingBuilder(Nodes.SPAN)
        .put("initialize", initialize(odd))
        .put("tools", list(odd, "name", 15));
    for (String key : List.of("prompts", "resources")) {
      if (!odd.oneIn(3)) {
        surface.put(key, list(odd, key.equals("prompts") ? "name" : "uri", 4));
      }
    }
    return surface.build();
  }

  private static Mapping initialize(OddValues odd) {
    Mapping info = new MappingBuilder(Nodes.SPAN)
        .putAll(odd.object(2)).put("name", odd.text(3)).put("version", odd.text(2)).build();
    return new MappingBuilder(Nodes.SPAN).put("serverInfo", info).put("instructions", odd.text(30)).build();
  }

  private static Sequence list(OddValues odd, String id, int most) {
    List<Node> items = new ArrayList<>();
    for (int i = 0; i < most; i++) {
      MappingBuilder item = new MappingBuilder(Nodes.SPAN).putAll(odd.object(2)).put("name", odd.text(2) + i);
      item.put("title", odd.oneIn(4) ? odd.value(1) : Scalar.string(odd.text(5), Nodes.SPAN));
      item.put("description", odd.oneIn(4) ? odd.value(1) : Scalar.string(odd.text(40), Nodes.SPAN));
      if (id.equals("uri")) {
        item.put("uri", odd.text(2) + i);
      } else if (most > 4) {
        item.put("inputSchema", schema(odd, 4));
      }
      items.add(item.build());
    }
    return new Sequence(items, Nodes.SPAN);
  }

  /** Not every one is a schema; that is the point. */
  private static Node schema(OddValues odd, int depth) {
    MappingBuilder schema = new MappingBuilder(Nodes.SPAN);
    for (int i = 0; i < 4; i++) {
      String keyword = odd.oneOf(KEYWORDS);
      schema.put(keyword, value(keyword, odd, depth - 1));
    }
    return schema.build();
  }

  private static Node value(String keyword, OddValues odd, int depth) {
    if (odd.oneIn(6) || depth == 0) {
      return odd.value(1);
    }
    return switch (keyword) {
      case "type" -> Scalar.string(odd.oneOf(TYPES), Nodes.SPAN);
      case "properties", "$defs", "patternProperties" -> new MappingBuilder(Nodes.SPAN)
          .put("a", schema(odd, depth)).put("b", schema(odd, depth)).put(odd.key(), schema(odd, depth)).build();
      case "anyOf", "allOf", "oneOf", "prefixItems" ->
          new Sequence(List.of(schema(odd, depth), schema(odd, depth)), Nodes.SPAN);
      case "items", "not", "if", "then", "additionalProperties" -> schema(odd, depth);
      case "$ref" -> Scalar.string(odd.oneOf(POINTERS), Nodes.SPAN);
      default -> odd.value(2);
    };
  }
}
