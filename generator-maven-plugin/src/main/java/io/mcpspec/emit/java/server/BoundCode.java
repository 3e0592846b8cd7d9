package io.mcpspec.emit.java.server;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import io.mcpspec.emit.Artifact;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What bindings add to the generated server, so that the writers of this package know none of them.
 *
 * @param artifacts source files, the handlers among them
 * @param fields fields of the server's class with their initializers
 * @param methods methods of the server's class that make what is not made before the first call
 * @param handlers by tool: an expression that makes its handler, which has {@code ToolResult call(GetItemInput input,
 *     ReadContext context)}; it may use the fields and methods
 * @param inputs by tool: an expression of its input, made of {@code JsonObject arguments}; tools without one decode
 *     them plainly
 * @param checks expressions of the runtime's {@code Check}, for {@code --check}; they may use the fields and methods
 * @param scopes expressions of the runtime's {@code ResourceScope}; they may use the fields and methods
 * @param rehearsals expressions of the runtime's {@code Rehearsal}; each opens one
 * @param closing statements that give back what the fields hold; no call of a tool begins any more
 */
public record BoundCode(
    List<Artifact> artifacts,
    List<FieldSpec> fields,
    List<MethodSpec> methods,
    Map<String, CodeBlock> handlers,
    Map<String, CodeBlock> inputs,
    List<CodeBlock> checks,
    List<CodeBlock> scopes,
    List<CodeBlock> rehearsals,
    List<CodeBlock> closing) {

  /** Of a server without bound tools. */
  public static final BoundCode NONE =
      new BoundCode(List.of(), List.of(), List.of(), Map.of(), Map.of(), List.of(), List.of(), List.of(), List.of());

  /** Both together. */
  public BoundCode and(BoundCode other) {
    return new BoundCode(
        joined(artifacts, other.artifacts),
        joined(fields, other.fields),
        joined(methods, other.methods),
        joined(handlers, other.handlers),
        joined(inputs, other.inputs),
        joined(checks, other.checks),
        joined(scopes, other.scopes),
        joined(rehearsals, other.rehearsals),
        joined(closing, other.closing));
  }

  private static Map<String, CodeBlock> joined(Map<String, CodeBlock> first, Map<String, CodeBlock> second) {
    Map<String, CodeBlock> all = new LinkedHashMap<>(first);
    all.putAll(second);
    return all;
  }

  private static <T> List<T> joined(List<T> first, List<T> second) {
    List<T> all = new ArrayList<>(first);
    all.addAll(second);
    return List.copyOf(all);
  }
}
