package io.mcpspec.runtime.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

/** Reads JSON text. Duplicate names and anything after the value are refused. */
public final class JsonReader {

  private static final JsonFactory FACTORY =
      JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  private JsonReader() {}

  /**
   * Reads one value.
   *
   * @throws JsonSyntaxException when the text is not exactly one JSON value
   */
  public static Json read(String text) {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      if (parser.nextToken() == null) {
        throw new JsonSyntaxException("expected a JSON value, got nothing", null);
      }
      Json value = value(parser);
      if (parser.nextToken() != null) {
        throw new JsonSyntaxException("expected the end after the JSON value" + place(parser), null);
      }
      return value;
    } catch (JacksonException e) {
      throw new JsonSyntaxException(describe(e), e);
    }
  }

  private static Json value(JsonParser parser) {
    return switch (parser.currentToken()) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> array(parser);
      case VALUE_STRING -> new JsonString(parser.getString());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new JsonNumber(new BigDecimal(parser.getString()));
      case VALUE_TRUE -> JsonBoolean.TRUE;
      case VALUE_FALSE -> JsonBoolean.FALSE;
      default -> JsonNull.NULL;
    };
  }

  private static Json object(JsonParser parser) {
    Map<String, Json> members = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      parser.nextToken();
      members.put(name, value(parser));
    }
    return new JsonObject(members);
  }

  private static Json array(JsonParser parser) {
    List<Json> items = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      items.add(value(parser));
    }
    return new JsonArray(items);
  }

  private static String describe(JacksonException e) {
    return String.format(
        Locale.ROOT, "not JSON at line %d, column %d", e.getLocation().getLineNr(), e.getLocation().getColumnNr());
  }

  private static String place(JsonParser parser) {
    return String.format(Locale.ROOT, " at column %d", parser.currentTokenLocation().getColumnNr());
  }
}
