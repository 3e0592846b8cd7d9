package io.mcpspec.release.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.review.Review;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class JunitReportTest {

  @Test
  void theWorstFindingsFailWhenTheStatusSaysSo() throws Exception {
    Element suite = suite(Samples.step());

    assertThat(suite.getAttribute("tests")).isEqualTo("12");
    assertThat(suite.getAttribute("failures")).isEqualTo("4");
    assertThat(suite.getAttribute("skipped")).isEqualTo("1");
    assertThat(suite.getElementsByTagName("testcase").getLength()).isEqualTo(12);
    assertThat(suite.getElementsByTagName("failure").getLength()).isEqualTo(4);
    assertThat(suite.getElementsByTagName("skipped").getLength()).isEqualTo(1);
  }

  @Test
  void allThatFailTheGateFail() throws Exception {
    Review step = Samples.step();
    Element suite = suite(new Review(step.before(), step.after(), Status.FINDINGS, Optional.of(Level.RISKY),
        step.verdict(), step.findings(), step.accepted(), step.prompts(), step.files()));

    assertThat(suite.getElementsByTagName("failure").getLength()).isEqualTo(8);
    assertThat(suite(step.ofBrokenLock()).getElementsByTagName("failure").getLength()).isEqualTo(10);
  }

  @Test
  void findingsThatNobodyWantsToFailPass() throws Exception {
    Review step = Samples.step();
    Element suite = suite(new Review(step.before(), step.after(), Status.OK, Optional.empty(), step.verdict(),
        step.findings(), step.accepted(), step.prompts(), step.files()));

    assertThat(suite.getAttribute("failures")).isEqualTo("0");
    assertThat(suite.getElementsByTagName("failure").getLength()).isZero();
  }

  @Test
  void aSideThatCannotBeLoadedIsAnError() throws Exception {
    Element suite = suite(Samples.unread());

    assertThat(suite.getAttribute("errors")).isEqualTo("1");
    Element error = (Element) suite.getElementsByTagName("error").item(0);
    assertThat(error.getAttribute("type")).isEqualTo("LOAD");
    assertThat(error.getAttribute("message")).startsWith("server.jar is no server");
  }

  private static Element suite(Review review) throws Exception {
    byte[] xml = new JunitReport().of(review).getBytes(StandardCharsets.UTF_8);
    return (Element) DocumentBuilderFactory.newInstance().newDocumentBuilder()
        .parse(new ByteArrayInputStream(xml)).getElementsByTagName("testsuite").item(0);
  }
}
