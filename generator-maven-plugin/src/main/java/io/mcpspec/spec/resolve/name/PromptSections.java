package io.mcpspec.spec.resolve.name;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.syntax.PromptDecl;
import io.mcpspec.spec.syntax.ResourceDecl;
import io.mcpspec.spec.syntax.SectionDecl;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The sections of each prompt, in every release that has them. */
public final class PromptSections {

  private final Map<String, List<String>> sections = new LinkedHashMap<>();

  public PromptSections(List<PromptDecl> prompts) {
    prompts.forEach(prompt -> sections.put(
        prompt.id().text(), ids(prompt.outline().orElse(List.of())).map(Scalar::text).toList()));
  }

  /** The ids of sections and of those below them, as written. */
  public static Stream<Scalar> ids(List<SectionDecl> sections) {
    return sections.stream().flatMap(section -> Stream.concat(Stream.of(section.id()), ids(section.children())));
  }

  /** Whether there is such a section; reports it if not. Of a prompt that cannot be read, nobody knows. */
  public boolean check(ResourceDecl.Section section, Names names) {
    return names.check(Code.UNKNOWN_PROMPT, "prompt", section.prompt(), sections.keySet())
        && sections.containsKey(section.prompt().text())
        && names.check(Code.UNKNOWN_SECTION, "section", section.id(), sections.get(section.prompt().text()));
  }
}
