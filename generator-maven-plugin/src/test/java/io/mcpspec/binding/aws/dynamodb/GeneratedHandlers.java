package io.mcpspec.binding.aws.dynamodb;

import io.mcpspec.compiler.Compilation;
import io.mcpspec.compiler.Compiler;
import io.mcpspec.diagnostic.TextRenderer;
import io.mcpspec.document.source.SpecSources;
import io.mcpspec.emit.java.server.Compiled;
import io.mcpspec.maven.MavenStyle;
import io.mcpspec.runtime.aws.dynamodb.DynamoDbClients;
import io.mcpspec.runtime.call.Caller;
import io.mcpspec.runtime.call.Cancellation;
import io.mcpspec.runtime.call.Progress;
import io.mcpspec.runtime.call.WriteContext;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.tool.ToolResult;
import java.net.URI;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.profiles.ProfileFile;

/** The handlers of a spec, generated, compiled with every lint on, and loaded. */
final class GeneratedHandlers {

  private final Compiled classes;
  private final String javaPackage;

  private GeneratedHandlers(Compiled classes, String javaPackage) {
    this.classes = classes;
    this.javaPackage = javaPackage;
  }

  static GeneratedHandlers of(SpecSources spec, String javaPackage) {
    Compilation compilation = new Compiler().compile(spec);
    String report = TextRenderer.render(compilation.findings(), spec.files().size(), new MavenStyle());
    return new GeneratedHandlers(
        Compiled.of(compilation.artifacts().orElseThrow(() -> new AssertionError(report))), javaPackage);
  }

  /** Calls the handler of a tool. */
  ToolResult call(String baseName, JsonObject arguments, DynamoDbClients clients) {
    try {
      Object input = classes.decode(javaPackage + ".tools." + baseName + "Input", arguments.toJson());
      Object handler = classes.loadClass(javaPackage + ".aws." + baseName + "Handler")
          .getConstructor(DynamoDbClients.class)
          .newInstance(clients);
      return (ToolResult) classes.call(handler, "call", input, new Context());
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** Clients with fake credentials that send everything to one endpoint. */
  static DynamoDbClients clients(URI endpoint, Collection<String> readOperations) {
    Map<String, String> variables = Map.of("AWS_REGION", "eu-west-1");
    ProfileFile profiles = ProfileFile.builder().content("").type(ProfileFile.Type.CONFIGURATION).build();
    return DynamoDbClients.builder()
        .variables(variables::get)
        .profiles(() -> profiles)
        .credentials(StaticCredentialsProvider.create(AwsBasicCredentials.create("AKIAFAKE", "fake-secret")))
        .endpoint(endpoint)
        .readOperations(readOperations)
        .build();
  }

  private record Context() implements WriteContext {

    @Override
    public Caller caller() {
      return Caller.UNKNOWN;
    }

    @Override
    public Cancellation cancellation() {
      return new Never();
    }

    @Override
    public Instant deadline() {
      return Instant.MAX;
    }

    @Override
    public Progress progress() {
      return (done, total, message) -> {};
    }
  }

  private record Never() implements Cancellation {

    @Override
    public boolean isCancelled() {
      return false;
    }

    @Override
    public void onCancel(Runnable action) {
      // Never happens.
    }

    @Override
    public void throwIfCancelled() {
      // Never happens.
    }
  }
}
