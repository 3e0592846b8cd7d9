package io.mcpspec.importer;

import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.source.InputFile;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.TextDecoder;
import io.mcpspec.generator.tree.YamlReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Carries comments over to a YAML file that is written anew. A comment on lines of its own stays above the line that
 * followed it, which for a list item is the one with the same id; comments behind values are not carried.
 */
public final class KeptComments {

  private static final Pattern COMMENT = Pattern.compile("\\s*#(?! yaml-language-server:).*");
  private static final Pattern ITEM = Pattern.compile("- (?:\\{ )?id: \"?([^\\s,\"}]+).*");

  private final Map<String, List<String>> comments = new LinkedHashMap<>();

  private KeptComments() {}

  /** The comments of a file, by what they stand above. */
  public static KeptComments of(InputFile file) {
    KeptComments kept = new KeptComments();
    List<String> pending = new ArrayList<>();
    for (String line : text(file).lines().toList()) {
      if (COMMENT.matcher(line).matches()) {
        pending.add(line.strip());
      } else if (!line.isBlank() && !pending.isEmpty()) {
        kept.comments.putIfAbsent(anchor(line), List.copyOf(pending));
        pending.clear();
      }
    }
    if (!pending.isEmpty()) {
      kept.comments.putIfAbsent("", List.copyOf(pending));
    }
    return kept;
  }

  /** The file with the comments at their places. What has no place any more is left in {@link #left()}. */
  public InputFile in(InputFile file) {
    StringBuilder out = new StringBuilder();
    for (String line : text(file).lines().toList()) {
      String indent = line.substring(0, line.length() - line.stripLeading().length());
      Optional.ofNullable(comments.remove(anchor(line)))
          .ifPresent(lines -> lines.forEach(comment -> out.append(indent).append(comment).append('\n')));
      out.append(line).append('\n');
    }
    Optional.ofNullable(comments.remove(""))
        .ifPresent(lines -> lines.forEach(comment -> out.append(comment).append('\n')));
    InputFile commented = new InputFile(file.path(), out.toString().getBytes(StandardCharsets.UTF_8));
    return value(commented).equals(value(file)) ? commented : file;
  }

  /** In a block of text a line with a {@code #} is no comment; then the file is written without any. */
  private static Optional<Node> value(InputFile file) {
    Diagnostics ignored = new Diagnostics();
    return new TextDecoder(ignored).decode(file.path(), file.content()).flatMap(new YamlReader(ignored)::read);
  }

  /** Comments that found no place. */
  public List<String> left() {
    return comments.values().stream().flatMap(List::stream).toList();
  }

  private static String anchor(String line) {
    Matcher item = ITEM.matcher(line.strip());
    return item.matches() ? "id " + item.group(1) : line.strip();
  }

  private static String text(InputFile file) {
    return new String(file.content(), StandardCharsets.UTF_8);
  }
}
