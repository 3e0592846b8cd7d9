package io.mcpspec.dynamodb.wire;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A call of a tool in which nothing is missing, made from AWS's model alone.
 *
 * @param tool the tool
 * @param arguments every argument that sets a member
 * @param request what must reach AWS
 * @param response an answer with every member, as AWS sends it
 * @param result what the tool must make of it
 */
public record FullCall(
    BoundTool tool, JsonObject arguments, JsonObject request, JsonObject response, JsonObject result) {

  /** Members that AWS takes only one of: each call leaves out those of one entry. */
  private static final Map<String, List<Set<String>>> ALTERNATIVES = Map.of(
      "RestoreTableToPointInTime",
      List.of(Set.of("SourceTableArn", "RestoreDateTime"), Set.of("SourceTableName", "UseLatestRestorableTime")));

  /** Calls of each bound tool; together they have all arguments. */
  public static List<FullCall> all() {
    AwsShapes shapes = AwsShapes.load();
    return BoundTool.all().stream()
        .flatMap(tool -> ALTERNATIVES.getOrDefault(tool.operation(), List.of(Set.of())).stream()
            .map(left -> of(tool, left, shapes)))
        .toList();
  }

  private static FullCall of(BoundTool tool, Set<String> left, AwsShapes shapes) {
    String input = shapes.input(tool.operation());
    String output = shapes.output(tool.operation());
    Set<String> omitted = new HashSet<>(tool.omitted());
    omitted.addAll(left);
    JsonObject told = new FullValues(shapes, omitted, FullValues.Times.TEXT).structure(input);
    return new FullCall(
        tool,
        arguments(tool, told),
        new FullValues(shapes, omitted, FullValues.Times.WIRE).structure(input),
        new FullValues(shapes, Set.of(), FullValues.Times.WIRE).structure(output),
        new FullValues(shapes, Set.of(), FullValues.Times.TEXT).structure(output));
  }

  /** Takes apart what AWS takes: each member becomes the argument that sets it. */
  private static JsonObject arguments(BoundTool tool, JsonObject told) {
    JsonObject.Builder arguments = JsonObject.builder();
    tool.members().forEach((parameter, path) -> arguments.put(parameter, at(told, path)));
    return arguments.build();
  }

  private static Optional<Json> at(JsonObject told, List<String> path) {
    Optional<Json> value = Optional.of(told);
    for (String step : path) {
      value = value.flatMap(Json::asObject).flatMap(object -> object.get(step));
    }
    return value;
  }

  @Override
  public String toString() {
    return tool.name();
  }
}
