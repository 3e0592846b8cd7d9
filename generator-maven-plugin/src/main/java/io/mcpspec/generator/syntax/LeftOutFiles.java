package io.mcpspec.generator.syntax;

import io.mcpspec.generator.diagnostic.LeftOut;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The names in files that could not be built, as far as they can be told. */
final class LeftOutFiles {

  /** A name at the left margin, where every file has its own. */
  private static final Pattern NAME = Pattern.compile("(?m)^(?:name|id):[ \"']*([A-Za-z0-9_.-]+)");

  /** The tool that a prompt is delivered as. */
  private static final Pattern TOOL = Pattern.compile("\\btool:[ \"']*([A-Za-z0-9_.-]+)");

  private final LeftOut leftOut;

  LeftOutFiles(LeftOut leftOut) {
    this.leftOut = leftOut;
  }

  /** A file that is no YAML: its name is looked for in the text. */
  void addUnreadable(FileKind kind, String path, byte[] content) {
    String text = new String(content, StandardCharsets.ISO_8859_1);
    add(kind, first(NAME, text).orElse(FileKind.stem(path)));
    first(TOOL, text).filter(tool -> kind == FileKind.PROMPT).ifPresent(tool -> leftOut.add("tool", Optional.of(tool)));
  }

  /** A file whose declaration lacks what it cannot do without. */
  void addUnbuilt(FileKind kind, String path, Node root) {
    add(kind, kind.shape().nameIn(root).orElse(FileKind.stem(path)));
    Optional.of(root)
        .filter(node -> kind == FileKind.PROMPT)
        .flatMap(node -> child(node, "deliver"))
        .flatMap(node -> child(node, "tool"))
        .filter(Scalar.class::isInstance)
        .ifPresent(tool -> leftOut.add("tool", Optional.of(((Scalar) tool).text())));
  }

  private void add(FileKind kind, String name) {
    for (String noun : nouns(kind)) {
      boolean one = kind.shape().declares().isPresent();
      leftOut.add(noun, one ? Optional.of(name) : Optional.empty());
    }
  }

  private static List<String> nouns(FileKind kind) {
    return switch (kind) {
      case SERVER -> List.of("group");
      case RELEASES -> List.of("release");
      case FACTS -> List.of("fact");
      case RESOURCE -> List.of("resource", "resource template");
      case TYPE, TOOL, PROMPT -> kind.shape().declares().stream().toList();
    };
  }

  private static Optional<Node> child(Node node, String key) {
    return node instanceof Mapping mapping ? mapping.get(key) : Optional.empty();
  }

  private static Optional<String> first(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }
}
