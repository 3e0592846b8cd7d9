package io.mcpspec.importer;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.InputFile;
import io.mcpspec.spec.syntax.PromptDecl;
import io.mcpspec.spec.syntax.Template;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes a directory for each prompt. */
public final class PromptFiles {

  private final Mapping captured;
  private final boolean completed;
  private final Remarks remarks;
  private final FileNames names;
  private final List<String> ids = new ArrayList<>();
  private final List<InputFile> files = new ArrayList<>();
  private final MappingBuilder answers;
  private Optional<String> since = Optional.empty();

  /**
   * @param captured answers of {@code prompts/get} by prompt
   * @param completed whether the server completes arguments
   * @param names names of directories, with those that are taken
   */
  public PromptFiles(Mapping captured, boolean completed, FileNames names, Remarks remarks) {
    this.captured = captured;
    this.answers = new MappingBuilder(captured.span());
    this.completed = completed;
    this.names = names;
    this.remarks = remarks;
  }

  /** Says of each prompt which release brought it. */
  public void since(String release) {
    since = Optional.of(release);
  }

  /** Adds prompts, and nothing of answers that belong to others. */
  public void addListed(List<Mapping> prompts) {
    prompts.forEach(this::add);
  }

  void add(List<Mapping> prompts) {
    addListed(prompts);
    List<String> listed = prompts.stream().map(prompt -> Published.text(prompt, "name")).toList();
    captured.keys().stream().filter(name -> !listed.contains(name)).forEach(name -> remarks.add(
        "no prompt of this name is listed, so its captured answer is left out", "promptMessages." + name));
  }

  public List<InputFile> files() {
    return files;
  }

  /** The ids in the order in which the prompts were added. */
  public List<String> ids() {
    return ids;
  }

  /** The captured answers that have a place in the spec. */
  public Mapping answers() {
    return answers.build();
  }

  private void add(Mapping prompt) {
    String id = names.unique(Published.text(prompt, "name"));
    ids.add(id);
    Mapping declared = declared(prompt, id, completed);
    MappingBuilder file = new MappingBuilder(prompt.span()).putAll(declared.without("wire"));
    since.ifPresent(release -> file.put("since", release));
    body(prompt, id, file);
    file.putNode("wire", declared.get("wire"));
    files.add(new SpecFile("prompts/" + id + "/prompt.yaml", "prompt", file.build()).file());
  }

  /** What the file of a prompt says beside its messages. */
  public static Mapping declared(Mapping prompt, String id, boolean completed) {
    ItemMembers members = new ItemMembers(prompt);
    String name = members.text("name").orElseThrow();
    MappingBuilder file = new MappingBuilder(prompt.span()).put("spec", "prompt/1").put("id", id);
    file.putText("title", members.text("title").map(Template::escaped));
    file.putText("description", members.text("description").map(Template::escaped));
    if (!id.equals(name)) {
      file.put("deliver", new MappingBuilder(prompt.span()).put("prompt", name).build());
    }
    members.take("arguments", PromptDecl::areArguments)
        .ifPresent(list -> file.put("arguments", arguments((Sequence) list, completed)));
    return file.putNode("wire", members.rest()).build();
  }

  private static Sequence arguments(Sequence list, boolean completed) {
    return new Sequence(list.items().stream().map(item -> argument((Mapping) item, completed)).toList(), list.span());
  }

  private static Node argument(Mapping argument, boolean completed) {
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

  private void body(Mapping prompt, String id, MappingBuilder file) {
    String name = Published.text(prompt, "name");
    Optional<String> description = prompt.text("description");
    Optional<Mapping> answer = captured.mapping(name);
    boolean needed =
        prompt.get("arguments").filter(PromptDecl::areArguments).filter(PromptFiles::anyRequired).isPresent();
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
