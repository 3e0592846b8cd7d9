package io.mcpspec.document.markdown;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.LinkReferenceDefinition;
import org.commonmark.node.ListBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.Text;
import org.commonmark.node.ThematicBreak;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.commonmark.parser.SourceLines;

/** Reads Markdown with the CommonMark library. */
final class MarkdownReader {

  static final String BYTE_ORDER_MARK = "\uFEFF";
  /** Quotes and lists deeper than this are text: a blank line takes time for every list that it may end. */
  private static final int DEEPEST = 100;

  private static final Parser PARSER = Parser.builder()
      .includeSourceSpans(IncludeSourceSpans.BLOCKS)
      .maxOpenBlockParsers(DEEPEST)
      .inlineParserFactory(context -> MarkdownReader::keepTitle)
      .build();

  private final String text;
  private final List<Block> blocks = new ArrayList<>();
  private int start;
  private int linesBefore;

  private MarkdownReader(String text) {
    this.text = text;
  }

  static List<Block> blocks(String text) {
    MarkdownReader reader = new MarkdownReader(text);
    reader.readFrontMatter();
    reader.readMarkdown();
    return List.copyOf(reader.blocks);
  }

  private void readFrontMatter() {
    start = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length() : 0;
    List<Line> lines = FrontMatter.of(text, start);
    if (!lines.isEmpty()) {
      blocks.add(new Block.Prose(List.copyOf(lines), false, Block.Kind.FRONT_MATTER));
      start = FrontMatter.next(text, lines.get(lines.size() - 1).to());
      linesBefore = lines.size();
    }
  }

  private void readMarkdown() {
    Node document = PARSER.parse(text.substring(start));
    for (Node node = document.getFirstChild(); node != null; node = next(node)) {
      if (!isContainer(node)) {
        blocks.add(block(node, node.getParent() != document));
      }
    }
  }

  /** In the order of the text. A loop, since quotes and lists may lie deep in each other. */
  private static Node next(Node node) {
    if (isContainer(node) && node.getFirstChild() != null) {
      return node.getFirstChild();
    }
    Node last = node;
    while (last != null && last.getNext() == null) {
      last = last.getParent();
    }
    return last == null ? null : last.getNext();
  }

  private static boolean isContainer(Node node) {
    return node instanceof BlockQuote || node instanceof ListBlock || node instanceof ListItem;
  }

  private Block block(Node node, boolean nested) {
    List<Line> lines = lines(node);
    if (node instanceof Heading heading) {
      boolean underlined = lines.size() > 1;
      List<Line> title = (underlined ? lines.subList(0, lines.size() - 1) : lines(heading.getFirstChild()))
          .stream().map(this::stripped).toList();
      return new Block.Heading(lines, nested, heading.getLevel(), title,
          title.stream().map(line -> line.content(text)).collect(Collectors.joining(" ")));
    }
    if (node instanceof FencedCodeBlock code) {
      Block.Fence fence = new Block.Fence(code.getInfo(), code.getClosingFenceLength() != null);
      return new Block.Code(lines, nested, Optional.of(fence), code.getLiteral());
    }
    return node instanceof IndentedCodeBlock code
        ? new Block.Code(lines, nested, Optional.empty(), code.getLiteral())
        : new Block.Prose(lines, nested, kind(node));
  }

  private static Block.Kind kind(Node node) {
    return node instanceof HtmlBlock ? Block.Kind.HTML
        : node instanceof ThematicBreak ? Block.Kind.THEMATIC_BREAK
        : node instanceof LinkReferenceDefinition ? Block.Kind.LINK_DEFINITION
        : Block.Kind.PARAGRAPH;
  }

  private List<Line> lines(Node node) {
    return node.getSourceSpans().stream().map(this::line).toList();
  }

  private Line line(SourceSpan span) {
    int from = start + span.getInputIndex();
    int index = linesBefore + span.getLineIndex();
    return new Line(index, index == 0 ? 0 : from - span.getColumnIndex(), from, from + span.getLength());
  }

  /** A byte order mark counts as a blank here: whether it lies at the start of the text makes no other title. */
  private Line stripped(Line line) {
    String content = line.content(text).stripTrailing();
    String own = content.startsWith(BYTE_ORDER_MARK) ? content.substring(BYTE_ORDER_MARK.length()) : content;
    int to = line.from() + content.length();
    return new Line(line.index(), line.start(), to - own.stripLeading().length(), to);
  }

  /** What lies inside of paragraphs is not read; of a heading with {@code #}s, the place of its title is kept. */
  private static void keepTitle(SourceLines lines, Node block) {
    if (block instanceof Heading) {
      Text title = new Text("");
      title.setSourceSpans(lines.getSourceSpans());
      block.appendChild(title);
    }
  }
}
