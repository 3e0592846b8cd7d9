package io.mcpspec.emit.java.server;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.emit.Artifact;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.emit.java.name.RuntimeTypes;
import io.mcpspec.emit.java.name.ServerNames;
import io.mcpspec.emit.java.name.ToolTypes;
import io.mcpspec.emit.java.print.JavaSource;
import io.mcpspec.emit.java.print.Literals;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the handlers of a server that answers from samples, which lie beside it. */
public final class MockWriter {

  private static final String FIELD = "mocks";

  private final ServerNames names;
  private final JavaTypes types;

  public MockWriter(ServerNames names, JavaTypes types) {
    this.names = names;
    this.types = types;
  }

  /** Tools that are bound are not called either: nothing is asked of anybody. */
  public BoundCode bound() {
    List<ToolTypes> tools = types.tools().stream().filter(tool -> tool.tool().binding().isPresent()).toList();
    if (tools.isEmpty()) {
      return BoundCode.NONE;
    }
    BoundCode.Builder code = BoundCode.builder()
        .field(FieldSpec.builder(RuntimeTypes.MOCKS, FIELD, Modifier.PRIVATE, Modifier.FINAL)
            .initializer("$T.of($T.class)", RuntimeTypes.MOCKS, names.server())
            .build());
    tools.forEach(tool -> code.handler(tool.tool().name(), CodeBlock.of(
        "$N.handler($L, $T::toJson)", FIELD, Literals.string(tool.tool().name()), tool.input())));
    return code.build();
  }

  /** The class that implements {@code Handlers}. */
  public Artifact handlers(Handlers handlers) {
    TypeSpec.Builder type = TypeSpec.classBuilder(names.mockHandlers())
        .addModifiers(Modifier.PUBLIC)
        .addSuperinterface(names.handlers())
        .addJavadoc("Answers all that the spec leaves to Java by samples. Extend it to replace them one by one.\n")
        .addField(FieldSpec.builder(RuntimeTypes.MOCKS, FIELD, Modifier.PRIVATE, Modifier.FINAL)
            .initializer("$T.of($T.class)", RuntimeTypes.MOCKS, names.mockHandlers())
            .build());
    for (Handlers.Handler handler : handlers.all()) {
      type.addMethod(MethodSpec.methodBuilder(handler.method())
          .addAnnotation(Override.class)
          .addModifiers(Modifier.PUBLIC)
          .returns(handler.type())
          .addStatement("return $L", answer(handler))
          .build());
    }
    return JavaSource.artifact(names.mockHandlers().packageName(), type.build());
  }

  private CodeBlock answer(Handlers.Handler handler) {
    CodeBlock name = Literals.string(handler.wire());
    return switch (handler.kind()) {
      case TOOL -> types.tool(handler.wire()).output()
          .map(output -> CodeBlock.of(
              "(input, context) -> $N.output($L, input.toJson(), $T::decode)", FIELD, name, output))
          .orElseGet(() -> CodeBlock.of("(input, context) -> $N.tool($L, input.toJson())", FIELD, name));
      case PROMPT -> CodeBlock.of("$N.prompt($L)", FIELD, name);
      case RESOURCE, TEMPLATE -> CodeBlock.of("$N.resource($L)", FIELD, name);
      case COMPLETION -> CodeBlock.of("$N.completion()", FIELD);
    };
  }
}
