package io.mcpspec.dynamodb.client;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonNull;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.json.JsonSyntaxException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** What a server wrote: responses by id, everything else in order. */
final class Inbox {

  private final Map<Json, JsonObject> responses = new LinkedHashMap<>();
  private final List<String> others = new ArrayList<>();
  private boolean ended;

  synchronized void accept(String line) {
    Optional<JsonObject> message = parse(line);
    Optional<Json> id = message.filter(Inbox::isResponse).flatMap(response -> response.get("id"));
    if (id.isPresent() && !(id.get() instanceof JsonNull)) {
      responses.put(id.get(), message.get());
    } else {
      others.add(line);
    }
    notifyAll();
  }

  synchronized void end() {
    ended = true;
    notifyAll();
  }

  /**
   * Takes the response to {@code id}, waiting for it.
   *
   * @param state what the message says about the server when none comes
   */
  synchronized JsonObject await(Json id, Duration patience, Supplier<String> state) {
    long deadline = System.nanoTime() + patience.toNanos();
    while (!responses.containsKey(id)) {
      long left = (deadline - System.nanoTime()) / 1_000_000;
      if (ended || left <= 0) {
        String when = ended ? "before its output ended" : "within " + patience.toSeconds() + " s";
        throw new AssertionError("no response to request " + id + " " + when + state.get());
      }
      pause(left);
    }
    return responses.remove(id);
  }

  synchronized List<String> others() {
    return List.copyOf(others);
  }

  private void pause(long millis) {
    try {
      wait(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted", e);
    }
  }

  private static boolean isResponse(JsonObject message) {
    return message.get("result").isPresent() || message.get("error").isPresent();
  }

  private static Optional<JsonObject> parse(String line) {
    try {
      return JsonReader.read(line).asObject();
    } catch (JsonSyntaxException notJson) {
      return Optional.empty();
    }
  }
}
