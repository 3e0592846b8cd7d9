package io.mcpspec.jsonschema;

import io.mcpspec.document.node.Node;
import java.util.List;
import java.util.Optional;

/**
 * The schemas of an array's items. Earlier drafts wrote {@code prefixItems} as a list under {@code items}, and
 * {@code items} as {@code additionalItems}.
 *
 * @param places the schemas of the first items, one each
 * @param rest the schema of all further items; empty where they may be anything
 */
public record ItemSchemas(List<Node> places, Optional<Node> rest) {

  public static ItemSchemas of(SchemaMembers array) {
    List<Node> earlier = array.list(Keyword.ITEMS.word());
    List<Node> places = array.list(Keyword.PREFIX_ITEMS.word());
    Keyword rest = earlier.isEmpty() ? Keyword.ITEMS : Keyword.ADDITIONAL_ITEMS;
    return new ItemSchemas(places.isEmpty() ? earlier : places, array.value(rest.word()));
  }
}
