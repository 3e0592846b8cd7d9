package io.mcpspec.importer;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.spec.syntax.Template;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** An answer of {@code prompts/get} that can be written as messages of a spec. */
public final class CapturedAnswer {

  private static final int LONGEST_IN_PLACE = 1_500;
  private static final Set<String> ROLES = Set.of("user", "assistant");

  private final Mapping answer;
  private final List<Mapping> messages;

  /**
   * @param messages what stands below {@code messages}
   * @param files the files that they name
   */
  record Written(Sequence messages, List<InputFile> files) {}

  private CapturedAnswer(Mapping answer, List<Mapping> messages) {
    this.answer = answer;
    this.messages = messages;
  }

  /** None where a message is none that the format can say. */
  public static Optional<CapturedAnswer> of(Mapping answer) {
    List<Node> items = answer.get("messages").orElse(null) instanceof Sequence list ? list.items() : List.of();
    boolean sayable = !items.isEmpty() && items.stream().allMatch(CapturedAnswer::isMessage);
    return sayable
        ? Optional.of(new CapturedAnswer(answer, items.stream().map(Mapping.class::cast).toList()))
        : Optional.empty();
  }

  /** In a content block the key {@code file} would be read as the name of one. */
  private static boolean isMessage(Node node) {
    return node instanceof Mapping message
        && Set.copyOf(message.keys()).equals(Set.of("role", "content"))
        && message.get("role").orElseThrow() instanceof Scalar role && ROLES.contains(role.text())
        && message.get("content").orElseThrow() instanceof Mapping content
        && !PropertyWalk.has(content, Set.of("file"));
  }

  /** The members beside the messages, where they are not what the format answers of itself. */
  public Optional<Mapping> membersUnless(Optional<String> description) {
    Mapping members = answer.without("messages");
    Mapping usual = new MappingBuilder(answer.span()).putText("description", description).build();
    return members.equals(usual) ? Optional.empty() : Optional.of(members);
  }

  /** The messages, whose texts stand in place however long they are. */
  public Sequence inPlace() {
    return new Sequence(
        messages.stream().<Node>map(message -> {
          Mapping content = (Mapping) message.get("content").orElseThrow();
          return isText(content) ? inPlace(message, content) : message;
        }).toList(),
        answer.span());
  }

  private static Mapping inPlace(Mapping message, Mapping content) {
    return new MappingBuilder(message.span())
        .putNode("role", message.get("role"))
        .put("text", Template.escaped(Published.text(content, "text")))
        .build();
  }

  Written write(String directory) {
    List<InputFile> files = new ArrayList<>();
    List<Node> written = new ArrayList<>();
    for (Mapping message : messages) {
      written.add(message(message, directory, files));
    }
    return new Written(new Sequence(written, answer.span()), files);
  }

  private static Mapping message(Mapping message, String directory, List<InputFile> files) {
    Mapping content = (Mapping) message.get("content").orElseThrow();
    MappingBuilder written = new MappingBuilder(message.span()).putNode("role", message.get("role"));
    if (!isText(content)) {
      return written.put("content", content).build();
    }
    String text = Template.escaped(Published.text(content, "text"));
    if (text.length() <= LONGEST_IN_PLACE || !StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
      return written.put("text", text).build();
    }
    String name = "message-" + (files.size() + 1) + ".md";
    files.add(new InputFile(directory + name, (text + "\n").getBytes(StandardCharsets.UTF_8)));
    return written.put("file", name).build();
  }

  private static boolean isText(Mapping content) {
    return Set.copyOf(content.keys()).equals(Set.of("type", "text"))
        && Published.text(content, "type").equals("text")
        && content.get("text").filter(ItemMembers::isText).isPresent();
  }
}
