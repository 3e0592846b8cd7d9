package io.mcpspec.emit.java.server;

import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.emit.Artifact;
import io.mcpspec.emit.java.name.RuntimeTypes;
import io.mcpspec.emit.java.name.ToolTypes;
import io.mcpspec.emit.java.print.JavaSource;
import io.mcpspec.emit.java.print.Javadoc;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes the interface that a handwritten tool implements. */
public final class StubWriter {

  private StubWriter() {}

  public static Artifact write(ToolTypes tool) {
    MethodSpec call =
        MethodSpec.methodBuilder("call")
            .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
            .returns(result(tool))
            .addParameter(tool.input(), "input")
            .addParameter(tool.context(), "context")
            .addJavadoc("@throws $T with what the model is to be told\n", RuntimeTypes.TOOL_EXCEPTION)
            .build();
    String name = "The tool " + Javadoc.code(tool.tool().name()) + ".";
    TypeSpec type =
        TypeSpec.interfaceBuilder(tool.stub())
            .addModifiers(Modifier.PUBLIC)
            .addAnnotation(FunctionalInterface.class)
            .addJavadoc("$L", name + "\n")
            .addJavadoc("$L", description(tool))
            .addMethod(call)
            .build();
    return JavaSource.artifact(tool.stub().packageName(), type);
  }

  private static String description(ToolTypes tool) {
    Optional<String> text = tool.tool().listing().description().filter(words -> !words.isBlank());
    return text.map(words -> "\n<p>" + Javadoc.of(text, List.of())).orElse("");
  }

  /** A tool without output schema answers with content of its own making. */
  private static TypeName result(ToolTypes tool) {
    return tool.output().isPresent() ? tool.output().get() : RuntimeTypes.TOOL_RESULT;
  }
}
