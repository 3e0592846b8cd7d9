package io.mcpspec.importer;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.resolve.schema.WrittenSchema;
import io.mcpspec.spec.syntax.Template;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes a file for each tool. */
public final class ToolFiles {

  /** The comment behind an effect that a person has to say. */
  public static final String QUESTION = "? the server does not say: `read`, `write` or `destroy`";

  private final SharedTypes types;
  private final Set<String> adopted;
  private final Remarks remarks;
  private final FileNames names;

  /**
   * @param types the shared types that stand in schemas
   * @param adopted paths of the tools whose schemas have faults
   * @param names names of files, with those that are taken
   */
  public ToolFiles(SharedTypes types, Set<String> adopted, FileNames names, Remarks remarks) {
    this.types = types;
    this.adopted = adopted;
    this.names = names;
    this.remarks = remarks;
  }

  /** What the file of a tool says, without shared types and whatever its faults. */
  public static Mapping content(Mapping tool) {
    return content(tool, SharedTypes.of(Map.of()), false);
  }

  public List<SpecFile> of(List<Mapping> tools) {
    List<SpecFile> files = new ArrayList<>();
    tools.forEach(tool -> files.add(file(tool)));
    return files;
  }

  private SpecFile file(Mapping tool) {
    String path = "tools/" + names.unique(Published.text(tool, "name")) + ".yaml";
    Mapping content = content(tool, types, adopted.contains(path));
    if (adopted.contains(path)) {
      remarks.add("its name or schemas have faults that are published as they are", path);
    }
    boolean asked = Effects.isUnknown(Published.text(content, "effect"));
    if (asked) {
      remarks.add("the server does not say what it changes: answer the question at `effect`", path);
    }
    return new SpecFile(path, "tool", content, asked ? Map.of("effect", QUESTION) : Map.of());
  }

  private static Mapping content(Mapping tool, SharedTypes types, boolean faulty) {
    ItemMembers members = new ItemMembers(tool);
    String name = members.text("name").orElseThrow();
    Optional<Node> annotations = members.take("annotations", Mapping.class::isInstance);
    String effect = Effects.of(annotations);
    MappingBuilder file = new MappingBuilder(tool.span()).put("spec", "tool/1").put("name", name);
    file.putText("title", members.text("title").map(Template::escaped));
    Effects.write(effect, annotations, file);
    file.putText("description", members.text("description").map(Template::escaped));
    file.put("input", schema(members, "inputSchema", types).orElseGet(() -> anyObject(tool)));
    file.putNode("output", schema(members, "outputSchema", types));
    if (faulty) {
      file.put("adopted", true);
    }
    return file.putNode("wire", members.rest()).build();
  }

  private static Optional<Node> schema(ItemMembers members, String key, SharedTypes types) {
    return members.take(key, node -> node instanceof Mapping || node instanceof Scalar scalar
            && scalar.kind() == Scalar.Kind.BOOLEAN)
        .map(types::shared)
        .map(WrittenSchema::of);
  }

  private static Mapping anyObject(Mapping tool) {
    return new MappingBuilder(tool.span()).put("type", "object").build();
  }
}
