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
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads JSON text. Duplicate names, anything after the value, values nested more than {@value #MAX_DEPTH} deep and
 * numbers of more than {@value #MAX_NUMBER_LENGTH} characters are refused.
 */
public final class JsonReader {

  static final int MAX_DEPTH = 1000;
  static final int MAX_NUMBER_LENGTH = 1000;

  private static final JsonFactory FACTORY = JsonFactory.builder()
      .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
      .streamReadConstraints(StreamReadConstraints.builder()
          .maxNestingDepth(MAX_DEPTH)
          .maxNumberLength(MAX_NUMBER_LENGTH)
          .maxNameLength(Integer.MAX_VALUE)
          .maxStringLength(Integer.MAX_VALUE)
          .build())
      .build();

  private JsonReader() {}

  /**
   * Reads one value.
   *
   * @throws JsonSyntaxException when the text is not exactly one JSON value, or beyond the limits
   */
  public static Json read(String text) {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      if (parser.nextToken() == null) {
        throw new JsonSyntaxException("expected a JSON value, got nothing", null);
      }
      Json value = value(parser);
      if (parser.nextToken() != null) {
        throw new JsonSyntaxException(
            "expected the end after the JSON value" + place(parser.currentTokenLocation()), null);
      }
      return value;
    } catch (StreamConstraintsException e) {
      throw new JsonSyntaxException(limits() + place(e.getLocation()), e);
    } catch (JacksonException e) {
      throw new JsonSyntaxException("not JSON" + place(e.getLocation()), e);
    }
  }

  private static Json value(JsonParser parser) {
    return switch (parser.currentToken()) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> array(parser);
      case VALUE_STRING -> new JsonString(parser.getString());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(parser);
      case VALUE_TRUE -> JsonBoolean.TRUE;
      case VALUE_FALSE -> JsonBoolean.FALSE;
      default -> JsonNull.NULL;
    };
  }

  private static Json number(JsonParser parser) {
    String spelling = parser.getString();
    try {
      return new JsonNumber(new BigDecimal(spelling), spelling);
    } catch (NumberFormatException e) {
      throw new JsonSyntaxException("exponent of a number out of range" + place(parser.currentTokenLocation()), e);
    }
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

  private static String limits() {
    return String.format(
        Locale.ROOT, "beyond the limits (nesting %d, number length %d)", MAX_DEPTH, MAX_NUMBER_LENGTH);
  }

  private static String place(TokenStreamLocation location) {
    if (location == null) {
      return ""; // limits are also checked where the parser does not know its place
    }
    return String.format(Locale.ROOT, " at line %d, column %d", location.getLineNr(), location.getColumnNr());
  }
}
