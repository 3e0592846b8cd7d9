package io.mcpspec.jsonschema.type;

import io.mcpspec.document.node.Node;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Reads JSON Schemas in linked form as types. Total: every node has a type, at worst {@link SchemaType.Raw}, and no
 * schema makes it fail. One reader reads all the schemas of a catalog, so that shared types are read once.
 */
public final class SchemaReader {

  private final Documents documents;
  private final TypeReader types;

  /**
   * A reader of schemas that a validator can use.
   *
   * @param sharedTypes the shared types' schemas by name; {@code $ref: type:NAME} means one of them
   */
  public SchemaReader(Map<String, ? extends Node> sharedTypes) {
    this(sharedTypes, schema -> true);
  }

  /**
   * A reader of any schemas.
   *
   * @param usable whether a validator can use a document; where it cannot, types have no check
   */
  public SchemaReader(Map<String, ? extends Node> sharedTypes, Predicate<Node> usable) {
    documents = new Documents(sharedTypes, usable);
    types = new TypeReader(documents);
  }

  /**
   * Reads a schema.
   *
   * @param document a name for its places, such as {@code input:get_item}; unique in this reader
   */
  public SchemaType read(String document, Node schema) {
    return types.type(documents.open(document, schema));
  }

  /**
   * Reads a schema of which every value is known to be an object, as a tool's arguments and result are.
   *
   * @return a struct, or a union of structs
   */
  public SchemaType.Named readObject(String document, Node schema) {
    return types.root(documents.open(document, schema));
  }

  /** The shared type; a {@link SchemaType.Ref} when it has a class of its own. */
  public Optional<SchemaType> shared(String name) {
    return documents.shared(name).map(types::at);
  }

  /** What a reference means. */
  public SchemaType definition(SchemaType.Ref ref) {
    return types.definition(ref.place()).orElseThrow();
  }

  /** The type itself, or what it refers to. */
  public SchemaType resolve(SchemaType type) {
    return type instanceof SchemaType.Ref ref ? resolve(definition(ref)) : type;
  }
}
