package io.mcpspec.runtime.aws.dynamodb;

import io.mcpspec.runtime.aws.SdkJson;
import io.mcpspec.runtime.aws.dynamodb.value.ValueFormat;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Says of each item of a cancelled transaction that was a cause of it, what it was to do and what was in the way. */
final class CancellationReasons {

  private static final String NO_CAUSE = "None";

  private CancellationReasons() {}

  /**
   * One line for each item that was a cause.
   *
   * @param arguments the tool's arguments: their one list of as many entries as there are reasons holds the items
   */
  static String lines(TransactionCanceledException cancelled, JsonObject arguments) {
    List<CancellationReason> reasons = cancelled.cancellationReasons();
    Optional<String> list = list(arguments, reasons.size());
    List<Json> items = list.map(arguments::items).orElse(List.of());
    ValueFormat format = arguments.string("value_format").flatMap(ValueFormat::of).orElse(ValueFormat.TYPED);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < reasons.size(); i++) {
      if (!NO_CAUSE.equals(reasons.get(i).code())) {
        String named = items.isEmpty() ? "" : named(items.get(i));
        lines.add(list.orElse("item") + "[" + i + "]" + named + ": " + reason(reasons.get(i), format));
      }
    }
    return lines.isEmpty() ? "" : "\n" + String.join("\n", lines);
  }

  private static Optional<String> list(JsonObject arguments, int count) {
    return arguments.members().keySet().stream()
        .filter(name -> count > 0 && arguments.items(name).size() == count)
        .findFirst();
  }

  /** Such as {@code (Update Orders {"pk":{"S":"a"}})}, or the statement. */
  private static String named(Json item) {
    JsonObject entry = item.asObject().orElse(JsonObject.EMPTY);
    Optional<String> statement = entry.string("Statement");
    if (statement.isPresent()) {
      return " (" + statement.get() + ")";
    }
    return entry.members().entrySet().stream().findFirst().map(action -> {
      JsonObject what = action.getValue().asObject().orElse(JsonObject.EMPTY);
      String key = what.get("Key").map(value -> " " + value.toJson()).orElse("");
      return " (" + action.getKey() + " " + what.string("TableName").orElse("") + key + ")";
    }).orElse("");
  }

  private static String reason(CancellationReason reason, ValueFormat format) {
    String message = Optional.ofNullable(reason.message()).map(text -> " - " + text).orElse("");
    String item = reason.hasItem() ? "; it is " + SdkJson.toJson(reason.item(), format).toJson() : "";
    return reason.code() + message + item;
  }
}
