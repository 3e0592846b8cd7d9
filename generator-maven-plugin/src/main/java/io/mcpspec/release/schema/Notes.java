package io.mcpspec.release.schema;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.release.schema.shape.Schema;
import io.mcpspec.release.schema.shape.SchemaPart;
import io.mcpspec.release.schema.shape.Targets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a schema tells its readers. What stands beside a {@code $ref} goes before what its target says; the one branch
 * beside {@code null} speaks for the whole.
 *
 * @param description the description
 * @param byDefault the default
 * @param deprecated whether it says that it is on its way out
 */
record Notes(Optional<String> description, Optional<Node> byDefault, boolean deprecated) {

  private static final int MOST_STEPS = 20;

  static Notes of(Schema schema) {
    Optional<String> description = Optional.empty();
    Optional<Node> byDefault = Optional.empty();
    boolean deprecated = false;
    for (SchemaPart site : sources(schema)) {
      SchemaMembers keywords = site.members();
      description = description.or(() -> keywords.text("description"));
      byDefault = byDefault.or(() -> keywords.value("default").filter(value -> !SchemaMembers.isNull(value)));
      deprecated |= keywords.isTrue("deprecated");
    }
    return new Notes(description.map(String::strip).filter(text -> !text.isEmpty()), byDefault, deprecated);
  }

  private static List<SchemaPart> sources(Schema schema) {
    List<SchemaPart> sources = new ArrayList<>(schema.parts());
    for (int i = 0; i < sources.size() && i < MOST_STEPS; i++) {
      SchemaPart site = sources.get(i);
      if (site.node() instanceof Mapping) {
        site.members().text("$ref").flatMap(reference -> Targets.of(site, reference)).ifPresent(sources::add);
        sources.addAll(site.schemas("allOf"));
        sources.addAll(onlyBranch(site, "anyOf"));
        sources.addAll(onlyBranch(site, "oneOf"));
      }
    }
    return sources;
  }

  private static List<SchemaPart> onlyBranch(SchemaPart site, String combinator) {
    List<SchemaPart> branches = new ArrayList<>(site.schemas(combinator));
    branches.removeIf(branch -> branch.members().text("type").filter("null"::equals).isPresent());
    return branches.size() == 1 ? branches : List.of();
  }
}
