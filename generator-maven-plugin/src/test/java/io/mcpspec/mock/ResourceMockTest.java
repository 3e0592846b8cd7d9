package io.mcpspec.mock;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.fixture.Nodes;
import io.mcpspec.spec.model.Resource;
import io.mcpspec.spec.model.Written;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is read has the form that its MIME type promises. */
class ResourceMockTest {

  private static Mapping line(String mimeType) {
    return ResourceMock.line(new Resource("r", "x://<a>&b", false, Optional.empty(), Optional.empty(),
        Optional.ofNullable(mimeType), new Resource.Handler(), Map.of(), Nodes.object("{}"), Written.at(Nodes.SPAN)));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      text/plain | Mock content of the resource x://<a>&b
      text/markdown; charset=utf-8 | Mock content of the resource x://<a>&b
      text/html;profile=mcp-app | <!doctype html>
      application/xml | <mock>Mock content of the resource x://&lt;a>&amp;b</mock>
      application/json | {"mock":"Mock content of the resource x://<a>&b"}
      application/ld+json | {"mock":
      application/x-yaml | Mock content
      image/svg+xml | <svg xmlns=
      """)
  void textIsText(String mimeType, String beginning) {
    assertThat(line(mimeType).text("text").orElseThrow()).startsWith(beginning);
  }

  @ParameterizedTest
  @CsvSource({"image/png, 89504e47", "image/jpeg, ffd8ff", "image/gif, 47494638", "application/pdf, 4d6f636b"})
  void bytesAreBytes(String mimeType, String beginning) {
    byte[] bytes = Base64.getDecoder().decode(line(mimeType).text("blob").orElseThrow());
    assertThat(HexFormat.of().formatHex(bytes)).startsWith(beginning);
  }

  @Test
  void whatHasNoTypeIsText() {
    assertThat(line(null).keys()).containsExactly("resource", "text");
  }
}
