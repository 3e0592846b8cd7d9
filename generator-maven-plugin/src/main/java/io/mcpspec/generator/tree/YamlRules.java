package io.mcpspec.generator.tree;

import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.source.Span;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;

/** What YAML has and a spec does not: every value stands where it is used and means what it looks like. */
final class YamlRules {

  private final YamlMarks marks;
  private final Diagnostics diagnostics;

  YamlRules(YamlMarks marks, Diagnostics diagnostics) {
    this.marks = marks;
    this.diagnostics = diagnostics;
  }

  /** Refuses anchors, aliases and tags. */
  void checkProperties(NodeEvent event) {
    if (event.getAnchor() != null) {
      String sign = event instanceof AliasEvent ? "the alias `*" : "the anchor `&";
      diagnostics.report(
          Code.YAML_ANCHOR,
          marks.span(event),
          sign + event.getAnchor() + "` is not part of the format",
          "share a schema as a file in types/, a figure or a name as a fact");
    }
    String tag = tag(event);
    if (tag != null) {
      diagnostics.report(
          Code.YAML_TAG,
          marks.span(event),
          "the tag `%s` is not part of the format".formatted(tag),
          "remove it; quotes make a string");
    }
  }

  /** Whether {@code key} can name a member; reports why not. */
  boolean acceptsKey(Node key, boolean plain) {
    if (plain && key instanceof Scalar scalar && scalar.text().equals("<<")) {
      diagnostics.report(
          Code.YAML_MERGE_KEY, key.span(), "the merge key `<<` is not part of the format", "write the members out");
      return false;
    }
    if (key instanceof Scalar scalar && scalar.isString()) {
      return true;
    }
    String help = key instanceof Scalar scalar ? "write \"" + scalar.text() + "\"" : "write a string";
    diagnostics.report(Code.KEY_NOT_STRING, key.span(), "a key is a string, this is " + key.describe(), help);
    return false;
  }

  /** Reports that nesting is too deep and ends the reading of this file. */
  void refuseDepth(CollectionStartEvent event) {
    Span span = marks.span(event);
    diagnostics.report(
        Code.TOO_DEEP,
        new Span(span.file(), span.start(), span.start()),
        "lists and mappings are nested deeper than " + YamlReader.MAX_DEPTH + " levels",
        "lift inner parts into shared types");
    throw new ReadingEndedException();
  }

  private static String tag(NodeEvent event) {
    if (event instanceof ScalarEvent scalar) {
      return scalar.getTag();
    }
    return event instanceof CollectionStartEvent collection ? collection.getTag() : null;
  }
}
