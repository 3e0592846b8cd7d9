package io.mcpspec.runtime.http;

import io.mcpspec.runtime.http.access.ResourceMetadata;
import io.mcpspec.runtime.http.message.HttpRefusal;
import io.mcpspec.runtime.http.message.Reply;
import io.mcpspec.runtime.http.message.Request;
import io.mcpspec.runtime.http.message.Status;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.surface.Manifest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What anybody may read of the server. */
record Documents(Manifest manifest) {

  private static final List<String> METHODS = List.of("GET", "HEAD");

  /** Says that the server runs, to whoever watches it. */
  void health(Request request, Reply reply) throws IOException {
    reply.header("Cache-Control", "no-store");
    send(request, reply, JsonObject.builder()
        .put("name", manifest.name())
        .put("version", manifest.version())
        .put("status", "ok")
        .build());
  }

  /** Says who issues tokens. */
  void metadata(Request request, Reply reply, ResourceMetadata metadata) throws IOException {
    send(request, reply, metadata.document(manifest.title()));
  }

  private static void send(Request request, Reply reply, JsonObject document) throws IOException {
    if (!METHODS.contains(request.method())) {
      String allowed = String.join(", ", METHODS);
      throw new HttpRefusal(Status.METHOD_NOT_ALLOWED, "allowed methods: " + allowed).with("Allow", allowed);
    }
    reply.json(Status.OK, document.toJson().getBytes(StandardCharsets.UTF_8));
  }
}
