package io.mcpspec.lint.rule;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.lint.rule.LintedText.Role;
import io.mcpspec.publish.client.ClientProfile;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.publish.snapshot.SurfaceMembers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * All that a server serves, as rules see it.
 *
 * @param snapshot what it was made from
 * @param tools the tools of all groups
 * @param clients whose limits count
 */
public record LintedServer(Snapshot snapshot, List<LintedTool> tools, List<ClientProfile> clients) {

  public static LintedServer of(Snapshot snapshot, List<ClientProfile> clients) {
    Mapping holder = snapshot.catalog().orElse(snapshot.surface());
    Function<Mapping, Optional<LintedTool>> reader =
        snapshot.catalog().isPresent() ? LintedTool::catalogued : LintedTool::listed;
    return new LintedServer(
        snapshot, holder.mappings("tools").stream().flatMap(tool -> reader.apply(tool).stream()).toList(), clients);
  }

  public String subject() {
    return "server";
  }

  /** The prompts' texts. */
  public List<LintedPrompt> prompts() {
    return snapshot.prompts().stream().map(prompt -> new LintedPrompt(prompt, this)).toList();
  }

  /** Every text that a model or its user may read. */
  public List<LintedText> texts() {
    List<LintedText> texts = new ArrayList<>();
    snapshot.surface().mapping("initialize").ifPresent(server -> TextWalk.of("server", server, texts::add));
    tools.forEach(tool -> TextWalk.of(tool.subject(), tool.full(), texts::add));
    items(texts);
    snapshot.surface().mapping("resourceContents").ifPresent(answers -> answers.entries().forEach(answer -> {
      if (answer.value() instanceof Mapping content) {
        TextWalk.of("resource/" + answer.key(), content, texts::add);
      }
    }));
    for (LintedPrompt prompt : prompts()) {
      for (PromptSection section : prompt.sections()) {
        texts.add(new LintedText(Role.CONTENT, section.text(), offset -> prompt.place(section, offset)));
      }
    }
    return texts;
  }

  /** Prompts, resources and templates as they are listed. */
  private void items(List<LintedText> texts) {
    for (Map.Entry<String, String> list : SurfaceMembers.LISTS) {
      String kind = list.getKey().equals("prompts") ? "prompt/" : "resource/";
      if (!list.getKey().equals("tools")) {
        for (Mapping item : snapshot.surface().mappings(list.getKey())) {
          item.text(list.getValue()).ifPresent(name -> TextWalk.of(kind + name, item, texts::add));
        }
      }
    }
  }
}
