package io.mcpspec.release.surface;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** P22: compares who says what kind of thing in which order in a prompt. */
public final class MessagesComparison {

  private final Reporter reporter;

  MessagesComparison(Reporter reporter) {
    this.reporter = reporter;
  }

  void compare(Mapping before, Mapping after) {
    Optional<Mapping> old = before.mapping("promptMessages");
    Optional<Mapping> now = after.mapping("promptMessages");
    for (Mapping.Entry prompt : old.map(Mapping::entries).orElse(List.of())) {
      now.flatMap(answers -> answers.mapping(prompt.key()))
          .filter(answer -> prompt.value() instanceof Mapping)
          .ifPresent(answer -> messages(prompt.key(), (Mapping) prompt.value(), answer));
    }
  }

  private void messages(String prompt, Mapping before, Mapping after) {
    List<String> old = structure(before);
    List<String> now = structure(after);
    if (old.equals(now)) {
      return;
    }
    int common = Math.min(old.size(), now.size());
    boolean onlyMore = old.subList(0, common).equals(now.subList(0, common)) && now.size() > old.size();
    boolean sameKinds = kinds(old).equals(kinds(now));
    reporter.add(Rule.MESSAGE_STRUCTURE_CHANGED, onlyMore || sameKinds ? Level.RISKY : Level.BREAKING,
        "prompt/" + prompt,
        "prompt `" + prompt + "`: messages " + String.join(", ", old) + " → " + String.join(", ", now),
        Places.of(before, after), "from", String.join(",", old), "to", String.join(",", now));
  }

  /** One entry a message, such as {@code user text} or {@code user resource docs://limits}. */
  private static List<String> structure(Mapping answer) {
    List<String> structure = new ArrayList<>();
    for (Mapping message : answer.mappings("messages")) {
      String role = message.text("role").orElse("nobody");
      List<Mapping> contents = message.get("content").orElse(null) instanceof Sequence
          ? message.mappings("content")
          : message.mapping("content").map(List::of).orElse(List.of());
      contents.forEach(content -> structure.add(role + " " + content(content)));
    }
    return structure;
  }

  private static String content(Mapping content) {
    String uri = content.mapping("resource").or(() -> Optional.of(content))
        .flatMap(holder -> holder.text("uri")).map(text -> " " + text).orElse("");
    return content.text("type").orElse("nothing") + uri;
  }

  private static List<String> kinds(List<String> structure) {
    return structure.stream().map(entry -> entry.replaceAll("^(\\S+ \\S+).*$", "$1")).toList();
  }
}
