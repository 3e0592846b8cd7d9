package io.mcpspec.document.node;

import io.mcpspec.document.source.LineIndex;
import io.mcpspec.document.source.ReadFault;
import io.mcpspec.document.source.ReadFault.Kind;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;

/** Reads one JSON text into nodes; numbers keep their spelling. Names and strings may be as long as the text. */
public final class JsonReader {

  /** Deepest nesting of arrays and objects: what servers publish is deeper than what authors write. */
  public static final int MAX_DEPTH = 500;

  /** Most characters of a number; longer ones would make arithmetic slow. */
  public static final int MAX_NUMBER = 1_000;

  private static final JsonFactory JSON =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(MAX_DEPTH)
                  .maxNameLength(SourceFile.MAX_CHARACTERS)
                  .maxStringLength(SourceFile.MAX_CHARACTERS)
                  .maxNumberLength(MAX_NUMBER)
                  .build())
          .build();

  private final ReadFault.Listener faults;

  public JsonReader(ReadFault.Listener faults) {
    this.faults = faults;
  }

  /** The value, if the text is one JSON value; a duplicate key is reported and its second value left out. */
  public Optional<Node> read(SourceFile file) {
    LineIndex lines = new LineIndex(file);
    if (file.text().length() > SourceFile.MAX_CHARACTERS) {
      faults.report(
          Kind.TOO_LARGE,
          lines.span(0, 0),
          "the file has more than " + SourceFile.MAX_CHARACTERS + " characters",
          "split it");
      return Optional.empty();
    }
    try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), file.text())) {
      return document(parser, lines);
    }
  }

  private Optional<Node> document(JsonParser parser, LineIndex lines) {
    try {
      if (parser.nextToken() == null) {
        faults.report(Kind.BAD_JSON, lines.span(0, 0), "the file is empty", "a JSON file holds one value");
        return Optional.empty();
      }
      Node root = value(parser, lines);
      if (parser.nextToken() != null) {
        faults.report(
            Kind.BAD_JSON, here(parser, lines), "something follows the JSON value", "a JSON file holds one value");
      }
      return Optional.of(root);
    } catch (StreamConstraintsException failure) {
      reportLimit(parser, lines);
    } catch (StreamReadException failure) {
      int offset = (int) failure.getLocation().getCharOffset();
      Span span = lines.span(offset, offset + 1);
      faults.report(Kind.BAD_JSON, span, "the JSON cannot be read: " + reason(failure));
    }
    return Optional.empty();
  }

  /** Nothing but depth and numbers is limited below the size of the text. */
  private void reportLimit(JsonParser parser, LineIndex lines) {
    boolean deep = parser.streamReadContext().getNestingDepth() > MAX_DEPTH;
    int end = end(parser);
    faults.report(
        deep ? Kind.TOO_DEEP : Kind.TOO_LARGE,
        lines.span(Math.max(0, end - 1), end),
        deep
            ? "arrays and objects are nested deeper than " + MAX_DEPTH + " levels"
            : "the number has more than " + MAX_NUMBER + " characters",
        deep ? "lift inner parts out" : "write it with an exponent, or as a string");
  }

  private static String reason(StreamReadException failure) {
    String first = failure.getOriginalMessage().lines().findFirst().orElse("unexpected text");
    return Character.toLowerCase(first.charAt(0)) + first.substring(1).replaceAll(" \\(code [0-9]+.*?\\)", "");
  }

  private Node value(JsonParser parser, LineIndex lines) {
    int start = (int) parser.currentTokenLocation().getCharOffset();
    if (parser.currentToken() == JsonToken.START_OBJECT) {
      UniqueEntries entries = new UniqueEntries(faults);
      while (parser.nextToken() != JsonToken.END_OBJECT) {
        String key = parser.getString();
        Span keySpan = here(parser, lines);
        parser.nextToken();
        entries.add(key, keySpan, value(parser, lines));
      }
      return new Mapping(entries.list(), lines.span(start, end(parser)));
    }
    if (parser.currentToken() == JsonToken.START_ARRAY) {
      List<Node> items = new ArrayList<>();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        items.add(value(parser, lines));
      }
      return new Sequence(items, lines.span(start, end(parser)));
    }
    String text = parser.getString();
    return new Scalar(kind(parser.currentToken()), text, here(parser, lines));
  }

  private static Scalar.Kind kind(JsonToken token) {
    return switch (token) {
      case VALUE_STRING -> Scalar.Kind.STRING;
      case VALUE_NUMBER_INT -> Scalar.Kind.INTEGER;
      case VALUE_NUMBER_FLOAT -> Scalar.Kind.NUMBER;
      case VALUE_TRUE, VALUE_FALSE -> Scalar.Kind.BOOLEAN;
      default -> Scalar.Kind.NULL;
    };
  }

  private static Span here(JsonParser parser, LineIndex lines) {
    return lines.span((int) parser.currentTokenLocation().getCharOffset(), end(parser));
  }

  private static int end(JsonParser parser) {
    return (int) parser.currentLocation().getCharOffset();
  }
}
