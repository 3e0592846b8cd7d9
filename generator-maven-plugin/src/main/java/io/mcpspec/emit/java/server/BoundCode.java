package io.mcpspec.emit.java.server;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import io.mcpspec.emit.Artifact;
import java.util.ArrayList;
import java.util.Collections;
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
 * @param settingFaults expressions of a list of what is wrong in {@code Map<String, String> environment}
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
    List<CodeBlock> settingFaults,
    List<CodeBlock> scopes,
    List<CodeBlock> rehearsals,
    List<CodeBlock> closing) {

  /** Of a server without bound tools. */
  public static final BoundCode NONE = builder().build();

  public BoundCode {
    artifacts = List.copyOf(artifacts);
    fields = List.copyOf(fields);
    methods = List.copyOf(methods);
    handlers = Collections.unmodifiableMap(new LinkedHashMap<>(handlers));
    inputs = Collections.unmodifiableMap(new LinkedHashMap<>(inputs));
    checks = List.copyOf(checks);
    settingFaults = List.copyOf(settingFaults);
    scopes = List.copyOf(scopes);
    rehearsals = List.copyOf(rehearsals);
    closing = List.copyOf(closing);
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Both together. */
  public BoundCode and(BoundCode other) {
    return builder().add(this).add(other).build();
  }

  /** Collects the parts one by one; the record's components say what each is. */
  public static final class Builder {

    private final List<Artifact> artifacts = new ArrayList<>();
    private final List<FieldSpec> fields = new ArrayList<>();
    private final List<MethodSpec> methods = new ArrayList<>();
    private final Map<String, CodeBlock> handlers = new LinkedHashMap<>();
    private final Map<String, CodeBlock> inputs = new LinkedHashMap<>();
    private final List<CodeBlock> checks = new ArrayList<>();
    private final List<CodeBlock> settingFaults = new ArrayList<>();
    private final List<CodeBlock> scopes = new ArrayList<>();
    private final List<CodeBlock> rehearsals = new ArrayList<>();
    private final List<CodeBlock> closing = new ArrayList<>();

    private Builder() {}

    public Builder artifact(Artifact artifact) {
      artifacts.add(artifact);
      return this;
    }

    public Builder field(FieldSpec field) {
      fields.add(field);
      return this;
    }

    public Builder method(MethodSpec method) {
      methods.add(method);
      return this;
    }

    public Builder handler(String tool, CodeBlock handler) {
      handlers.put(tool, handler);
      return this;
    }

    public Builder input(String tool, CodeBlock input) {
      inputs.put(tool, input);
      return this;
    }

    public Builder check(CodeBlock check) {
      checks.add(check);
      return this;
    }

    public Builder settingFaults(CodeBlock faults) {
      settingFaults.add(faults);
      return this;
    }

    public Builder scope(CodeBlock scope) {
      scopes.add(scope);
      return this;
    }

    public Builder rehearsal(CodeBlock rehearsal) {
      rehearsals.add(rehearsal);
      return this;
    }

    public Builder closing(CodeBlock statements) {
      closing.add(statements);
      return this;
    }

    private Builder add(BoundCode code) {
      artifacts.addAll(code.artifacts);
      fields.addAll(code.fields);
      methods.addAll(code.methods);
      handlers.putAll(code.handlers);
      inputs.putAll(code.inputs);
      checks.addAll(code.checks);
      settingFaults.addAll(code.settingFaults);
      scopes.addAll(code.scopes);
      rehearsals.addAll(code.rehearsals);
      closing.addAll(code.closing);
      return this;
    }

    public BoundCode build() {
      return new BoundCode(
          artifacts, fields, methods, handlers, inputs, checks, settingFaults, scopes, rehearsals, closing);
    }
  }
}
