package io.mcpspec.release.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.mcpspec.release.review.Review;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonReportTest {

  private final Schema schema;

  JsonReportTest() throws IOException {
    try (InputStream file = JsonReport.class.getResourceAsStream("review.schema.json")) {
      String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(text, InputFormat.JSON);
    }
  }

  @Test
  void everyReviewFitsThePublishedSchema() {
    for (Review review : Samples.all().values()) {
      assertThat(errors(new JsonReport().of(review))).isEmpty();
    }
    assertThat(errors(new JsonReport().of(Samples.many()))).isEmpty();
  }

  @Test
  void theSchemaRefusesWhatNoReviewSays() {
    String report = new JsonReport().of(Samples.step());

    assertThat(errors(report.replace("\"status\": \"FINDINGS\"", "\"status\": \"BAD\""))).isNotEmpty();
    assertThat(errors(report.replace("\"fingerprint\": \"", "\"fingerprint\": \"x"))).isNotEmpty();
    assertThat(errors(report.replace("\"verdict\"", "\"sentence\""))).isNotEmpty();
    assertThat(errors(report.replace("\"reason\"", "\"why\""))).isNotEmpty();
  }

  /** Programs compare texts: what a person would not see must still be in them. */
  @Test
  void textsAreAsTheyAre() {
    assertThat(new JsonReport().of(Samples.step())).contains("data\u2011model.md");
  }

  private List<Error> errors(String report) {
    return schema.validate(report, InputFormat.JSON);
  }
}
