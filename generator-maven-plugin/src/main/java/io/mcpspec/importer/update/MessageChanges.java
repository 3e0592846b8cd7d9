package io.mcpspec.importer.update;

import io.mcpspec.document.edit.ListMatches;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.importer.CapturedAnswer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Brings the messages of one prompt up to date, and the files that they name. */
final class MessageChanges {

  private final Attempt attempt;
  private final String directory;
  private final Merge merge;
  private final boolean anew;

  MessageChanges(Attempt attempt, String path, Merge merge) {
    this.attempt = attempt;
    this.directory = path.substring(0, path.lastIndexOf('/') + 1);
    this.merge = merge;
    this.anew = attempt.decisions().freedom(path) == RewriteLevel.ALL;
  }

  Node merged(Node written, Optional<CapturedAnswer> before, CapturedAnswer now) {
    List<Node> mine = ((Sequence) written).items();
    List<Node> base = before.map(answer -> answer.inPlace().items()).orElse(List.of());
    List<Node> theirs = now.inPlace().items();
    if (anew || mine.size() != base.size()) {
      return now.inPlace();
    }
    int[] matches = ListMatches.of(base, theirs);
    List<Node> merged = new ArrayList<>();
    for (int i = 0; i < matches.length; i++) {
      int old = matches[i];
      merged.add(old < 0
          ? theirs.get(i)
          : message((Mapping) mine.get(old), (Mapping) base.get(old), (Mapping) theirs.get(i)));
    }
    return new Sequence(merged, written.span());
  }

  private Node message(Mapping mine, Mapping base, Mapping theirs) {
    Optional<String> file = mine.text("file");
    if (file.isPresent() && theirs.has("text")) {
      if (!base.get("text").equals(theirs.get("text"))) {
        String text = theirs.text("text").orElseThrow() + "\n";
        attempt.files().write(new InputFile(directory + file.get(), text.getBytes(StandardCharsets.UTF_8)));
      }
      return new MappingBuilder(mine.span()).putAll(mine).putNode("role", theirs.get("role")).build();
    }
    boolean fromFile = mine.mapping("content").filter(content -> content.has("file")).isPresent();
    boolean otherKind = !mine.keys().stream().allMatch(theirs::has);
    if (base.equals(theirs)) {
      return mine;
    }
    return fromFile || otherKind ? theirs : merge.of(mine, base, theirs);
  }
}
