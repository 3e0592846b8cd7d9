package io.mcpspec.emit.java.server;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.emit.Artifact;
import io.mcpspec.emit.java.name.RuntimeTypes;
import io.mcpspec.emit.java.name.ServerNames;
import io.mcpspec.emit.java.print.JavaSource;
import io.mcpspec.emit.java.print.Javadoc;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes the class to run, as long as it is known how to make the handlers. */
public final class MainWriter {

  private MainWriter() {}

  /**
   * @param handlers the class of the handlers; none where nothing is left to Java
   */
  public static Artifact write(ServerNames names, Optional<ClassName> handlers) {
    CodeBlock made = handlers.map(name -> CodeBlock.of("new $T()", name))
        .orElseGet(() -> CodeBlock.of(""));
    TypeSpec type =
        TypeSpec.classBuilder(names.main())
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addJavadoc("$L", "Runs the server " + Javadoc.code(names.wire()) + ".\n")
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
            .addMethod(
                MethodSpec.methodBuilder("main")
                    .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                    .addParameter(String[].class, "args")
                    .addStatement("$T.run(new $T($L), args)", RuntimeTypes.SERVER_MAIN, names.server(), made)
                    .build())
            .build();
    return JavaSource.artifact(names.main().packageName(), type);
  }
}
