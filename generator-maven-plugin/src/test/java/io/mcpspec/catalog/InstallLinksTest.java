package io.mcpspec.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.SourceFile;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import org.junit.jupiter.api.Test;

class InstallLinksTest {

  private static final String ENTRY = "{\"command\":\"npx\",\"args\":[\"-y\",\"@scope/mail & more\"]}";

  private static final Map<String, String> LINKS = InstallLinks.of("mail", (Mapping) new JsonReader(new Diagnostics())
      .read(new SourceFile("entry", ENTRY)).orElseThrow());

  @Test
  void eachClientWithALinkGetsTheWholeEntry() {
    assertThat(LINKS).containsOnlyKeys("Cursor", "VS Code");
    String config = LINKS.get("Cursor").replaceFirst(".*[?&]name=mail&config=", "");
    assertThat(new String(Base64.getDecoder().decode(URLDecoder.decode(config, StandardCharsets.UTF_8)),
        StandardCharsets.UTF_8)).isEqualTo(ENTRY);
    assertThat(URLDecoder.decode(LINKS.get("VS Code"), StandardCharsets.UTF_8))
        .isEqualTo("vscode:mcp/install?{\"name\":\"mail\"," + ENTRY.substring(1));
  }

  @Test
  void nothingInALinkEndsIt() {
    assertThat(LINKS.values()).allSatisfy(link -> assertThat(link).doesNotContain(" ", "\"", "<"));
  }
}
