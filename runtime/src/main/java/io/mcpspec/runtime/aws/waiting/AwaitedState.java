package io.mcpspec.runtime.aws.waiting;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonObject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A state that a thing is to reach.
 *
 * @param path where it stands in what is asked for, such as {@code Table.TableStatus}; of a list, all entries count
 * @param until the states that are wanted; none when the thing is to disappear
 * @param during the states on the way there; every other one means that it will not be reached
 */
public record AwaitedState(String path, List<String> until, List<String> during) {

  /** The states in a description; none where AWS did not send any. */
  private List<String> found(JsonObject description) {
    return found(description, List.of(path.split("\\."))).flatMap(state -> state.asString().stream()).toList();
  }

  private static Stream<Json> found(Json value, List<String> steps) {
    if (value instanceof JsonArray list) {
      return list.items().stream().flatMap(entry -> found(entry, steps));
    }
    if (steps.isEmpty()) {
      return Stream.of(value);
    }
    return value.asObject()
        .flatMap(object -> object.get(steps.get(0)))
        .stream()
        .flatMap(member -> found(member, steps.subList(1, steps.size())));
  }

  boolean isTold(JsonObject description) {
    return !found(description).isEmpty();
  }

  boolean isReached(JsonObject description) {
    return !until.isEmpty() && until.containsAll(found(description));
  }

  /** The first state from which there is no way to the wanted one. */
  Optional<String> lost(JsonObject description) {
    return found(description).stream()
        .filter(state -> !until.contains(state) && !during.contains(state))
        .map(this::named)
        .findFirst();
  }

  /** The states that are not the wanted one, such as {@code TableStatus CREATING}. */
  Stream<String> missing(JsonObject description) {
    return found(description).stream().filter(state -> !until.contains(state)).distinct().map(this::named);
  }

  private String named(String state) {
    return path.substring(path.lastIndexOf('.') + 1) + " " + state;
  }
}
