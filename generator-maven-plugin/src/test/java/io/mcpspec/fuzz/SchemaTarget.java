package io.mcpspec.fuzz;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.diagnostic.TextRenderer;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.maven.MavenStyle;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Any JSON object as the schema of a tool, the author's own and an adopted one, compiles or has an error. */
public final class SchemaTarget {

  private static final InputFile SERVER = file("server.yaml", "spec: server/1\nname: s\njava: { package: org.a }\n");

  private SchemaTarget() {}

  public static void fuzzerTestOneInput(byte[] input) {
    Diagnostics found = new Diagnostics();
    if (JsonTarget.read(input, found).orElse(null) instanceof Mapping schema && !found.hasErrors()) {
      compile(JsonWriter.compact(schema), "");
      compile(JsonWriter.compact(schema), "adopted: true\n");
    }
  }

  private static void compile(String schema, String adopted) {
    String tool = "spec: tool/1\nname: t\neffect: read\ninput: " + schema + "\noutput: " + schema + "\n" + adopted;
    Compilation compilation =
        new Compiler().compile(new SpecSources("spec", List.of(SERVER, file("tools/t.yaml", tool))));
    TextRenderer.render(compilation.findings(), 2, new MavenStyle());
    boolean errors = compilation.findings().stream().anyMatch(finding -> finding.severity() == Severity.ERROR);
    if (compilation.artifacts().isEmpty() != errors) {
      throw new IllegalStateException("errors: " + errors + ", and artifacts: " + !errors);
    }
  }

  private static InputFile file(String path, String text) {
    return new InputFile(path, text.getBytes(StandardCharsets.UTF_8));
  }
}
