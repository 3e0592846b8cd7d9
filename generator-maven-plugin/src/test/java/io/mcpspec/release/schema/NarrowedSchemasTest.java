package io.mcpspec.release.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.mcpspec.document.node.Node;
import io.mcpspec.release.Sides;
import io.mcpspec.release.schema.shape.Answer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Where a validator finds a value that the old schema takes and the new one refuses, the comparison says so. Random
 * schemas, the same ones each time.
 */
class NarrowedSchemasTest {

  private static final int PAIRS = Integer.getInteger("narrowed.pairs", 100_000);
  private static final int VALUES = 8;
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  @Test
  void whatIsRefusedNowSurelyNarrows() {
    AtomicInteger narrowed = new AtomicInteger();
    List<String> missed = IntStream.iterate(0, seed -> narrowed.get() < PAIRS, seed -> seed + 1).parallel().boxed()
        .flatMap(seed -> missed(seed, narrowed).stream()).limit(5).toList();
    assertThat(missed).as("of %s pairs", PAIRS).isEmpty();
  }

  private static List<String> missed(int seed, AtomicInteger narrowed) {
    Random random = new Random(seed);
    Map<String, Object> schema = new RandomSchemas(random).small();
    String before = RandomJson.of(schema);
    Optional<Object> value = fitting(random, schema, before);
    if (value.isEmpty()) {
      return List.of();
    }
    String after = RandomJson.of(new Narrowings(random).of(schema, value.get()));
    if (fits(REGISTRY.getSchema(after, InputFormat.JSON), value.get())) {
      return List.of();
    }
    narrowed.incrementAndGet();
    Node old = Sides.json("before", before);
    Node now = Sides.json("after", after);
    List<Change> changes = SchemaComparison.ofInput(old, now);
    return changes.stream().anyMatch(change -> change.narrows() == Answer.YES)
        ? List.of()
        : List.of(seed + ": " + before + "\n" + after + "\nrefuses " + RandomJson.of(value.get()) + "\n" + changes);
  }

  private static Optional<Object> fitting(Random random, Map<String, Object> schema, String json) {
    Schema takes = REGISTRY.getSchema(json, InputFormat.JSON);
    RandomValues values = new RandomValues(random, schema);
    return IntStream.range(0, VALUES).mapToObj(i -> values.value(schema, 4)).filter(value -> fits(takes, value))
        .findFirst();
  }

  private static boolean fits(Schema schema, Object value) {
    return schema.validate(RandomJson.of(value), InputFormat.JSON).isEmpty();
  }
}
