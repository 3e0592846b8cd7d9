package io.mcpspec.generator.testing;

import io.mcpspec.generator.emit.Artifact;
import io.mcpspec.generator.emit.java.Compiled;
import io.mcpspec.runtime.dispatch.McpServer;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.mock.MockServer;
import io.mcpspec.runtime.sdk.SdkSessions;
import io.mcpspec.runtime.server.ServerDefinition;
import io.mcpspec.runtime.server.ServerOptions;
import io.mcpspec.runtime.stdio.StdioTransport;
import io.mcpspec.runtime.surface.Manifest;
import io.mcpspec.runtime.surface.SurfaceFiles;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A mock server in this process, asked line by line as over its standard streams.
 *
 * @param definition what answers
 * @param files the compiled surface
 */
public record ServedMock(ServerDefinition definition, SurfaceFiles files) {

  /** The server that was generated, compiled as strictly as our own code. */
  public static ServedMock generated(List<Artifact> artifacts) {
    Compiled compiled = Compiled.of(artifacts);
    try {
      return new ServedMock(definition(compiled, artifacts), new SurfaceFiles(compiled, SurfaceFiles.ROOT));
    } catch (ReflectiveOperationException unlike) {
      throw new AssertionError("the generated classes are not as expected", unlike);
    }
  }

  private static ServerDefinition definition(Compiled compiled, List<Artifact> artifacts)
      throws ReflectiveOperationException {
    String server = artifacts.stream()
        .filter(file -> file.path().endsWith(".java"))
        .filter(file -> new String(file.content(), StandardCharsets.UTF_8).contains(" implements ServerDefinition {"))
        .map(file -> file.path().replaceAll("^java/|\\.java$", "").replace('/', '.'))
        .findFirst().orElseThrow();
    var constructor = compiled.loadClass(server).getConstructors()[0];
    if (constructor.getParameterCount() == 0) {
      return (ServerDefinition) constructor.newInstance();
    }
    String mocks = server.substring(0, server.lastIndexOf('.') + 1) + "MockHandlers";
    return (ServerDefinition) constructor.newInstance(compiled.loadClass(mocks).getConstructor().newInstance());
  }

  /** The server that needs no generated Java. */
  public static ServedMock interpreted(List<Artifact> artifacts) {
    SurfaceFiles files = new SurfaceFiles(Compiled.resourcesOf(artifacts), SurfaceFiles.ROOT);
    return new ServedMock(new MockServer(files), files);
  }

  /** The answers to requests, in the order of these. */
  public List<JsonObject> ask(List<JsonObject> requests) {
    StringBuilder in = new StringBuilder()
        .append("{'jsonrpc':'2.0','id':0,'method':'initialize','params':{'protocolVersion':'2025-11-25',"
            .replace('\'', '"'))
        .append("'capabilities':{},'clientInfo':{'name':'test','version':'1'}}}\n".replace('\'', '"'))
        .append("{'jsonrpc':'2.0','method':'notifications/initialized'}\n".replace('\'', '"'));
    for (int i = 0; i < requests.size(); i++) {
      JsonObject.Builder line = JsonObject.builder().put("jsonrpc", "2.0").put("id", Json.of(i + 1));
      requests.get(i).members().forEach(line::put);
      in.append(line.build().toJson()).append('\n');
    }
    Map<Long, JsonObject> answers = new TreeMap<>();
    for (String line : run(in.toString()).split("\n")) {
      JsonObject answer = JsonReader.read(line).asObject().orElseThrow();
      answer.get("id").ifPresent(id -> answers.put(Long.valueOf(id.toJson()), answer));
    }
    return new ArrayList<>(answers.values()).subList(1, answers.size());
  }

  private String run(String in) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    McpServer server =
        new McpServer(files, Manifest.of(files), definition, ServerOptions.DEFAULT, new SdkSessions());
    try {
      new StdioTransport(server, new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)), out).run();
    } catch (IOException | InterruptedException failure) {
      throw new AssertionError(failure);
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  /** The whole answer to one request. */
  public JsonObject ask(String method, JsonObject params) {
    return ask(List.of(request(method, params))).get(0);
  }

  public static JsonObject request(String method, JsonObject params) {
    return JsonObject.builder().put("method", method).put("params", params).build();
  }

  /** A call of a tool. */
  public static JsonObject call(String tool, Json arguments) {
    return request("tools/call", JsonObject.builder().put("name", tool).put("arguments", arguments).build());
  }
}
