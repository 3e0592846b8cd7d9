package io.mcpspec.generator.testing;

import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import io.mcpspec.generator.tree.Sequence;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random values made of what is easily lost: white space, signs of YAML, numbers that are texts, rare characters. */
public final class OddValues {

  private static final List<String> PIECES = List.of(
      " ", "  ", "\n", "\n\n", "\t", "\r", "\r\n", "a", "word", "two words", ":", ": ", "#", " #", "-", "- ", "?", "|",
      ">", "'", "\"", "\\", "{", "}", "[", "]", ",", "&a", "*a", "!t", "%", "@", "@{", "\\@{", "`", "=", "<<", "~",
      "null", "true", "No", "off", "1.10", "007", "0x1F", ".5", "1e3", ".inf", "12:30", "2025-11-25", "---", "...",
      "é", "\u0000", "\u0007", "\u007F", "\u0085", "\u00A0", "\u00AD", "\u200B", "\u2028", "\u2029", "\uFEFF",
      "\uFFFE", "\uFFFD", "\uD83D\uDE00", "\uD83D", "\uDE00", "a sentence of some words that makes a line long ");

  private static final List<String> NUMBERS =
      List.of("0", "-1", "1.0", "1.10", "1e400", "-0", "9007199254740993", "1E-7", "0.1");

  private final Random random;

  public OddValues(long seed) {
    this.random = new Random(seed);
  }

  /** A text of up to {@code most} pieces. */
  public String text(int most) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(most + 1); i > 0; i--) {
      text.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    return text.toString();
  }

  /** Any JSON value. */
  public Node value(int depth) {
    int kind = random.nextInt(depth > 0 ? 7 : 4);
    return switch (kind) {
      case 0 -> Scalar.bool(random.nextBoolean(), Nodes.SPAN);
      case 1 -> number();
      case 2 -> new Scalar(Scalar.Kind.NULL, "null", Nodes.SPAN);
      case 3, 4 -> Scalar.string(text(random.nextInt(8) == 0 ? 60 : 6), Nodes.SPAN);
      case 5 -> list(depth);
      default -> object(depth);
    };
  }

  /** Any JSON object. */
  public Mapping object(int depth) {
    MappingBuilder members = new MappingBuilder(Nodes.SPAN);
    for (int i = random.nextInt(5); i > 0; i--) {
      members.put(key(), value(depth - 1));
    }
    return members.build();
  }

  /** A member's name: a JSON reader takes no half of a surrogate pair there. */
  public String key() {
    String name = text(3);
    return StandardCharsets.UTF_8.newEncoder().canEncode(name) ? name : "half a pair";
  }

  public boolean oneIn(int count) {
    return random.nextInt(count) == 0;
  }

  public <T> T oneOf(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }

  private Scalar number() {
    String digits = oneOf(NUMBERS);
    boolean integer = digits.matches("-?[0-9]+");
    return new Scalar(integer ? Scalar.Kind.INTEGER : Scalar.Kind.NUMBER, digits, Nodes.SPAN);
  }

  private Sequence list(int depth) {
    List<Node> items = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      items.add(value(depth - 1));
    }
    return new Sequence(items, Nodes.SPAN);
  }
}
