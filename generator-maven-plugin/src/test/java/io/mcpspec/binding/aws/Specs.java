package io.mcpspec.binding.aws;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.document.source.SpecSources;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Small specs for tests: a server, one bound tool and shared types. */
final class Specs {

  private static final String SERVER = "spec: server/1\nname: test\njava: { package: org.example.aws }\n";
  private static final String RELEASES = "spec: releases/1\nreleases: [{ id: 1.0.0, state: draft }]\n";

  private final List<InputFile> files = new ArrayList<>();

  private Specs() {
    file("server.yaml", SERVER);
    file("releases.yaml", RELEASES);
  }

  /**
   * A spec with one tool.
   *
   * @param properties the parameters, one a line
   * @param rest what follows the input: required, binding and so on; {@code required} first
   */
  static Specs tool(String properties, String rest) {
    String input = "input:\n  type: object\n  additionalProperties: false\n  properties:\n" + properties.indent(4);
    String head = "spec: tool/1\nname: tool\neffect: destroy\ndescription: Does it.\n";
    return new Specs().file("tools/tool.yaml", head + input + rest);
  }

  Specs type(String name, String schema) {
    return file("types/" + name + ".yaml", "spec: type/1\nname: " + name + "\nschema:\n" + schema.indent(2));
  }

  private Specs file(String path, String text) {
    files.add(new InputFile(path, text.getBytes(StandardCharsets.UTF_8)));
    return this;
  }

  SpecSources sources() {
    return new SpecSources("spec", files);
  }

  /** Findings as {@code file:line:column code: message}. */
  List<String> findings() {
    Compilation compilation = new Compiler().compile(sources());
    return compilation.findings().stream()
        .map(finding -> finding.span() + " " + finding.code().slug() + ": " + finding.message())
        .toList();
  }

  /** The notes and helps of all findings. */
  List<String> advice() {
    return new Compiler().compile(sources()).findings().stream()
        .flatMap(finding -> Stream.concat(finding.notes().stream(), finding.helps().stream()))
        .toList();
  }
}
