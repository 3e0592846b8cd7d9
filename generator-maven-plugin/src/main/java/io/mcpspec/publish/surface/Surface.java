package io.mcpspec.publish.surface;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.spec.prompt.CompiledPrompt;
import java.util.List;
import java.util.Optional;

/**
 * Everything that a server shows, each list in served order. A list that the server does not have is empty as an
 * {@code Optional}, which is not the same as an empty list.
 *
 * @param initialize the result of {@code initialize}
 * @param tools tools of all groups
 * @param prompts items of {@code prompts/list}
 * @param promptTexts the texts of all releases
 * @param resources items of {@code resources/list}
 * @param resourceTemplates items of {@code resources/templates/list}
 * @param completions what {@code completion/complete} answers
 */
public record Surface(
    Mapping initialize,
    Optional<List<ToolItem>> tools,
    Optional<List<Mapping>> prompts,
    List<CompiledPrompt> promptTexts,
    Optional<List<Mapping>> resources,
    Optional<List<Mapping>> resourceTemplates,
    List<ArgumentCompletion> completions) {

  public Surface {
    promptTexts = List.copyOf(promptTexts);
    completions = List.copyOf(completions);
  }
}
