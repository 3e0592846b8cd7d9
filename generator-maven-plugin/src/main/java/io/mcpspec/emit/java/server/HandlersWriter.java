package io.mcpspec.emit.java.server;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.emit.Artifact;
import io.mcpspec.emit.java.print.JavaSource;
import io.mcpspec.emit.java.print.Javadoc;
import javax.lang.model.element.Modifier;

/** Writes the interface that gives the server everything that the spec leaves to Java. */
public final class HandlersWriter {

  private HandlersWriter() {}

  public static Artifact write(ClassName name, Handlers handlers) {
    TypeSpec.Builder type =
        TypeSpec.interfaceBuilder(name)
            .addModifiers(Modifier.PUBLIC)
            .addJavadoc("Everything that the spec leaves to Java; the server does not compile until all is there.\n");
    for (Handlers.Handler handler : handlers.all()) {
      type.addMethod(
          MethodSpec.methodBuilder(handler.method())
              .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
              .returns(handler.type())
              .addJavadoc("$L", "The " + handler.kind().word() + " " + Javadoc.code(handler.wire()) + ".\n")
              .build());
    }
    return JavaSource.artifact(name.packageName(), type.build());
  }
}
