package io.mcpspec.release.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.mcpspec.release.Sides;
import io.mcpspec.release.SurfaceDiff;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.finding.Level;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * A validator as the judge: when a value that one schema takes is refused by a changed one, the comparison has to have
 * said so. Random schemas, the same ones each time.
 */
class OracleTest {

  private static final int PAIRS = Integer.getInteger("oracle.pairs", 1_500);
  private static final int VALUES = 12;

  private int told;

  @Test
  void whatIsRefusedNowIsReportedForInputs() {
    for (int seed = 0; seed < PAIRS; seed++) {
      Pair pair = new Pair(seed);
      pair.witness(pair.before, pair.after).ifPresent(value -> {
        told++;
        assertThat(worst("inputSchema", pair))
            .as("%s%nis refused now%n%s%n%s", value, pair, findings("inputSchema", pair))
            .isLessThanOrEqualTo(Level.RISKY);
      });
    }
    assertThat(told).as("pairs that a value tells apart").isGreaterThan(PAIRS / 10);
  }

  @Test
  void whatComesNowIsReportedForOutputs() {
    for (int seed = 0; seed < PAIRS; seed++) {
      Pair pair = new Pair(seed);
      pair.witness(pair.after, pair.before).ifPresent(value -> {
        told++;
        assertThat(worst("outputSchema", pair))
            .as("%s%ncan come now%n%s%n%s", value, pair, findings("outputSchema", pair))
            .isLessThanOrEqualTo(Level.RISKY);
      });
    }
    assertThat(told).as("pairs that a value tells apart").isGreaterThan(PAIRS / 10);
  }

  private static Level worst(String member, Pair pair) {
    return findings(member, pair).stream().map(Finding::level).min(Level::compareTo).orElse(Level.DOCS);
  }

  /** What is refused by clients is another question. */
  private static List<Finding> findings(String member, Pair pair) {
    Findings findings = new Findings();
    SurfaceDiff.compare(
        Sides.of("before", tool(member, pair.before)), Sides.of("after", tool(member, pair.after)), findings);
    return findings.list().stream().filter(finding -> !finding.rule().id().equals("I18")).toList();
  }

  private static String tool(String member, Map<String, Object> schema) {
    return "{\"tools\":[{\"name\":\"t\",\"description\":\"A tool\",\"" + member + "\":" + RandomJson.of(schema) + "}]}";
  }

  /** A schema, one that differs in one or two places, and values for either. */
  private static final class Pair {

    private static final SchemaRegistry SCHEMAS =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    final Map<String, Object> before;
    final Map<String, Object> after;
    private final Random random;

    Pair(int seed) {
      random = new Random(seed);
      RandomSchemas schemas = new RandomSchemas(random);
      before = schemas.root();
      Map<String, Object> changed = schemas.mutated(before);
      after = random.nextBoolean() ? changed : schemas.mutated(changed);
    }

    /** A value that the first takes and the second refuses. */
    Optional<String> witness(Map<String, Object> taking, Map<String, Object> refusing) {
      Schema takes = SCHEMAS.getSchema(RandomJson.of(taking), InputFormat.JSON);
      Schema refuses = SCHEMAS.getSchema(RandomJson.of(refusing), InputFormat.JSON);
      RandomValues values = new RandomValues(random, taking);
      for (int i = 0; i < VALUES; i++) {
        String value = RandomJson.of(values.value(taking, 4));
        if (fits(takes, value) && !fits(refuses, value)) {
          return Optional.of(value);
        }
      }
      return Optional.empty();
    }

    private static boolean fits(Schema schema, String value) {
      return schema.validate(value, InputFormat.JSON).isEmpty();
    }

    @Override
    public String toString() {
      return RandomJson.of(before) + "\n→\n" + RandomJson.of(after);
    }
  }
}
