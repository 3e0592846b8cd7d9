package io.mcpspec.generator.emit.java;

import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.generator.emit.Artifact;
import javax.lang.model.element.Modifier;

/** Writes the class to run. A server with handwritten handlers has its own, since only its author can make them. */
final class MainWriter {

  private MainWriter() {}

  static Artifact write(ServerNames names) {
    TypeSpec type =
        TypeSpec.classBuilder(names.main())
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addJavadoc("$L", "Runs the server " + Javadoc.code(names.wire()) + ".\n")
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
            .addMethod(
                MethodSpec.methodBuilder("main")
                    .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                    .addParameter(String[].class, "args")
                    .addStatement("$T.run(new $T(), args)", RuntimeTypes.SERVER_MAIN, names.server())
                    .build())
            .build();
    return JavaSource.artifact(names.main().packageName(), type);
  }
}
