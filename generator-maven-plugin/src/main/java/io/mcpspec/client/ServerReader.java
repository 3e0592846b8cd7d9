package io.mcpspec.client;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import java.util.List;
import java.util.Optional;

/** Reads all that a server shows of itself. */
public final class ServerReader {

  private final McpClient client;

  public ServerReader(McpClient client) {
    this.client = client;
  }

  /**
   * The surface: {@code initialize}, {@code tools}, {@code prompts}, {@code promptMessages} (the answers that need no
   * argument), {@code resources}, {@code resourceTemplates}. A list that the server does not declare is absent.
   */
  public Mapping read() throws ClientException {
    Mapping initialize = client.initialize();
    MappingBuilder surface = new MappingBuilder(Messages.SPAN).put("initialize", initialize);
    Mapping capabilities = initialize.mapping("capabilities").orElse(new MappingBuilder(Messages.SPAN).build());
    if (capabilities.has("tools")) {
      surface.putNode("tools", client.list("tools/list", "tools"));
    }
    if (capabilities.has("prompts")) {
      Optional<Sequence> prompts = client.list("prompts/list", "prompts");
      surface.putNode("prompts", prompts);
      surface.put("promptMessages", messages(prompts));
    }
    if (capabilities.has("resources")) {
      surface.putNode("resources", client.list("resources/list", "resources"));
      surface.putNode("resourceTemplates", client.list("resources/templates/list", "resourceTemplates"));
    }
    return surface.build();
  }

  private Mapping messages(Optional<Sequence> prompts) throws ClientException {
    MappingBuilder messages = new MappingBuilder(Messages.SPAN);
    for (Node item : prompts.map(Sequence::items).orElse(List.of())) {
      if (item instanceof Mapping prompt && !needsArguments(prompt)) {
        String name = prompt.text("name").orElse("");
        messages.putNode(name, client.prompt(name));
      }
    }
    return messages.build();
  }

  private static boolean needsArguments(Mapping prompt) {
    return prompt.mappings("arguments").stream().anyMatch(argument ->
        argument.get("required").orElse(null) instanceof Scalar required && required.text().equals("true"));
  }
}
