package io.mcpspec.runtime.aws.dynamodb.value;

import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.decode.Problems;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.text.Excerpt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Decides, once for all values that belong together, whether they are typed or plain. */
final class FormatDecision {

  private static final int NAMED = 5;

  private FormatDecision() {}

  /** The format of the values; empty when they are mixed, which is then reported. */
  static Optional<ValueFormat> of(Map<String, Json> values, Path path, Problems problems) {
    List<String> typed = new ArrayList<>();
    List<String> plain = new ArrayList<>();
    values.forEach((name, value) -> {
      if (!TypeTag.fitsBothFormats(value)) {
        (TypeTag.looksTyped(value) ? typed : plain).add(name);
      }
    });
    if (plain.isEmpty()) {
      return Optional.of(ValueFormat.TYPED);
    }
    if (typed.isEmpty()) {
      return plainUnlessMiscased(values, path, problems);
    }
    problems.add(
        path,
        "typed and plain values are mixed: typed " + names(typed) + ", plain " + names(plain)
            + "; write all typed, such as {\"S\": \"a\"}, or all plain (type tags are " + TypeTag.NAMES
            + "; plain values keep those of sets, binary and exact numbers)");
    return Optional.empty();
  }

  static Optional<ValueFormat> of(List<? extends Json> values, Path path, Problems problems) {
    Map<String, Json> byPlace = new LinkedHashMap<>();
    for (int i = 0; i < values.size(); i++) {
      byPlace.put("[" + i + "]", values.get(i));
    }
    return of(byPlace, path, problems);
  }

  private static Optional<ValueFormat> plainUnlessMiscased(Map<String, Json> values, Path path, Problems problems) {
    if (values.isEmpty() || !values.values().stream().allMatch(TypeTag::looksMiscased)) {
      return Optional.of(ValueFormat.PLAIN);
    }
    problems.add(
        path,
        "type tags are upper case (" + TypeTag.NAMES + "), got " + Excerpt.of(values.values().iterator().next())
            + "; if this is a map and no type, write {\"M\": {…}}");
    return Optional.empty();
  }

  private static String names(List<String> names) {
    String shown = names.stream().limit(NAMED).map(name -> "`" + name + "`").collect(Collectors.joining(", "));
    return names.size() > NAMED ? shown + " and " + (names.size() - NAMED) + " more" : shown;
  }
}
