package io.mcpspec.jsonschema.check;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a library finds odd in a schema is a finding of ours or nothing, and never a line in the log. */
class QuietRegistryTest {

  @ParameterizedTest
  @ValueSource(strings = {
    "{\"nullable\":true,\"example\":1,\"x-unit\":\"m\"}", "{\"pattern\":\"^[A-Z\"}", "{\"format\":\"datetime\"}",
    "{\"patternProperties\":{\"(\":true}}",
    "{\"$schema\":\"http://json-schema.org/draft-07/schema#\",\"unknown\":1,\"type\":\"string\"}"
  })
  void nothingIsLogged(String schema) {
    PrintStream before = System.err;
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
    try {
      Schema compiled = QuietRegistry.of(Map.of(), true).getSchema(schema, InputFormat.JSON);
      assertThat(compiled.validate("\"a\"", InputFormat.JSON)).isEmpty();
      assertThat(compiled.validate("{\"a\":1}", InputFormat.JSON)).hasSizeLessThan(2);
    } finally {
      System.setErr(before);
    }
    assertThat(log.toString(StandardCharsets.UTF_8)).isEmpty();
  }
}
