package io.mcpspec.publish.portable;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.TypeReference;
import io.mcpspec.jsonschema.check.SchemaValidator;
import io.mcpspec.publish.wire.WireSchema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A schema with shared types in place accepts what it accepts with references, by an independent validator. */
class WirePromisesTest {

  private static final int VALUES = 100;
  private static final int PAIRS = 50_000;

  @Test
  void wireFormAndServerAcceptTheSame() {
    Random random = new Random(20_260_131);
    List<String> broken = new ArrayList<>();
    int pairs = 0;
    while (pairs < PAIRS) {
      Map<String, Node> types = types(random);
      Node schema = new RandomSchemas(random, false, references()).root();
      SchemaValidator usable = new SchemaValidator(types);
      if (!usable.isEndless(schema)) {
        compare(schema, types, random, broken);
        pairs += VALUES;
      }
    }
    assertThat(broken).isEmpty();
  }

  private static List<String> references() {
    return List.of(TypeReference.to("one"), TypeReference.to("two"));
  }

  private static Map<String, Node> types(Random random) {
    Map<String, Node> types = new LinkedHashMap<>();
    types.put("one", new RandomSchemas(random, false, references()).part());
    types.put("two", new RandomSchemas(random, true, references()).part());
    return types;
  }

  private static void compare(Node schema, Map<String, Node> types, Random random, List<String> broken) {
    Map<String, String> texts = new LinkedHashMap<>();
    types.forEach((name, type) -> texts.put(TypeReference.to(name), JsonWriter.compact(type)));
    SchemaRegistry registry = SchemaRegistry.withDefaultDialect(
        SpecificationVersion.DRAFT_2020_12, builder -> builder.schemas(texts));
    Node wire = new WireSchema(types).of(schema);
    Schema written = registry.getSchema(JsonWriter.compact(schema), InputFormat.JSON);
    Schema published = registry.getSchema(JsonWriter.compact(wire), InputFormat.JSON);
    for (int i = 0; i < VALUES; i++) {
      String value = JsonWriter.compact(new RandomValues(random).object(wire));
      boolean fits = written.validate(value, InputFormat.JSON).isEmpty();
      if (fits != published.validate(value, InputFormat.JSON).isEmpty()) {
        broken.add(value + "\n  spec " + JsonWriter.compact(schema) + texts + "\n  wire " + JsonWriter.compact(wire));
      }
    }
  }
}
