package io.mcpspec.document.yaml;

import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.ReadFault;
import io.mcpspec.document.source.ReadFault.Kind;
import io.mcpspec.document.source.Span;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;

/** What YAML has and a spec does not: every value stands where it is used and means what it looks like. */
final class YamlRules {

  private static final String BYTE_ORDER_MARK = "\uFEFF";
  private static final String STANDARD_TAG = "tag:yaml.org,2002:";

  private final YamlMarks marks;
  private final ReadFault.Listener faults;

  YamlRules(YamlMarks marks, ReadFault.Listener faults) {
    this.marks = marks;
    this.faults = faults;
  }

  /** Refuses directives, which stand in front of a document. */
  void checkStart(Event documentStart) {
    String before = marks.text().substring(0, marks.end(documentStart));
    before.lines().filter(line -> line.startsWith("%")).findFirst().ifPresent(directive -> {
      int start = marks.text().indexOf(directive);
      faults.report(
          Kind.YAML_DIRECTIVE,
          marks.span(start, start + directive.length()),
          "the directive `" + directive.strip() + "` is not part of the format",
          "remove it and the `---` below it; a spec is YAML 1.2");
    });
  }

  /** Refuses empty items of lists, and in brackets pairs that have no braces around them. */
  void checkItem(Event item, Span span) {
    checkNumber(item, span);
    if (MissingValues.isMissing(item)) {
      String help = marks.commentBehind(item)
          .map(comment -> "if `" + comment + "` is not a comment, quote it: " + YamlText.inline(comment, false))
          .orElse("write one behind the `-`, or remove the line");
      faults.report(Kind.MISSING_VALUE, span, "the item of the list has no value", help);
    }
    if (item instanceof MappingStartEvent pair && pair.isFlow() && !marks.isBracketed(pair)) {
      faults.report(
          Kind.YAML_PAIR,
          span,
          "the `:` makes a mapping of this item",
          "quote the text: " + YamlText.inline(span.text(), true),
          "put a mapping in braces");
    }
  }

  /** Refuses a value that is a number with a leading zero, which another reader of YAML takes for an octal one. */
  void checkNumber(Event value, Span span) {
    if (isPlain(value) && CoreSchema.hasLeadingZero(((ScalarEvent) value).getValue())) {
      String plain = ((ScalarEvent) value).getValue();
      faults.report(Kind.LEADING_ZERO, span, "the number `" + plain + "` begins with a zero",
          "quote it if it is a text: \"" + plain + "\"", "else write " + CoreSchema.resolve(plain, span).text());
    }
  }

  /** Refuses plain texts that JSON does not have, and characters that nobody sees. */
  void checkPlain(String plain, Span span) {
    if (CoreSchema.isNotFinite(plain)) {
      faults.report(Kind.BAD_YAML, span, "`" + plain + "` has no form in JSON", "quote it if a text is meant");
    }
    if (CoreSchema.isTooLong(plain)) {
      faults.report(Kind.TOO_LARGE, span, "the number has more than " + JsonReader.MAX_NUMBER + " characters",
          "write it with an exponent, or quote it if a text is meant");
    }
    if (plain.contains(BYTE_ORDER_MARK)) {
      faults.report(Kind.BAD_YAML, span, "`" + plain.replace(BYTE_ORDER_MARK, "\\uFEFF")
          + "` holds the invisible character U+FEFF", "remove it; only a file may begin with it");
    }
  }

  /** Refuses anchors, aliases and tags. */
  void checkProperties(NodeEvent event) {
    if (event.getAnchor() != null) {
      String sign = event instanceof AliasEvent ? "the alias `*" : "the anchor `&";
      faults.report(
          Kind.YAML_ANCHOR,
          marks.span(event),
          sign + event.getAnchor() + "` is not part of the format",
          "share a schema as a file in types/, a figure or a name as a fact",
          "quote a text that begins with `&` or `*`");
    }
    String tag = tag(event);
    if (tag != null) {
      faults.report(
          Kind.YAML_TAG,
          marks.span(event),
          "the tag `" + tag.replace(STANDARD_TAG, "!!") + "` is not part of the format",
          "remove it; quotes make a string, of a text that begins with `!` too");
    }
  }

  /** Whether {@code key} can name a member; reports why not. */
  boolean acceptsKey(Node key, Event written) {
    if (isPlain(written) && key instanceof Scalar scalar && scalar.text().equals("<<")) {
      faults.report(
          Kind.YAML_MERGE_KEY, key.span(), "the merge key `<<` is not part of the format", "write the members out");
      return false;
    }
    if (key instanceof Scalar scalar && scalar.isString()) {
      return true;
    }
    String help = written instanceof ScalarEvent scalar ? "write \"" + scalar.getValue() + "\"" : "write a string";
    faults.report(Kind.KEY_NOT_STRING, key.span(), "a key is a string, this is " + key.describe(), help);
    return false;
  }

  private static boolean isPlain(Event event) {
    return event instanceof ScalarEvent scalar && scalar.getScalarStyle() == ScalarStyle.PLAIN;
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
