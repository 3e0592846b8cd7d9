package io.mcpspec.importer;

import io.mcpspec.generator.resolve.WrittenSchema;
import io.mcpspec.generator.template.Template;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes a file for each tool. */
final class ToolFiles {

  private static final String QUESTION = "? the server does not say: `read`, `write` or `destroy`";

  private final SharedTypes types;
  private final Set<String> adopted;
  private final Remarks remarks;
  private final FileNames names = new FileNames();

  /**
   * @param types the shared types that stand in schemas
   * @param adopted paths of the tools whose schemas have faults
   */
  ToolFiles(SharedTypes types, Set<String> adopted, Remarks remarks) {
    this.types = types;
    this.adopted = adopted;
    this.remarks = remarks;
  }

  List<SpecFile> of(List<Mapping> tools) {
    List<SpecFile> files = new ArrayList<>();
    tools.forEach(tool -> files.add(file(tool)));
    return files;
  }

  private SpecFile file(Mapping tool) {
    ItemMembers members = new ItemMembers(tool);
    String name = members.text("name").orElseThrow();
    String path = "tools/" + names.unique(name) + ".yaml";
    Optional<Node> annotations = members.take("annotations", Mapping.class::isInstance);
    String effect = Effects.of(annotations);
    MappingBuilder file = new MappingBuilder(tool.span()).put("spec", "tool/1").put("name", name);
    file.putText("title", members.text("title").map(Template::escaped));
    Effects.write(effect, annotations, file);
    file.putText("description", members.text("description").map(Template::escaped));
    file.put("input", schema(members, "inputSchema").orElseGet(() -> anyObject(tool)));
    file.putNode("output", schema(members, "outputSchema"));
    if (adopted.contains(path)) {
      file.put("adopted", true);
      remarks.add("its schemas have faults that are published as they are", path);
    }
    file.putNode("wire", members.rest());
    if (Effects.isUnknown(effect)) {
      remarks.add("the server does not say what it changes: answer the question at `effect`", path);
    }
    return new SpecFile(path, "tool", file.build(), Effects.isUnknown(effect) ? Map.of("effect", QUESTION) : Map.of());
  }

  private Optional<Node> schema(ItemMembers members, String key) {
    return members.take(key, node -> node instanceof Mapping || node instanceof Scalar scalar
            && scalar.kind() == Scalar.Kind.BOOLEAN)
        .map(types::shared)
        .map(WrittenSchema::of);
  }

  private static Mapping anyObject(Mapping tool) {
    return new MappingBuilder(tool.span()).put("type", "object").build();
  }
}
