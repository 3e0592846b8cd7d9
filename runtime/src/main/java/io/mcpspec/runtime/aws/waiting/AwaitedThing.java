package io.mcpspec.runtime.aws.waiting;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a call waits for, in AWS's names.
 *
 * @param result the member of the call's own answer that describes the thing, such as {@code TableDescription}
 * @param description the path of the same in the answer to the operation that is asked meanwhile, such as {@code Table}
 * @param states the states that it is to reach, all of them
 * @param missingCode the error code of an operation that does not find it, where there is one
 * @param tool the tool that shows it
 */
public record AwaitedThing(
    String result, String description, List<AwaitedState> states, Optional<String> missingCode, String tool) {

  public AwaitedThing {
    states = List.copyOf(states);
  }

  /** Whether the call's own answer describes the thing, so that it can be asked for. */
  boolean isDescribedBy(JsonObject answer) {
    return answer.object(result).isPresent();
  }

  /** Whether it is to disappear. */
  boolean isToGo() {
    return states.stream().allMatch(state -> state.until().isEmpty());
  }

  /** Whether all states are; the first one has to be told, the others may be of parts that there are not. */
  boolean isReached(JsonObject answer) {
    return states.get(0).isTold(answer) && states.stream().allMatch(state -> state.isReached(answer));
  }

  Optional<String> lost(JsonObject answer) {
    return states.stream().flatMap(state -> state.lost(answer).stream()).findFirst();
  }

  /** The states on the way, such as {@code TableStatus ACTIVE, IndexStatus CREATING}. */
  String standing(JsonObject answer) {
    String standing = states.stream().flatMap(state -> state.missing(answer)).collect(Collectors.joining(", "));
    return standing.isEmpty() ? "there" : standing;
  }

  /** What is wanted, such as {@code ACTIVE}. */
  String wanted() {
    return isToGo()
        ? "gone"
        : states.stream().flatMap(state -> state.until().stream()).distinct().collect(Collectors.joining(" or "));
  }

  /** The call's own answer with the newest description. */
  JsonObject renewed(JsonObject own, JsonObject answer) {
    Optional<Json> newest = Optional.of(answer);
    for (String step : description.split("\\.")) {
      newest = newest.flatMap(Json::asObject).flatMap(object -> object.get(step));
    }
    JsonObject.Builder renewed = JsonObject.builder();
    own.members().forEach(renewed::put);
    return renewed.put(result, newest).build();
  }
}
