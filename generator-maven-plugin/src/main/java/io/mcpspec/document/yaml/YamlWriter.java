package io.mcpspec.document.yaml;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Writes nodes as YAML, as a person would: one member a line, short collections in braces, long text in blocks. What is
 * written is read back as equal nodes, whatever characters are in it.
 */
public final class YamlWriter {

  public static final int MOST_COLUMNS = 110;
  private static final int FEWEST_COLUMNS = 40;
  private static final int MOST_FLOW_LEVELS = 2;
  private static final int STEP = 2;

  /** YAML wants the `:` of a key within 1,024 characters. */
  private static final int LONGEST_KEY = 1_000;

  private static final char NO_BLOCK = ' ';

  private final Set<String> opened;
  private final StringBuilder out = new StringBuilder();

  private YamlWriter(Set<String> opened) {
    this.opened = opened;
  }

  /**
   * The text of a file, with a final newline.
   *
   * @param root what the file holds
   * @param comments comments by key of {@code root}; they stand behind a value in one line, else above the key
   * @param opened keys whose mappings are never put in braces, unless empty
   */
  public static String write(Mapping root, Map<String, String> comments, Set<String> opened) {
    YamlWriter writer = new YamlWriter(opened);
    for (Mapping.Entry entry : root.entries()) {
      writer.commented(entry, Optional.ofNullable(comments.get(entry.key())));
    }
    return root.entries().isEmpty() ? "{}\n" : writer.out.toString();
  }

  /** A member with its key at column {@code indent} of a line that is there already; without the final newline. */
  public static String member(String key, Node value, int indent, Set<String> opened) {
    YamlWriter writer = new YamlWriter(opened);
    writer.entry(new Mapping.Entry(key, value.span(), value), indent);
    return writer.withoutNewline();
  }

  /**
   * What stands behind {@code key:} or {@code -}, without the final newline.
   *
   * @param place where it stands
   * @param style {@code |} or {@code >} for a text that is to be such a block if it can, else a blank
   */
  public static String behind(Node value, Place place, char style, Set<String> opened) {
    YamlWriter writer = new YamlWriter(opened);
    if (place.item() && !(value instanceof Scalar)) {
      writer.item(value, place.indent());
    } else if (value instanceof Scalar scalar) {
      writer.scalar(scalar, place.indent(), place.column(), style);
    } else {
      writer.value(value, place.indent(), place.opened(), place.column());
    }
    return writer.withoutNewline();
  }

  /**
   * A place for a value in block style.
   *
   * @param indent the column of its key or dash
   * @param column the column behind the colon or dash
   * @param item whether it is an item of a list
   * @param opened whether braces are ruled out
   */
  public record Place(int indent, int column, boolean item, boolean opened) {}

  private String withoutNewline() {
    return out.substring(0, out.length() - 1);
  }

  private void commented(Mapping.Entry entry, Optional<String> comment) {
    int start = out.length();
    entry(entry, 0);
    comment.ifPresent(text -> {
      boolean oneLine = out.indexOf("\n", start) == out.length() - 1;
      out.insert(oneLine ? out.length() - 1 : start, oneLine ? " # " + text : "# " + text + "\n");
    });
  }

  /** One member, its key at the present place; ends the line. */
  private void entry(Mapping.Entry entry, int indent) {
    String key = YamlText.inline(entry.key(), false);
    if (key.length() > LONGEST_KEY) {
      out.append("? ").append(key).append('\n').append(" ".repeat(indent)).append(':');
    } else {
      out.append(key).append(':');
    }
    boolean block = opened.contains(entry.key()) && entry.value() instanceof Mapping;
    value(entry.value(), indent, block, indent + key.length() + 1);
  }

  /**
   * A value behind {@code key:} or {@code -}.
   *
   * @param indent the column of the key or dash
   * @param block whether braces are ruled out
   * @param column where the line has come to
   */
  private void value(Node value, int indent, boolean block, int column) {
    if (value instanceof Scalar scalar) {
      scalar(scalar, indent, column, NO_BLOCK);
    } else if (isEmpty(value) || !block && fits(value, column)) {
      out.append(' ').append(flow(value)).append('\n');
    } else {
      out.append('\n').append(" ".repeat(indent + STEP));
      collection(value, indent + STEP);
    }
  }

