package io.mcpspec.release.prompt;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.publish.snapshot.MarkdownSections;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.review.PromptReview;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Sides with one prompt, called {@code guide}, for tests. */
public final class PromptSides {

  private static final Mapping NOTHING = new Mapping(List.of(), Span.of(new SourceFile("nothing", "")));

  private PromptSides() {}

  /**
   * The side {@code before} or {@code after} of a folder: the text from its {@code .md}; from its {@code .json}, where
   * there is one, the {@code surface}, the {@code budget} and the {@code facts} by section.
   */
  public static Snapshot of(Path folder, String name) {
    Path json = folder.resolve(name + ".json");
    Mapping settings = Files.exists(json) ? json(json) : NOTHING;
    Mapping surface = settings.get("surface").map(Mapping.class::cast).orElse(NOTHING);
    int budget = settings.get("budget").map(value -> Integer.parseInt(((Scalar) value).text())).orElse(0);
    Map<String, Node> facts = settings.get("facts").map(value -> ((Mapping) value).asMap()).orElse(Map.of());
    String text = text(folder.resolve(name + ".md"));
    List<PromptSection> sections = MarkdownSections.of(name + ".md", text).stream()
        .map(section -> withFacts(section, facts.get(section.id())))
        .toList();
    return side(surface, new PromptText("guide", text, sections, false, budget));
  }

  /** A Markdown text and nothing else. */
  public static Snapshot of(String text) {
    return side(NOTHING, new PromptText("guide", text, MarkdownSections.of("guide.md", text), false, 0));
  }

  /** What is found between two Markdown texts. */
  public static List<Finding> findings(String before, String after) {
    Findings findings = new Findings();
    PromptComparison.compare(of(before), of(after), findings);
    return findings.list();
  }

  /** The review of two Markdown texts. */
  public static PromptReview review(String before, String after) {
    return PromptComparison.compare(of(before), of(after), new Findings()).get(0);
  }

  /** Rules and subjects, in the order in which they are found. */
  public static List<String> lines(List<Finding> findings) {
    return findings.stream()
        .map(finding -> finding.level() + " " + finding.rule().id() + " " + finding.subject())
        .toList();
  }

  public static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Snapshot side(Mapping surface, PromptText prompt) {
    return Snapshot.ofSurface("test", surface).withPrompts(List.of(prompt)).withVersion(Optional.empty());
  }

  private static PromptSection withFacts(PromptSection section, Node facts) {
    List<String> names = facts == null ? List.of()
        : ((Sequence) facts).items().stream().map(fact -> ((Scalar) fact).text()).toList();
    return new PromptSection(section.id(), section.parent(), section.heading(), section.level(), section.text(), names,
        section.place());
  }

  private static Mapping json(Path file) {
    return (Mapping) new JsonReader(new Diagnostics())
        .read(new SourceFile(file.toString(), text(file)))
        .orElseThrow();
  }
}
