package io.mcpspec.importer.prompt;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.Span;
import io.mcpspec.spec.syntax.Template;
import java.util.ArrayList;
import java.util.List;

/** An entry of an outline that is being written; its parts are those of the file, whatever else stands there. */
final class OutlineEntry {

  private static final String CHILDREN = "children";
  private static final String REVISIONS = "revisions";

  private final Mapping written;
  private final List<Node> added = new ArrayList<>();
  private final List<OutlineEntry> children = new ArrayList<>();

  private OutlineEntry(Mapping written) {
    this.written = written;
  }

  /** The entries of an outline as it is written. */
  static List<OutlineEntry> read(Node outline) {
    List<OutlineEntry> entries = new ArrayList<>();
    for (Node item : ((Sequence) outline).items()) {
      OutlineEntry entry = new OutlineEntry((Mapping) item);
      entry.written.get(CHILDREN).ifPresent(below -> entry.children.addAll(read(below)));
      entries.add(entry);
    }
    return entries;
  }

  /**
   * A new entry.
   *
   * @param usual the prompt's {@code join}
   */
  static OutlineEntry of(String id, List<String> since, Part part, String usual, SectionTexts texts, Span span) {
    MappingBuilder entry = new MappingBuilder(span).put("id", id);
    since.forEach(release -> entry.put("since", release));
    if (!part.heading().isEmpty()) {
      entry.put("heading", Template.escaped(part.heading()));
    }
    if (!part.body().isEmpty()) {
      entry.put("text", texts.add(id, part.body()));
    }
    if (!part.before().equals(usual)) {
      entry.put("before", part.before());
    }
    if (!part.heading().isEmpty() && !part.body().isEmpty() && !part.afterHeading().equals(usual)) {
      entry.put("after-heading", part.afterHeading());
    }
    return new OutlineEntry(entry.build());
  }

  String id() {
    return ((Scalar) written.get("id").orElseThrow()).text();
  }

  List<OutlineEntry> children() {
    return children;
  }

  void revise(Mapping revision) {
    added.add(revision);
  }

  Node node() {
    MappingBuilder entry = new MappingBuilder(written.span()).putAll(written.without(REVISIONS, CHILDREN));
    List<Node> revisions = new ArrayList<>();
    written.get(REVISIONS).ifPresent(list -> revisions.addAll(((Sequence) list).items()));
    revisions.addAll(added);
    put(REVISIONS, revisions, entry);
    put(CHILDREN, children.stream().map(OutlineEntry::node).toList(), entry);
    return entry.build();
  }

  private void put(String key, List<Node> items, MappingBuilder entry) {
    if (!items.isEmpty()) {
      entry.put(key, new Sequence(items, written.span()));
    }
  }

  static Sequence nodes(List<OutlineEntry> entries, Span span) {
    return new Sequence(entries.stream().map(OutlineEntry::node).toList(), span);
  }
}
