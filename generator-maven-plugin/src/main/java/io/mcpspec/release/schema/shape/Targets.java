package io.mcpspec.release.schema.shape;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.Subschemas;
import java.util.Optional;

/** What {@code $ref} refers to inside its own document; nothing is ever fetched. */
public final class Targets {

  private static final int MOST_STEPS = 20;

  private Targets() {}

  /** The schema that a reference leads to; empty when it leads out of the document or nowhere. */
  public static Optional<SchemaPart> of(SchemaPart from, String reference) {
    String fragment = local(from.document(), reference);
    if (fragment.equals("#") || fragment.startsWith("#/")) {
      return JsonPointer.resolve(from.document(), fragment).map(from::at);
    }
    return fragment.startsWith("#")
        ? anchored(from.document(), fragment.substring(1)).map(from::at)
        : Optional.empty();
  }

  /** What a schema that is a reference and nothing else stands for. */
  public static Schema followed(Schema schema) {
    Schema followed = schema;
    for (int i = 0; i < MOST_STEPS && followed.parts().size() == 1; i++) {
      SchemaPart site = followed.parts().get(0);
      Optional<SchemaPart> target = site.node() instanceof Mapping mapping && mapping.entries().size() == 1
          ? mapping.text("$ref").flatMap(reference -> of(site, reference)) : Optional.empty();
      if (target.isEmpty()) {
        return followed;
      }
      followed = Schema.of(target.get());
    }
    return followed;
  }

  /** The reference without the document's own name. */
  private static String local(Node document, String reference) {
    String name = document instanceof Mapping mapping ? mapping.text("$id").orElse("") : "";
    String base = name.endsWith("#") ? name.substring(0, name.length() - 1) : name;
    if (!base.isEmpty() && reference.startsWith(base)) {
      String rest = reference.substring(base.length());
      return rest.isEmpty() ? "#" : rest;
    }
    return reference;
  }

  private static Optional<Node> anchored(Node schema, String name) {
    return SchemaMembers.of(schema).text("$anchor").filter(name::equals).isPresent()
        ? Optional.of(schema)
        : Subschemas.of(schema).stream().flatMap(inside -> anchored(inside, name).stream()).findFirst();
  }
}
