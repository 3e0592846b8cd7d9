package io.mcpspec.emit.resources;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.source.Span;
import io.mcpspec.emit.Artifact;
import io.mcpspec.publish.surface.Surface;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.prompt.CompiledPrompt;
import io.mcpspec.spec.prompt.CompiledPrompt.CompiledSection;
import io.mcpspec.spec.prompt.Segment;
import io.mcpspec.spec.prompt.SourceMap;
import io.mcpspec.spec.prompt.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes what is known of each prompt's text beside it: how many tokens it takes, and where each byte was written. */
public final class PromptFacts {

  private static final String NOTE =
      "Estimates: each count is exact for models of its encoding; other models count differently.";

  private PromptFacts() {}

  /** For each prompt and release {@code RELEASE.tokens.json} and, for an outline, {@code RELEASE.map.json}. */
  public static List<Artifact> emit(Catalog catalog, Surface surface) {
    String serverFile = catalog.server().span().file().path();
    String root = serverFile.substring(0, serverFile.lastIndexOf('/') + 1);
    List<Artifact> files = new ArrayList<>();
    for (CompiledPrompt prompt : surface.promptTexts()) {
      files.add(Artifact.text(PromptTexts.path(prompt, "tokens.json"), tokens(prompt)));
      if (!prompt.sources().ranges().isEmpty()) {
        files.add(Artifact.text(PromptTexts.path(prompt, "map.json"), map(prompt, root)));
      }
    }
    return files;
  }

  private static String tokens(CompiledPrompt prompt) {
    Span span = prompt.prompt().span();
    MappingBuilder head = new MappingBuilder(span).put("note", NOTE).put("total", count(prompt.text(), span));
    prompt.prompt().tokenBudget().ifPresent(budget -> head.put("budget", budget));
    List<Mapping> sections = prompt.sections().stream().map(section -> tokens(section, span)).toList();
    return withLines(head.build(), "sections", sections);
  }

  private static Mapping tokens(CompiledSection section, Span span) {
    return new MappingBuilder(span)
        .put("id", section.id())
        .put("heading", section.heading())
        .put("depth", section.depth())
        .put("own", count(Segment.source(section.own()), span))
        .put("withChildren", count(Segment.source(section.text()), span))
        .build();
  }

  private static Mapping count(String text, Span span) {
    Tokens tokens = Tokens.of(text);
    return new MappingBuilder(span).put("cl100k", tokens.cl100k()).put("o200k", tokens.o200k()).build();
  }

  private static String map(CompiledPrompt prompt, String root) {
    Span span = prompt.prompt().span();
    Mapping head = new MappingBuilder(span).put("text", FileName.safe(prompt.release()) + ".md").build();
    List<Mapping> ranges = prompt.sources().ranges().stream().map(range -> range(range, root, span)).toList();
    return withLines(head, "ranges", ranges);
  }

  /** Files are named from the spec's directory on, so that the map is the same wherever the spec lies. */
  private static Mapping range(SourceMap.Range range, String root, Span span) {
    String file = range.origin().file();
    MappingBuilder json = new MappingBuilder(span)
        .put("from", range.from())
        .put("to", range.to())
        .put("section", range.origin().section())
        .put("part", range.origin().part().id())
        .put("revision", range.origin().revision())
        .put("file", file.startsWith(root) ? file.substring(root.length()) : file)
        .put("line", range.origin().line());
    return range.facts().isEmpty() ? json.build() : json.put("facts", range.facts()).build();
  }

  /** An object whose last member is a list with one item a line, as reviews want it. */
  private static String withLines(Mapping head, String list, List<Mapping> items) {
    String start = JsonWriter.compact(head);
    String lines = items.stream().map(JsonWriter::compact).collect(Collectors.joining(",\n"));
    return start.substring(0, start.length() - 1) + ",\"" + list + "\":[\n" + lines + "\n]}\n";
  }
}
