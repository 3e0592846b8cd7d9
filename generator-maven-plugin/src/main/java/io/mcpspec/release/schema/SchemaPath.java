package io.mcpspec.release.schema;

/**
 * A place inside a schema.
 *
 * @param pointer a JSON Pointer from the top, such as {@code /properties/keys/items}
 * @param words what people call it, such as {@code keys[]}; empty at the top
 */
public record SchemaPath(String pointer, String words) {

  public static final SchemaPath TOP = new SchemaPath("", "");

  /** A member of the objects here. */
  public SchemaPath property(String name) {
    return new SchemaPath(pointer + "/properties/" + escaped(name), below(name));
  }

  SchemaPath items() {
    return new SchemaPath(pointer + "/items", words + "[]");
  }

  SchemaPath item(int place) {
    return new SchemaPath(pointer + "/prefixItems/" + place, words + "[" + place + "]");
  }

  SchemaPath others() {
    return new SchemaPath(pointer + "/additionalProperties", below("*"));
  }

  SchemaPath names() {
    return new SchemaPath(pointer + "/propertyNames", below("*"));
  }

  SchemaPath pattern(String pattern) {
    return new SchemaPath(pointer + "/patternProperties/" + escaped(pattern), below("{" + pattern + "}"));
  }

  /** An alternative or a condition of the schema here. */
  SchemaPath part(String below) {
    return new SchemaPath(pointer + below, words);
  }

  private String below(String name) {
    return words.isEmpty() ? name : words + "." + name;
  }

  private static String escaped(String token) {
    return token.replace("~", "~0").replace("/", "~1");
  }
}
