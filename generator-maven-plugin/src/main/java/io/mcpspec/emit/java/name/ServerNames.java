package io.mcpspec.emit.java.name;

import com.squareup.javapoet.ClassName;
import io.mcpspec.spec.model.Server;
import java.util.List;

/**
 * Names of the classes that a server has once.
 *
 * @param wire the server's name on the wire
 * @param server the class that lists its code, such as {@code WeatherServer}
 * @param handlers the interface that gives it what is handwritten
 * @param mockHandlers the class that stands in for what is handwritten, in a mock server
 * @param main the class to run, where it is known how to make the handlers
 */
public record ServerNames(String wire, ClassName server, ClassName handlers, ClassName mockHandlers, ClassName main) {

  /** The names in the server's package. */
  public static ServerNames of(Server server) {
    NameScope names = NameScope.types()
        .reserve(List.of("Handlers", "MockHandlers", "Main", "ServerMain", "ServerDefinition"));
    String javaPackage = server.java().packageName();
    return new ServerNames(
        server.name(),
        ClassName.get(javaPackage, names.unique(JavaNames.type(server.name()))),
        ClassName.get(javaPackage, "Handlers"),
        ClassName.get(javaPackage, "MockHandlers"),
        ClassName.get(javaPackage, "Main"));
  }
}
