package io.mcpspec.jsonschema;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import java.util.Optional;

/** References to shared types: {@code $ref: type:NAME}. Shared types are documents of their own. */
public final class TypeReference {

  private static final String PREFIX = "type:";

  private TypeReference() {}

  /** The reference to the shared type {@code name}. */
  public static String to(String name) {
    return PREFIX + name;
  }

  /** The name of the shared type that a reference means, if it means one. */
  public static Optional<String> name(String reference) {
    return reference.startsWith(PREFIX) ? Optional.of(reference.substring(PREFIX.length())) : Optional.empty();
  }

  /** The name of the shared type that {@code schema} refers to, if it does. */
  public static Optional<String> nameIn(Node schema) {
    return schema instanceof Mapping mapping ? mapping.text("$ref").flatMap(TypeReference::name) : Optional.empty();
  }
}
