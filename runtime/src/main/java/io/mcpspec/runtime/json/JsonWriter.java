package io.mcpspec.runtime.json;

import java.io.StringWriter;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes compact JSON. */
final class JsonWriter {

  private static final JsonFactory FACTORY = new JsonFactory();

  private JsonWriter() {}

  static String write(Json value) {
    StringWriter out = new StringWriter();
    try (JsonGenerator generator = FACTORY.createGenerator(ObjectWriteContext.empty(), out)) {
      write(value, generator);
    }
    return out.toString();
  }

  private static void write(Json value, JsonGenerator out) {
    if (value instanceof JsonObject object) {
      out.writeStartObject();
      for (Map.Entry<String, Json> member : object.members().entrySet()) {
        out.writeName(member.getKey());
        write(member.getValue(), out);
      }
      out.writeEndObject();
    } else if (value instanceof JsonArray array) {
      out.writeStartArray();
      array.items().forEach(item -> write(item, out));
      out.writeEndArray();
    } else {
      scalar(value, out);
    }
  }

  private static void scalar(Json value, JsonGenerator out) {
    if (value instanceof JsonString string) {
      out.writeString(string.value());
    } else if (value instanceof JsonNumber number) {
      out.writeNumber(number.value());
    } else if (value instanceof JsonBoolean bool) {
      out.writeBoolean(bool.value());
    } else {
      out.writeNull();
    }
  }
}
