package io.mcpspec.generator.emit.java;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import io.mcpspec.generator.emit.Artifact;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What bindings add to the generated server, so that the writers of this package know none of them.
 *
 * @param artifacts source files, the handlers among them
 * @param fields fields of the server's class with their initializers
 * @param handlers by tool: an expression that makes its handler, which has {@code ToolResult call(GetItemInput input,
 *     ReadContext context)}; it may use the fields
 * @param checks expressions of the runtime's {@code Check}, for {@code --check}; they may use the fields
 */
public record BoundCode(
    List<Artifact> artifacts, List<FieldSpec> fields, Map<String, CodeBlock> handlers, List<CodeBlock> checks) {

  /** Of a server without bound tools. */
  public static final BoundCode NONE = new BoundCode(List.of(), List.of(), Map.of(), List.of());

  /** Both together. */
  public BoundCode and(BoundCode other) {
    Map<String, CodeBlock> all = new LinkedHashMap<>(handlers);
    all.putAll(other.handlers);
    return new BoundCode(
        joined(artifacts, other.artifacts), joined(fields, other.fields), all, joined(checks, other.checks));
  }

  private static <T> List<T> joined(List<T> first, List<T> second) {
    List<T> all = new ArrayList<>(first);
    all.addAll(second);
    return List.copyOf(all);
  }
}
