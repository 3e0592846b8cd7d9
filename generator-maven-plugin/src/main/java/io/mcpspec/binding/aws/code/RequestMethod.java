package io.mcpspec.binding.aws.code;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import io.mcpspec.binding.aws.model.AwsBinding;
import io.mcpspec.binding.aws.model.MemberPath;
import io.mcpspec.binding.aws.model.SchemaView;
import io.mcpspec.binding.aws.model.Shape;
import io.mcpspec.emit.java.name.JavaField;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.emit.java.name.ToolTypes;
import io.mcpspec.jsonschema.type.SchemaType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** Writes the method that builds an operation's request from a tool's arguments. */
final class RequestMethod {

  private final AwsBinding binding;
  private final ToolTypes tool;
  private final RequestMethods methods;
  private final Map<String, JavaField> fields = new LinkedHashMap<>();

  RequestMethod(AwsBinding binding, ToolTypes tool, JavaTypes types, RequestMethods methods) {
    this.binding = binding;
    this.tool = tool;
    this.methods = methods;
    types.fields((SchemaType.StructType) tool.inputType()).forEach(field -> fields.put(field.wire(), field));
  }

  /** The fields of the arguments by parameter. */
  Map<String, JavaField> fields() {
    return fields;
  }

  /** Whether building the request can find faults that the arguments' own checks do not. */
  boolean needsValues() {
    return needsValues(binding.operation().input(), MemberPath.TOP);
  }

  private boolean needsValues(Shape structure, MemberPath at) {
    return structure.members().values().stream().anyMatch(member -> {
      MemberPath path = at.member(member.name());
      Shape shape = methods.model().shape(member.target());
      SchemaView.Property parameter = binding.parameters().get(path);
      return parameter == null
          ? isSplit(path) && needsValues(shape, path)
          : methods.conversion().needsValues(fields.get(parameter.name()).resolved(), shape);
    });
  }

  /** The method of the request itself; those of its parts are added to the methods. */
  MethodSpec write() {
    ClassName request = methods.sdk().request(binding.operation());
    return method("request", request, binding.operation().input(), MemberPath.TOP);
  }

  private MethodSpec method(String name, ClassName built, Shape structure, MemberPath at) {
    Setters setters = new Setters(built, methods.conversion());
    structure.members().values().forEach(member -> set(setters, member, at.member(member.name())));
    MethodSpec.Builder spec = MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(built)
        .addParameter(tool.input(), "input");
    if (needsValues(structure, at)) {
      spec.addParameter(methods.service().values(), "values");
    }
    return spec.addCode(setters.body()).build();
  }

  private void set(Setters setters, Shape.Member member, MemberPath path) {
    Shape shape = methods.model().shape(member.target());
    String setter = SdkNames.setter(member, shape, methods.model());
    SchemaView.Property parameter = binding.parameters().get(path);
    if (parameter != null) {
      CodeBlock place = CodeBlock.of("$T.ROOT.member($S)", AwsRuntime.PATH, parameter.name());
      setters.set(setter, "input", fields.get(parameter.name()), shape, place);
    } else if (isSplit(path)) {
      split(setters, setter, shape, path);
    }
  }

  /** A structure that several parameters set together, made when one of them is there. */
  private void split(Setters setters, String setter, Shape shape, MemberPath path) {
    String name = methods.name(setter);
    methods.add(method(name, methods.sdk().structure(shape), shape, path));
    CodeBlock value = CodeBlock.of(needsValues(shape, path) ? "$N(input, values)" : "$N(input)", name);
    List<JavaField> parts = binding.parameters().entrySet().stream()
        .filter(entry -> entry.getKey().isInside(path))
        .map(entry -> fields.get(entry.getValue().name()))
        .toList();
    if (parts.stream().allMatch(field -> field.holding() == JavaField.Holding.OPTIONAL)) {
      CodeBlock condition = parts.stream()
          .map(field -> CodeBlock.of("input.$N().isPresent()", field.accessor()))
          .collect(CodeBlock.joining(" || "));
      setters.when(condition, setter, value);
    } else {
      setters.always(setter, value);
    }
  }

  private boolean isSplit(MemberPath path) {
    return binding.parameters().keySet().stream().anyMatch(bound -> bound.isInside(path));
  }
}
