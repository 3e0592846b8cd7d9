package io.mcpspec.jsonschema.type;

import io.mcpspec.document.source.Span;
import java.util.Optional;

/**
 * A known member of an object.
 *
 * @param name name on the wire
 * @param type the type of a value that is not null
 * @param presence whether the member may be absent
 * @param nullable whether null is allowed; never true for {@link SchemaType.Raw}, which holds null itself
 * @param doc the schema's description
 * @param span the member's name in the spec
 */
public record Field(
    String name, SchemaType type, Presence presence, boolean nullable, Optional<String> doc, Span span) {

  public boolean required() {
    return presence instanceof Presence.Required;
  }
}
