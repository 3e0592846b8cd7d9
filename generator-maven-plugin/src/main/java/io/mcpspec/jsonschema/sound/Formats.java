package io.mcpspec.jsonschema.sound;

import java.util.List;

/** The names that {@code format} may hold: those of JSON Schema, and those that OpenAPI registers. */
final class Formats {

  static final List<String> KNOWN = List.of(
      "date-time", "date", "time", "duration", "email", "idn-email", "hostname", "idn-hostname", "ipv4", "ipv6", "uri",
      "uri-reference", "iri", "iri-reference", "uuid", "uri-template", "json-pointer", "relative-json-pointer", "regex",
      "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "double-int", "float", "double",
      "decimal", "decimal128", "byte", "binary", "base64url", "password", "char", "html", "commonmark", "media-range",
      "http-date", "date-time-local", "time-local", "sf-binary", "sf-boolean", "sf-decimal", "sf-integer", "sf-string",
      "sf-token");

  private Formats() {}
}
