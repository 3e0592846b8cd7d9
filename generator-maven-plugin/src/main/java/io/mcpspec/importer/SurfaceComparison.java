package io.mcpspec.importer;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.emit.Artifact;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * What a server publishes beside what a spec compiles to.
 *
 * @param lists differences in what has to be the same
 * @param capabilities differences in what the runtime decides
 */
record SurfaceComparison(List<Difference> lists, List<Difference> capabilities) {

  private static final String SURFACE = "resources/mcp-spec/surface.json";
  /** What resources hold is no list, and left to Java. */
  private static final String CONTENTS = "resourceContents";

  /**
   * @param answers the captured answers that are in the spec
   */
  static SurfaceComparison of(Published published, Mapping answers, List<Artifact> artifacts) {
    Mapping compiled = surface(artifacts);
    Mapping initialize = (Mapping) compiled.get("initialize").orElseThrow();
    Mapping expected = published.json(answers);
    Mapping found = new MappingBuilder(compiled.span())
        .putAll(compiled.without(CONTENTS))
        .put("initialize", Published.said(initialize, initialize.get("serverInfo")))
        .build();
    Optional<Node> capabilities = published.initialize().get("capabilities");
    return new SurfaceComparison(
        Difference.between("", Optional.of(expected), Optional.of(found)),
        capabilities.isEmpty()
            ? List.of()
            : Difference.between("capabilities", capabilities, initialize.get("capabilities")));
  }

  private static Mapping surface(List<Artifact> artifacts) {
    Artifact file = artifacts.stream().filter(artifact -> artifact.path().equals(SURFACE)).findFirst().orElseThrow();
    String text = new String(file.content(), StandardCharsets.UTF_8);
    return (Mapping) new JsonReader(new Diagnostics()).read(new SourceFile(SURFACE, text)).orElseThrow();
  }
}
