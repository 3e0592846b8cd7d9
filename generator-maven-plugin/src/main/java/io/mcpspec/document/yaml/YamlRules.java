package io.mcpspec.document.yaml;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.ReadFault;
import io.mcpspec.document.source.ReadFault.Kind;
import io.mcpspec.document.source.Span;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;

/** What YAML has and a spec does not: every value stands where it is used and means what it looks like. */
final class YamlRules {

  private static final String STANDARD_TAG = "tag:yaml.org,2002:";

  private final YamlMarks marks;
  private final ReadFault.Listener faults;

  YamlRules(YamlMarks marks, ReadFault.Listener faults) {
    this.marks = marks;
    this.faults = faults;
  }

  /** Refuses anchors, aliases and tags. */
  void checkProperties(NodeEvent event) {
    if (event.getAnchor() != null) {
      String sign = event instanceof AliasEvent ? "the alias `*" : "the anchor `&";
      faults.report(
          Kind.YAML_ANCHOR,
          marks.span(event),
          sign + event.getAnchor() + "` is not part of the format",
          "share a schema as a file in types/, a figure or a name as a fact");
    }
    String tag = tag(event);
    if (tag != null) {
      faults.report(
          Kind.YAML_TAG,
          marks.span(event),
          "the tag `" + tag.replace(STANDARD_TAG, "!!") + "` is not part of the format",
          "remove it; quotes make a string");
    }
  }

  /** Whether {@code key} can name a member; reports why not. */
  boolean acceptsKey(Node key, boolean plain) {
    if (plain && key instanceof Scalar scalar && scalar.text().equals("<<")) {
      faults.report(
          Kind.YAML_MERGE_KEY, key.span(), "the merge key `<<` is not part of the format", "write the members out");
      return false;
    }
    if (key instanceof Scalar scalar && scalar.isString()) {
      return true;
    }
    String help = key instanceof Scalar scalar ? "write \"" + scalar.text() + "\"" : "write a string";
    faults.report(Kind.KEY_NOT_STRING, key.span(), "a key is a string, this is " + key.describe(), help);
    return false;
  }

  /** Reports that nesting is too deep and ends the reading of this file. */
  void refuseDepth(CollectionStartEvent event) {
    Span span = marks.span(event);
    faults.report(
        Kind.TOO_DEEP,
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
