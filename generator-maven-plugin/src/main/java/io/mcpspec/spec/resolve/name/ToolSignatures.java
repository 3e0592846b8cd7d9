package io.mcpspec.spec.resolve.name;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.syntax.PromptDecl;
import io.mcpspec.spec.syntax.SpecDecl;
import io.mcpspec.spec.syntax.ToolDecl;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Names and parameters of all tools, those that deliver prompts included. */
public final class ToolSignatures {

  private static final List<String> PROMPT_TOOL_PARAMETERS = List.of("release", "section");

  private final Map<String, List<String>> parameters = new LinkedHashMap<>();
  private final List<Scalar> declared = new ArrayList<>();

  public ToolSignatures(SpecDecl spec) {
    for (ToolDecl tool : spec.tools()) {
      add(tool.name(), properties(tool.schemas().input()));
      tool.history().renamed().forEach(older -> declared.add(older.from()));
    }
    for (PromptDecl prompt : spec.prompts()) {
      List<String> names = new ArrayList<>(PROMPT_TOOL_PARAMETERS);
      prompt.arguments().forEach(argument -> names.add(argument.name().text()));
      prompt.deliver().flatMap(PromptDecl.Deliver::tool).ifPresent(tool -> add(tool, names));
    }
  }

  private void add(Scalar name, List<String> names) {
    parameters.putIfAbsent(name.text(), names);
    declared.add(name);
  }

  /** Every place that claims a tool name, older names included. */
  public List<Scalar> declared() {
    return declared;
  }

  boolean has(String tool) {
    return parameters.containsKey(tool);
  }

  public Set<String> names() {
    return parameters.keySet();
  }

  /** The parameters of a known tool. */
  List<String> parameters(String tool) {
    return parameters.get(tool);
  }

  /** The names of a schema's own properties. */
  public static List<String> properties(Node schema) {
    boolean has = schema instanceof Mapping mapping && mapping.get("properties").orElse(null) instanceof Mapping;
    return has ? ((Mapping) ((Mapping) schema).get("properties").orElseThrow()).keys() : List.of();
  }
}
