package io.mcpspec.importer;

import io.mcpspec.generator.source.InputFile;
import io.mcpspec.generator.template.Template;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import io.mcpspec.generator.tree.Sequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes a directory for each prompt. */
final class PromptFiles {

  private final Mapping captured;
  private final boolean completed;
  private final Remarks remarks;
  private final FileNames names = new FileNames();
  private final List<String> ids = new ArrayList<>();
  private final List<InputFile> files = new ArrayList<>();
  private final MappingBuilder answers;

  /**
   * @param captured answers of {@code prompts/get} by prompt
   * @param completed whether the server completes arguments
   */
  PromptFiles(Mapping captured, boolean completed, Remarks remarks) {
    this.captured = captured;
    this.answers = new MappingBuilder(captured.span());
    this.completed = completed;
    this.remarks = remarks;
  }

  void add(List<Mapping> prompts) {
    prompts.forEach(this::add);
    List<String> listed = prompts.stream().map(prompt -> Published.text(prompt, "name")).toList();
    captured.keys().stream().filter(name -> !listed.contains(name)).forEach(name -> remarks.add(
        "no prompt of this name is listed, so its captured answer is left out", "promptMessages." + name));
  }

  List<InputFile> files() {
    return files;
  }

  /** The ids in the order in which the prompts were added. */
  List<String> ids() {
    return ids;
  }

  /** The captured answers that have a place in the spec. */
  Mapping answers() {
    return answers.build();
  }

  private void add(Mapping prompt) {
    ItemMembers members = new ItemMembers(prompt);
    String name = members.text("name").orElseThrow();
    String id = names.unique(name);
    ids.add(id);
    MappingBuilder file = new MappingBuilder(prompt.span()).put("spec", "prompt/1").put("id", id);
    file.putText("title", members.text("title").map(Template::escaped));
    Optional<String> description = members.text("description");
    file.putText("description", description.map(Template::escaped));
    if (!id.equals(name)) {
      file.put("deliver", new MappingBuilder(prompt.span()).put("prompt", name).build());
    }
    Optional<Node> arguments = members.take("arguments", PromptFiles::areArguments);
    arguments.ifPresent(list -> file.put("arguments", arguments((Sequence) list)));
    body(name, id, description, arguments, file);
    file.putNode("wire", members.rest());
    files.add(new SpecFile("prompts/" + id + "/prompt.yaml", "prompt", file.build()).file());
  }

  private static boolean areArguments(Node node) {
    return node instanceof Sequence list && list.items().stream().allMatch(PromptFiles::isArgument);
  }

  private static boolean isArgument(Node node) {
    return node instanceof Mapping argument && argument.get("name").filter(ItemMembers::isText).isPresent();
  }

  private Sequence arguments(Sequence list) {
    return new Sequence(list.items().stream().map(item -> argument((Mapping) item)).toList(), list.span());
  }

  private Node argument(Mapping argument) {
    ItemMembers members = new ItemMembers(argument);
    MappingBuilder written = new MappingBuilder(argument.span())
        .put("name", members.text("name").orElseThrow())
        .putText("title", members.text("title").map(Template::escaped))
        .putText("description", members.text("description").map(Template::escaped))
        .putNode("required", members.flag("required"));
    if (completed) {
      written.put("completion", new MappingBuilder(argument.span()).put("handler", true).build());
    }
    return written.putNode("wire", members.rest()).build();
  }

  private void body(
      String name, String id, Optional<String> description, Optional<Node> arguments, MappingBuilder file) {
    Optional<Mapping> answer = captured.get(name).filter(Mapping.class::isInstance).map(Mapping.class::cast);
    boolean needed = arguments.filter(PromptFiles::anyRequired).isPresent();
    Optional<CapturedAnswer> adopted = answer.filter(found -> !needed).flatMap(CapturedAnswer::of);
    if (adopted.isEmpty()) {
      file.put("handler", true);
      answer.ifPresent(left -> remarks.add(
          "the captured answer has no place in a spec, so the prompt is left to Java", "promptMessages." + name));
      return;
    }
    answers.put(name, answer.orElseThrow());
    String directory = "prompts/" + id + "/";
    CapturedAnswer.Written written = adopted.get().write(directory);
    file.put("messages", written.messages());
    files.addAll(written.files());
    adopted.get().membersUnless(description).ifPresent(members -> file.put("answer", members));
    remarks.add("its messages are what the server answered once; write `handler: true` if they change", directory);
  }

  private static boolean anyRequired(Node arguments) {
    return ((Sequence) arguments).items().stream()
        .anyMatch(argument -> ((Mapping) argument).get("required")
            .filter(node -> node.equals(Scalar.bool(true, node.span()))).isPresent());
  }
}
