package io.mcpspec.document.edit;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.LineIndex;
import io.mcpspec.document.source.ReadFault;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.yaml.YamlReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Changes what a YAML file says and leaves the rest of its text as somebody wrote it: comments, the order of keys,
 * quotes, blocks and braces.
 */
public final class YamlEdit {

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private YamlEdit() {}

  /**
   * The text of a file that says {@code after}, with as little of {@code written} changed as can be.
   *
   * @param written a file that can be read without a finding
   * @param opened keys whose mappings are never put in braces, unless empty
   * @return none where the text cannot be changed in part
   */
  public static Optional<String> edited(SourceFile written, Node after, Set<String> opened) {
    String text = written.text();
    String mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
    boolean windows = text.contains("\r\n");
    String lines = text.substring(mark.length()).replace("\r\n", "\n");
    SourceFile plain = new SourceFile(written.path(), lines.endsWith("\n") ? lines : lines + "\n");
    Optional<Node> before = read(plain);
    if (before.isEmpty() || !before.equals(read(written))) {
      return Optional.empty();
    }
    if (before.get().equals(after)) {
      return Optional.of(text);
    }
    ValueEdit edit = new ValueEdit(new YamlPlaces(new LineIndex(plain)), opened);
    return edit.root(before.get(), after)
        .filter(edited -> read(new SourceFile(written.path(), edited)).equals(Optional.of(after)))
        .map(edited -> mark + (windows ? edited.replace("\n", "\r\n") : edited));
  }

  /** A value that is missing can be edited as the null that it is read as. */
  private static Optional<Node> read(SourceFile file) {
    List<ReadFault> faults = new ArrayList<>();
    return new YamlReader(faults::add).read(file)
        .filter(node -> faults.stream().allMatch(fault -> fault.kind() == ReadFault.Kind.MISSING_VALUE));
  }
}
