package io.mcpspec.release.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.release.review.Review;
import java.util.List;
import org.junit.jupiter.api.Test;

class SarifReportTest {

  @Test
  void aRunThatFoundSomethingHasRunWell() {
    assertThat(value(Samples.step(), "#/runs/0/invocations/0/executionSuccessful")).isEqualTo("true");
    assertThat(value(Samples.unread(), "#/runs/0/invocations/0/executionSuccessful")).isEqualTo("false");
    assertThat(value(Samples.unread(), "#/runs/0/properties/status")).isEqualTo("\"LOAD\"");
  }

  @Test
  void everyResultHasAFileAFingerprintAndItsRule() {
    Mapping log = log(Samples.step());
    List<Node> rules = list(log, "#/runs/0/tool/driver/rules");
    List<Node> results = list(log, "#/runs/0/results");

    assertThat(results).hasSize(11);
    for (Node result : results) {
      int rule = Integer.parseInt(value(result, "#/ruleIndex"));
      assertThat(value(rules.get(rule), "#/id")).isEqualTo(value(result, "#/ruleId"));
      assertThat(value(result, "#/partialFingerprints/mcpSpecChange~1v1")).matches("\"[0-9a-f]{12}\"");
      assertThat(value(result, "#/locations/0/physicalLocation/artifactLocation/uri")).doesNotContain(" ");
      assertThat(value(rules.get(rule), "#/fullDescription/text"))
          .isEqualTo("\"Why " + value(result, "#/ruleId").replace("\"", "") + " matters.\"");
    }
  }

  @Test
  void whatIsAcceptedStaysAndIsSuppressed() {
    List<Node> results = list(log(Samples.step()), "#/runs/0/results");

    assertThat(value(results.get(10), "#/suppressions/0/justification")).contains("nobody has asked for it");
    assertThat(JsonPointer.resolve(results.get(0), "#/suppressions")).isEmpty();
  }

  private static Mapping log(Review review) {
    return ReviewBuilder.json(Reports.of(Format.SARIF).of(review));
  }

  private static String value(Review review, String pointer) {
    return value(log(review), pointer);
  }

  private static String value(Node node, String pointer) {
    return JsonWriter.compact(JsonPointer.resolve(node, pointer).orElseThrow());
  }

  private static List<Node> list(Node node, String pointer) {
    return ((Sequence) JsonPointer.resolve(node, pointer).orElseThrow()).items();
  }
}
