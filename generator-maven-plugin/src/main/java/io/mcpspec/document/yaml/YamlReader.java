package io.mcpspec.document.yaml;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.LineIndex;
import io.mcpspec.document.source.ReadFault;
import io.mcpspec.document.source.ReadFault.Kind;
import io.mcpspec.document.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.ReaderException;
import org.yaml.snakeyaml.reader.StreamReader;

/**
 * Reads one YAML file into nodes. SnakeYAML's events are used below its composer, since only they tell an alias's
 * place; what the events allow and the format does not (anchors, tags, several documents, …) is reported here.
 */
public final class YamlReader {

  /** Deepest nesting of lists and mappings. */
  public static final int MAX_DEPTH = 200;

  /** What a bracket that is not closed makes of the lines below it. */
  private static final Set<Kind> CONSEQUENCES = Set.of(Kind.MISSING_VALUE, Kind.YAML_PAIR);

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final ReadFault.Listener faults;

  public YamlReader(ReadFault.Listener faults) {
    this.faults = faults;
  }

  /** The file's one document, if it could be read; findings may have been reported nevertheless. */
  public Optional<Node> read(SourceFile written) {
    SourceFile file =
        written.text().startsWith(BYTE_ORDER_MARK)
            ? new SourceFile(written.path(), written.text().substring(1))
            : written;
    LineIndex lines = new LineIndex(file);
    if (file.text().length() > SourceFile.MAX_CHARACTERS) {
      faults.report(
          Kind.TOO_LARGE,
          lines.span(0, 0),
          "the file has more than " + SourceFile.MAX_CHARACTERS + " characters",
          "split it, or move long text into a Markdown file of its own");
      return Optional.empty();
    }
    List<ReadFault> found = new ArrayList<>();
    Optional<Node> root = read(new YamlTree(events(file), lines, found::add), lines);
    found.stream().filter(fault -> root.isPresent() || !CONSEQUENCES.contains(fault.kind())).forEach(faults::report);
    return root;
  }

  private Optional<Node> read(YamlTree tree, LineIndex lines) {
    try {
      return tree.document();
    } catch (ReadingEndedException reported) {
      return Optional.empty();
    } catch (ReaderException failure) {
      reportForbiddenCharacter(failure, lines);
    } catch (MarkedYAMLException failure) {
      new YamlProblem(failure, lines).report(faults);
    } catch (YAMLException failure) { // it has no place: SnakeYAML takes this for a fault of its own
      faults.report(
          Kind.BAD_YAML,
          tree.last(),
          "the YAML cannot be read behind this: " + failure.getMessage(),
          "close what is open in braces or brackets, and check the indentation of the lines below");
    }
    return Optional.empty();
  }

  private static YamlEvents events(SourceFile file) {
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(SourceFile.MAX_CHARACTERS);
    options.setNestingDepthLimit(MAX_DEPTH + 1);
    return new YamlEvents(new ParserImpl(new StreamReader(file.text()), options));
  }

  private void reportForbiddenCharacter(ReaderException failure, LineIndex lines) {
    int offset = lines.file().text().indexOf(Character.toString(failure.getCodePoint()));
    faults.report(
        Kind.BAD_YAML,
        lines.span(Math.max(offset, 0), Math.max(offset, 0) + 1),
        String.format(Locale.ROOT, "the character U+%04X cannot stand in YAML", failure.getCodePoint()),
        "write it escaped, inside double quotes");
  }
}