  private void scalar(Scalar scalar, int indent, int column, char style) {
    String text = scalar.text();
    boolean wanted = style != NO_BLOCK || text.contains("\n") || column + text.length() > MOST_COLUMNS;
    Optional<YamlText.Block> block = scalar.isString() && wanted
        ? YamlText.block(text, Math.max(FEWEST_COLUMNS, MOST_COLUMNS - indent - STEP), style == YamlText.LITERAL)
        : Optional.empty();
    if (block.isEmpty()) {
      out.append(' ').append(inline(scalar, false)).append('\n');
      return;
    }
    out.append(' ').append(block.get().header()).append('\n');
    for (String line : block.get().lines()) {
      out.append(line.isEmpty() ? "" : " ".repeat(indent + STEP)).append(line).append('\n');
    }
  }

  /** Members or items below each other, the first one at the present place. */
  private void collection(Node node, int indent) {
    String separator = "";
    if (node instanceof Mapping mapping) {
      for (Mapping.Entry entry : mapping.entries()) {
        out.append(separator);
        entry(entry, indent);
        separator = " ".repeat(indent);
      }
    } else {
      for (Node item : ((Sequence) node).items()) {
        out.append(separator).append('-');
        item(item, indent);
        separator = " ".repeat(indent);
      }
    }
  }

  private void item(Node item, int indent) {
    if (item instanceof Scalar || isEmpty(item) || fits(item, indent + 1)) {
      value(item, indent, false, indent + 1);
    } else {
      out.append(' ');
      collection(item, indent + STEP);
    }
  }

  private static String inline(Scalar scalar, boolean flow) {
    return scalar.isString() ? YamlText.inline(scalar.text(), flow) : scalar.text();
  }

  private static boolean isEmpty(Node node) {
    return node instanceof Mapping mapping ? mapping.entries().isEmpty() : ((Sequence) node).items().isEmpty();
  }

  private boolean fits(Node node, int column) {
    return isShort(node, MOST_FLOW_LEVELS) && column + 1 + flow(node).length() <= MOST_COLUMNS;
  }

  /** Whether a value can stand in braces: one line, few levels, nothing that is to be opened. */
  private boolean isShort(Node node, int levels) {
    if (node instanceof Scalar scalar) {
      return !scalar.text().contains("\n") && scalar.text().length() <= MOST_COLUMNS;
    }
    if (node instanceof Sequence sequence) {
      return levels > 0 && sequence.items().size() < MOST_COLUMNS
          && sequence.items().stream().allMatch(item -> isShort(item, levels - 1));
    }
    Mapping mapping = (Mapping) node;
    return mapping.entries().isEmpty() || levels > 0 && mapping.entries().size() < MOST_COLUMNS
        && mapping.entries().stream().allMatch(entry -> isShort(entry, levels));
  }

  private boolean isShort(Mapping.Entry entry, int levels) {
    boolean isOpened = opened.contains(entry.key()) && entry.value() instanceof Mapping && !isEmpty(entry.value());
    return !isOpened && entry.key().length() <= MOST_COLUMNS && isShort(entry.value(), levels - 1);
  }

  /** A member in braces. */
  public static String flowMember(String key, Node value) {
    return YamlText.inline(key, true) + ": " + flow(value);
  }

  /** A value in one line, as it can stand in braces. */
  public static String flow(Node node) {
    if (node instanceof Scalar scalar) {
      return inline(scalar, true);
    }
    StringBuilder text = new StringBuilder();
    if (node instanceof Sequence sequence) {
      sequence.items().forEach(item -> text.append(text.isEmpty() ? "" : ", ").append(flow(item)));
      return "[" + text + "]";
    }
    ((Mapping) node).entries().forEach(entry -> text.append(text.isEmpty() ? "" : ", ")
        .append(flowMember(entry.key(), entry.value())));
    return text.isEmpty() ? "{}" : "{ " + text + " }";
  }
}
