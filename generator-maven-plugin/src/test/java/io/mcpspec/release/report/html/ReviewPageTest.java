package io.mcpspec.release.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.release.report.SamplePages;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class ReviewPageTest {

  static List<String> pages() {
    return SamplePages.all();
  }

  /** The page without its own style and script is XML, so an element that a text brought in would show. */
  @ParameterizedTest
  @MethodSource("pages")
  void elementsCloseAndLinksLeadSomewhere(String page) throws Exception {
    Document document = parse(page);

    List<String> ids = attributes(document, "id");
    assertThat(ids).doesNotHaveDuplicates();
    assertThat(attributes(document, "href"))
        .allSatisfy(link -> assertThat(link).startsWith("#"))
        .allSatisfy(link -> assertThat(ids).contains(link.substring(1)));
    assertThat(attributes(document, "style")).isEmpty();
    assertThat(attributes(document, "src")).isEmpty();
    assertThat(document.getElementsByTagName("script").getLength()).isEqualTo(1);
  }

  @Test
  void aPromptCannotWriteHtml() throws Exception {
    String page = SamplePages.step();

    assertThat(page).contains("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;");
    assertThat(page).doesNotContain("<script>alert").doesNotContain("<b>at once</b>");
  }

  @Test
  void onlyThePagesOwnStyleAndScriptMayWork() throws Exception {
    String page = SamplePages.step();
    String policy = attributes(parse(page), "content").get(0);

    assertThat(policy).startsWith("default-src 'none'; base-uri 'none'; form-action 'none'; ")
        .contains("style-src '" + hash(page, "style") + "'")
        .contains("script-src '" + hash(page, "script") + "'")
        .doesNotContain("unsafe");
  }

  private static Document parse(String page) throws Exception {
    String plain = page.replaceFirst("<!doctype html>\n", "")
        .replaceFirst("(?s)<style>.*?</style>", "<style/>")
        .replaceFirst("(?s)<script>.*?</script>", "<script/>");
    return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(plain)));
  }

  private static List<String> attributes(Document document, String name) {
    List<String> values = new ArrayList<>();
    NodeList elements = document.getElementsByTagName("*");
    for (int i = 0; i < elements.getLength(); i++) {
      var attribute = elements.item(i).getAttributes().getNamedItem(name);
      if (attribute != null) {
        values.add(attribute.getNodeValue());
      }
    }
    return values;
  }

  private static String hash(String page, String element) throws Exception {
    MatchResult found = Pattern.compile("(?s)<" + element + ">(.*?)</" + element + ">").matcher(page).results()
        .findFirst().orElseThrow();
    byte[] hash = MessageDigest.getInstance("SHA-256").digest(found.group(1).getBytes(StandardCharsets.UTF_8));
    return "sha256-" + Base64.getEncoder().encodeToString(hash);
  }
}
