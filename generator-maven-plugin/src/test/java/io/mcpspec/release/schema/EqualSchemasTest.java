package io.mcpspec.release.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.Node;
import io.mcpspec.release.Sides;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Schemas that mean the same, however they are written, have no differences. Random ones, the same each time. */
class EqualSchemasTest {

  private static final int PAIRS = Integer.getInteger("equal.pairs", 100_000);

  @Test
  void rewrittenSchemasAreTheSame() {
    List<String> different = IntStream.range(0, PAIRS).parallel().boxed()
        .flatMap(seed -> differences(seed).stream()).limit(5).toList();
    assertThat(different).as("of %s pairs", PAIRS).isEmpty();
  }

  private static List<String> differences(int seed) {
    Random random = new Random(seed);
    Map<String, Object> schema = new RandomSchemas(random).small();
    String before = RandomJson.of(schema);
    String after = RandomJson.of(new Rewrites(random).of(schema));
    Node old = Sides.json("before", before);
    Node now = Sides.json("after", after);
    List<Change> changes = new ArrayList<>(SchemaComparison.ofInput(old, now));
    changes.addAll(SchemaComparison.ofOutput(old, now));
    return changes.isEmpty() ? List.of() : List.of(seed + ": " + before + "\n" + after + "\n" + changes);
  }
}
