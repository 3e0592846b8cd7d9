package io.mcpspec.runtime.http;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.surface.Manifest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Says that the server runs, to whoever watches it. */
record Health(Manifest manifest) {

  void serve(Request request, Reply reply) throws IOException {
    if (!request.method().equals("GET")) {
      throw new HttpRefusal(Status.METHOD_NOT_ALLOWED, "allowed methods: GET").with("Allow", "GET");
    }
    reply.header("Cache-Control", "no-store");
    String body = JsonObject.builder()
        .put("name", manifest.name())
        .put("version", manifest.version())
        .put("status", "ok")
        .build()
        .toJson();
    reply.json(Status.OK, body.getBytes(StandardCharsets.UTF_8));
  }
}
