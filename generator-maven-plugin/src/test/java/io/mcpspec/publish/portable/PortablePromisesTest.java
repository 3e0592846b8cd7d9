package io.mcpspec.publish.portable;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Node;
import io.mcpspec.publish.portable.Loss.Effect;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The promises of published schemas, proved for schemas and values by chance by an independent validator. */
class PortablePromisesTest {

  private static final int VALUES = 100;
  private static final int PAIRS = 100_000;
  private static final long SEED = 20_260_131;

  private final SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
  private final List<String> broken = new ArrayList<>();
  private int accepted;

  @Test
  void publishedOutputAcceptsWhatTheServerMayAnswer() {
    Random random = new Random(SEED);
    for (int pairs = 0; pairs < PAIRS; pairs += VALUES) {
      Node schema = new RandomSchemas(random, pairs % (3 * VALUES) == 0).root();
      Optional<Node> published = PortableSchema.output(schema).map(PortableSchema::schema);
      Judge spec = new Judge(schema);
      Judge outline = new Judge(published.orElseThrow());
      for (String value : values(random, schema, schema)) {
        accepted += spec.accepts(value) ? 1 : 0;
        if (spec.accepts(value) && !outline.accepts(value)) {
          broken.add(value + "\n  spec " + JsonWriter.compact(schema) + "\n  out " + outline);
        }
      }
    }
    assertThat(broken).isEmpty();
    assertThat(accepted).isGreaterThan(PAIRS / 10);
  }

  @Test
  void publishedInputAndServerAcceptTheSameButForWhatIsReported() {
    Random random = new Random(SEED);
    int exact = 0;
    for (int pairs = 0; pairs < PAIRS; pairs += VALUES) {
      Node schema = new RandomSchemas(random, pairs % (3 * VALUES) == 0).root();
      PortableSchema published = PortableSchema.input(schema);
      exact += published.losses().isEmpty() ? 1 : 0;
      compare(schema, published, values(random, schema, published.schema()));
    }
    assertThat(broken).isEmpty();
    assertThat(accepted).isGreaterThan(PAIRS / 5);
    assertThat(exact).isGreaterThan(PAIRS / VALUES / 5);
  }

  private void compare(Node schema, PortableSchema published, Set<String> values) {
    Set<Effect> effects = EnumSet.noneOf(Effect.class);
    published.losses().forEach(loss -> effects.add(loss.reason().effect()));
    boolean more = effects.contains(Effect.MORE) || effects.contains(Effect.OTHER);
    boolean less = effects.contains(Effect.LESS) || effects.contains(Effect.OTHER);
    Judge spec = new Judge(schema);
    Judge input = new Judge(published.schema());
    for (String value : values) {
      accepted += input.accepts(value) ? 1 : 0;
      boolean fault = spec.accepts(value) ? !input.accepts(value) && !less : input.accepts(value) && !more;
      if (fault) {
        broken.add(value + "\n  spec " + JsonWriter.compact(schema) + "\n  in " + input);
      }
    }
  }

  private static Set<String> values(Random random, Node one, Node other) {
    Set<String> values = new LinkedHashSet<>();
    for (int i = 0; i < VALUES; i++) {
      values.add(JsonWriter.compact(new RandomValues(random).object(i % 2 == 0 ? one : other)));
    }
    return values;
  }

  /** What the validator says of one schema. */
  private final class Judge {

    private final String text;
    private final Schema schema;

    Judge(Node schema) {
      this.text = JsonWriter.compact(schema);
      this.schema = registry.getSchema(text, InputFormat.JSON);
    }

    boolean accepts(String value) {
      return schema.validate(value, InputFormat.JSON).isEmpty();
    }

    @Override
    public String toString() {
      return text;
    }
  }
}
