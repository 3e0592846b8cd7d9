package io.mcpspec.release.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.publish.snapshot.Snapshot;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ToolValuesTest {

  private static final Mapping SURFACE = json("""
      {"tools": [{"name": "scan", "description": "Reads all.", "inputSchema": {"properties": {"a/b": {"minimum": 1}}}}]}
      """);
  private static final Mapping CATALOG = json("""
      {"tools": [{"name": "scan", "full": {"name": "scan", "description": "Reads all items.",
        "outputSchema": {"type": "object"}}}]}
      """);

  @Test
  void quotesWhatIsServed() {
    ToolValues values = values(Optional.empty());

    assertThat(values.at("scan", "")).contains("Reads all.");
    assertThat(values.at("scan", "/input/properties/a~1b")).contains("{\n  \"minimum\": 1\n}");
    assertThat(values.at("scan", "/input/properties/c")).isEmpty();
    assertThat(values.at("query", "")).isEmpty();
  }

  @Test
  void prefersTheFullFormOfACatalog() {
    ToolValues values = values(Optional.of(CATALOG));

    assertThat(values.at("scan", "")).contains("Reads all items.");
    assertThat(values.at("scan", "/output/type")).contains("\"object\"");
  }

  @Test
  void membersInAnotherOrderAreShownAlike() {
    ToolValues old = of("{'tools': [{'name': 'scan', 'inputSchema': {'x': {'type': 'string', 'maxLength': 9}}}]}");
    ToolValues now = of("{'tools': [{'name': 'scan', 'inputSchema': {'x': {'maxLength': 9, 'type': 'string'}}}]}");

    assertThat(old.atLike("scan", "/input", now)).isEqualTo(now.at("scan", "/input"));
  }

  private static ToolValues of(String surface) {
    return new ToolValues(Snapshot.ofSurface("a", json(surface.replace('\'', '"'))));
  }

  private static ToolValues values(Optional<Mapping> catalog) {
    return new ToolValues(Snapshot.ofSurface("a", SURFACE).withCatalog(catalog));
  }

  private static Mapping json(String text) {
    return (Mapping) new JsonReader(new Diagnostics()).read(new SourceFile("a.json", text)).orElseThrow();
  }
}
