package io.mcpspec.importer.update;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.importer.CapturedAnswer;
import io.mcpspec.importer.PromptFiles;
import io.mcpspec.importer.Published;
import io.mcpspec.publish.identity.ItemRenames;
import io.mcpspec.spec.model.Prompt;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Brings the files of prompts up to date. */
final class PromptChanges {

  private static final String KIND = "prompt";
  private static final String MESSAGES = "messages";

  private final Attempt attempt;
  private final OldSpec old;
  private final Published now;

  PromptChanges(Attempt attempt) {
    this.attempt = attempt;
    this.old = attempt.old();
    this.now = attempt.now();
  }

  void apply() {
    Map<String, Mapping> before = Items.by("name", old.served().lists().prompts());
    Map<String, Mapping> items = Items.by("name", now.prompts());
    Map<String, Prompt> prompts = old.prompts();
    Map<String, String> renamed = ItemRenames.ofPrompts(
        Items.without(before, items, prompts.keySet()), Items.without(items, before, items.keySet()));
    prompts.forEach((name, prompt) -> {
      String path = prompt.span().file().path();
      String by = renamed.getOrDefault(name, name);
      if (items.containsKey(by)) {
        attempt.promptIds().put(by, prompt.id());
        change(path, prompt, before.get(name), items.get(by));
      } else {
        attempt.remove(path);
      }
    });
    renamed.forEach((name, by) -> attempt.remarks().add(
        "the prompt `" + name + "` is called `" + by + "` by now", prompts.get(name).span().file().path()));
    addNew(Items.without(items, before, items.keySet()).entrySet().stream()
        .filter(item -> !renamed.containsValue(item.getKey())).map(Map.Entry::getValue).toList());
  }

  private void addNew(List<Mapping> prompts) {
    PromptFiles files =
        new PromptFiles(now.promptMessages(), now.completes(), attempt.names("prompts/"), attempt.remarks());
    attempt.since().ifPresent(files::since);
    files.addListed(prompts);
    for (int i = 0; i < prompts.size(); i++) {
      attempt.promptIds().put(Published.text(prompts.get(i), "name"), files.ids().get(i));
    }
    files.files().forEach(attempt.files()::write);
    files.answers().entries().forEach(answer -> attempt.answers().put(answer.key(), answer.value()));
  }

  private void change(String path, Prompt prompt, Mapping published, Mapping item) {
    Mapping mine = old.file(path);
    Mapping base = PromptFiles.declared(published, prompt.id(), now.completes());
    Mapping theirs = PromptFiles.declared(item, prompt.id(), now.completes());
    Mapping merged = attempt.merge(path).file(mine, base, theirs);
    String name = Published.text(published, "name");
    Optional<Mapping> answer = now.promptMessages().mapping(Published.text(item, "name"));
    if (answer.isPresent() && mine.has(MESSAGES)) {
      merged = withMessages(path, merged, published, item, answer.get());
    } else if (answer.isPresent() && mine.has("outline") && isOther(name, answer.get())) {
      attempt.remarks().add("the server answers another text than the outline gives; import it with "
          + attempt.commands().option("prompt", "FILE.md") + " as a later release", path);
    }
    attempt.files().change(path, KIND, merged);
  }

  private boolean isOther(String name, Mapping answer) {
    return old.served().lists().promptMessages().mapping(name)
        .filter(before -> !before.get(MESSAGES).equals(answer.get(MESSAGES))).isPresent();
  }

  private Mapping withMessages(String path, Mapping mine, Mapping published, Mapping item, Mapping answer) {
    String name = Published.text(item, "name");
    Optional<CapturedAnswer> captured = CapturedAnswer.of(answer);
    if (captured.isEmpty()) {
      attempt.remarks().add(
          "the captured answer has no place in a spec, so the prompt is left to Java", "promptMessages." + name);
      return Items.replaced(
          mine.without("answer"), MESSAGES, "handler", Scalar.bool(true, mine.span()));
    }
    attempt.answers().put(name, answer);
    Optional<CapturedAnswer> before = old.served().lists().promptMessages()
        .mapping(Published.text(published, "name")).flatMap(CapturedAnswer::of);
    MessageChanges messages = new MessageChanges(attempt, path, attempt.merge(path));
    Optional<Mapping> members = captured.get().membersUnless(item.text("description"));
    Optional<Mapping> usual = before.flatMap(one -> one.membersUnless(published.text("description")));
    Mapping with = new MappingBuilder(mine.span()).putAll(mine)
        .put(MESSAGES, messages.merged(mine.get(MESSAGES).orElseThrow(), before, captured.get()))
        .build();
    return members.equals(usual)
        ? with
        : members.map(found -> Items.behind(with, MESSAGES, "answer", found)).orElse(with.without("answer"));
  }
}
