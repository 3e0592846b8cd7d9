package io.mcpspec.spec.syntax;

import io.mcpspec.diagnostic.UnresolvedNames;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The names in files that could not be built, as far as they can be told. */
final class LeftOutFiles {

  /** A name near the left margin, where every file has its own. */
  private static final Pattern NAME = Pattern.compile("(?m)^[ -]{0,2}(?:name|id):[ \"']*([^ \"'#\r\n]+)");

  /** The tool that a prompt is delivered as. */
  private static final Pattern TOOL = Pattern.compile("\\btool:[ \"']*([^ \"'#},\r\n]+)");

  private final UnresolvedNames leftOut;

  LeftOutFiles(UnresolvedNames leftOut) {
    this.leftOut = leftOut;
  }

  /** Looks for the names in the text, since it may be no YAML. */
  void add(FileKind kind, String path, byte[] content) {
    String text = new String(content, StandardCharsets.UTF_8);
    add(kind, first(NAME, text).orElse(FileKind.stem(path)));
    if (kind == FileKind.PROMPT) {
      leftOut.addPromptRoutes(first(TOOL, text));
    }
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
      case EXCEPTIONS -> List.of();
      case TYPE, TOOL, PROMPT -> kind.shape().declares().stream().toList();
    };
  }

  private static Optional<String> first(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }
}
