package io.mcpspec.jsonschema.sound;

import java.util.List;
import java.util.stream.Stream;

/** The names that {@code format} may hold: those of JSON Schema, and those that OpenAPI registers. */
final class Formats {

  /** Those of JSON Schema, all about strings. */
  static final List<String> OF_TEXTS = List.of(
      "date-time", "date", "time", "duration", "email", "idn-email", "hostname", "idn-hostname", "ipv4", "ipv6", "uri",
      "uri-reference", "iri", "iri-reference", "uuid", "uri-template", "json-pointer", "relative-json-pointer",
      "regex");

  private static final List<String> OF_OPENAPI = List.of(
      "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "double-int", "float", "double",
      "decimal", "decimal128", "byte", "binary", "base64url", "password", "char", "html", "commonmark", "media-range",
      "http-date", "date-time-local", "time-local", "sf-binary", "sf-boolean", "sf-decimal", "sf-integer", "sf-string",
      "sf-token");

  static final List<String> KNOWN = Stream.concat(OF_TEXTS.stream(), OF_OPENAPI.stream()).toList();

  private Formats() {}
}
