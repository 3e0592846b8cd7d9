package io.mcpspec.emit.java.name;

import com.squareup.javapoet.ClassName;
import io.mcpspec.jsonschema.type.SchemaType;
import io.mcpspec.spec.model.Effect;
import io.mcpspec.spec.model.Tool;
import java.util.Optional;

/**
 * The Java names of one tool.
 *
 * <p>Handlers are generated against this: {@code input} is the class of the arguments, its accessors are those of
 * {@link JavaTypes#fields}, given {@code inputType} when that is a struct (it is a union only where the schema's top is
 * an {@code anyOf} or {@code oneOf} of objects).
 *
 * @param tool the tool
 * @param baseName what the names of its classes begin with, such as {@code GetItem}
 * @param input class of the arguments, such as {@code io.x.tools.GetItemInput}
 * @param inputType what {@code input} was made of
 * @param output class of the structured result; empty when the tool declares none
 * @param outputType what {@code output} was made of
 * @param stub interface that a handwritten handler implements, such as {@code io.x.tools.GetItemTool}
 */
public record ToolTypes(
    Tool tool,
    String baseName,
    ClassName input,
    SchemaType.Named inputType,
    Optional<ClassName> output,
    Optional<SchemaType.Named> outputType,
    ClassName stub) {

  /** The document of a tool's arguments; a place in it follows the first {@code #}, so its name has none. */
  public static String inputDocument(Tool tool) {
    return "input:" + tool.name().replace("#", "%23");
  }

  /** The document of a tool's result. */
  public static String outputDocument(Tool tool) {
    return "output:" + tool.name().replace("#", "%23");
  }

  /** Whether the handler is given a {@code ReadContext}, which offers nothing that writes. */
  public boolean readOnly() {
    return tool.effect() == Effect.READ;
  }

  /** The context that the handler is given. */
  public ClassName context() {
    return readOnly() ? RuntimeTypes.READ_CONTEXT : RuntimeTypes.WRITE_CONTEXT;
  }
}
