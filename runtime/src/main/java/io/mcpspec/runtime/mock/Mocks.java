package io.mcpspec.runtime.mock;

import io.mcpspec.runtime.call.ReadContext;
import io.mcpspec.runtime.completion.CompletionFunction;
import io.mcpspec.runtime.completion.CompletionResult;
import io.mcpspec.runtime.decode.Arguments;
import io.mcpspec.runtime.decode.Decoder;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.prompt.PromptFunction;
import io.mcpspec.runtime.prompt.PromptMessage;
import io.mcpspec.runtime.prompt.PromptResult;
import io.mcpspec.runtime.resource.ResourceFunction;
import io.mcpspec.runtime.resource.ResourceResult;
import io.mcpspec.runtime.surface.SurfaceFiles;
import io.mcpspec.runtime.tool.ToolResult;
import java.util.List;
import java.util.function.Function;

/**
 * Stands in for handlers: answers with examples of the spec and with samples that the compiler made and proved. Reads
 * them when it is first asked.
 */
public final class Mocks {

  private final SurfaceFiles files;
  private MockFile file;

  private Mocks(SurfaceFiles files) {
    this.files = files;
  }

  /**
   * @param owner a class beside the compiled surface, whose loader finds it
   */
  public static Mocks of(Class<?> owner) {
    return of(new SurfaceFiles(owner.getClassLoader(), SurfaceFiles.ROOT));
  }

  static Mocks of(SurfaceFiles files) {
    return new Mocks(files);
  }

  synchronized MockFile file() {
    if (file == null) {
      file = MockFile.read(files);
    }
    return file;
  }

  /**
   * The whole result of a tool.
   *
   * @param arguments the arguments, which fit the tool's schema
   */
  public ToolResult tool(String name, JsonObject arguments) {
    return new ToolAnswer(file().of("tool", name)).result(arguments);
  }

  /**
   * The structured result of a tool that declares one.
   *
   * @throws io.mcpspec.runtime.tool.ToolException when the compiler found no value for it
   */
  public <T> T output(String name, JsonObject arguments, Decoder<T> decoder) {
    Json output = new ToolAnswer(file().of("tool", name)).output(arguments).orElseThrow();
    return Arguments.decode(output.asObject().orElseThrow(), decoder);
  }

  /** The handler of a tool that would ask somebody else. */
  public <I> Handler<I> handler(String name, Function<I, JsonObject> arguments) {
    return (input, context) -> tool(name, arguments.apply(input));
  }

  /**
   * Answers a tool that has a typed input.
   *
   * @param <I> the input
   */
  @FunctionalInterface
  public interface Handler<I> {
    ToolResult call(I input, ReadContext context);
  }

  /** One message that says what the prompt was asked for. */
  public PromptFunction prompt(String name) {
    return (arguments, context) -> {
      String about = file().of("prompt", name).string("description").map(text -> "\n\n" + text).orElse("");
      return PromptResult.of(PromptMessage.user(
          "Mock message of the prompt `" + name + "` for the arguments " + arguments.toJson() + about));
    };
  }

  /** Content of the resource's type; of a template's, the same for all of its resources. */
  public ResourceFunction resource(String address) {
    return (uri, variables, context) -> {
      JsonObject line = file().of("resource", address);
      JsonObject.Builder content = JsonObject.builder().put("uri", uri);
      for (String member : List.of("mimeType", "text", "blob")) {
        content.put(member, line.get(member));
      }
      return new ResourceResult(List.of(content.build()));
    };
  }

  /** Three values that begin with what was typed. */
  public CompletionFunction completion() {
    return (value, others, context) -> new CompletionResult(List.of(value + "1", value + "2", value + "3"));
  }
}
