package io.mcpspec.document.edit;

import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.yaml.YamlReader;
import java.util.ArrayList;
import java.util.List;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.comments.CommentType;
import org.yaml.snakeyaml.events.CommentEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;

/** The comments of a YAML text. */
public final class YamlComments {

  private YamlComments() {}

  /** The comments that the one text has and the other has not, without their {@code #}. */
  public static List<String> lost(String before, String after) {
    List<String> lost = of(before);
    of(after).forEach(lost::remove);
    return lost;
  }

  /** The comments in their order; of a text that can be read. */
  private static List<String> of(String text) {
    LoaderOptions options = new LoaderOptions();
    options.setProcessComments(true);
    options.setCodePointLimit(SourceFile.MAX_CHARACTERS);
    options.setNestingDepthLimit(YamlReader.MAX_DEPTH + 1);
    ParserImpl events = new ParserImpl(new StreamReader(text), options);
    List<String> comments = new ArrayList<>();
    while (!events.checkEvent(Event.ID.StreamEnd)) {
      if (events.getEvent() instanceof CommentEvent comment && comment.getCommentType() != CommentType.BLANK_LINE) {
        comments.add(comment.getValue().strip());
      }
    }
    return comments;
  }
}
