package io.mcpspec.spec.prompt;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.TypeReference;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.SharedType;
import io.mcpspec.spec.model.Tool;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The names that {@code @{tool.…}} can mean: every tool with its parameters, prompts that are served as tools included.
 */
final class ToolParameters {

  private final Catalog catalog;
  private final Map<String, Node> inputs = new LinkedHashMap<>();

  ToolParameters(Catalog catalog) {
    this.catalog = catalog;
    catalog.tools().forEach(this::add);
    catalog.prompts().forEach(prompt -> PromptTool.of(prompt, catalog).ifPresent(this::add));
  }

  private void add(Tool tool) {
    inputs.put(tool.name(), tool.input());
  }

  Set<String> tools() {
    return inputs.keySet();
  }

  /** The parameters of a tool that exists. */
  List<String> of(String tool) {
    return properties(inputs.get(tool), catalog.types().size());
  }

  /** The schema's own properties, or those of the shared type that it is; types may refer to each other in a circle. */
  private List<String> properties(Node schema, int typesLeft) {
    Optional<SharedType> type = TypeReference.nameIn(schema).map(catalog.types()::get);
    if (type.isPresent() && typesLeft > 0) {
      return properties(type.get().schema(), typesLeft - 1);
    }
    return schema instanceof Mapping mapping && mapping.get("properties").orElse(null) instanceof Mapping properties
        ? properties.keys()
        : List.of();
  }
}
