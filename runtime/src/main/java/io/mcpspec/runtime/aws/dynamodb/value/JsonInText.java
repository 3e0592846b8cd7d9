package io.mcpspec.runtime.aws.dynamodb.value;

import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.decode.Problems;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.json.JsonString;
import io.mcpspec.runtime.json.JsonSyntaxException;

/** Objects and arrays that come as a string of their JSON, which models send at times. */
final class JsonInText {

  private JsonInText() {}

  /** The object or array that a string holds; anything else as it is. Only for places where no string can stand. */
  static Json unwrap(Json source) {
    return unwrap(source, Path.ROOT, new Problems());
  }

  /** The same; a string that begins like one but is not is reported. */
  static Json unwrap(Json source, Path path, Problems problems) {
    if (!(source instanceof JsonString string)) {
      return source;
    }
    String text = string.value().strip();
    if (!text.startsWith("{") && !text.startsWith("[")) {
      return source;
    }
    try {
      return JsonReader.read(text);
    } catch (JsonSyntaxException notJson) {
      String why = notJson.getMessage().replace("not JSON: ", "");
      problems.add(path, "this string is not JSON: " + why + "; pass an object or array itself");
      return source;
    }
  }
}
