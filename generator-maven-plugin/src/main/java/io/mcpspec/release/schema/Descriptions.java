package io.mcpspec.release.schema;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.release.schema.shape.Schema;
import io.mcpspec.release.schema.shape.SchemaPart;
import io.mcpspec.release.schema.shape.Targets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The descriptions of what a schema is made of without being a member or an item: of its alternatives and conditions.
 *
 * @param byPlace the texts by JSON Pointer from the schema, empty where there is none
 */
record Descriptions(Map<String, String> byPlace) {

  private static final List<String> LISTS = List.of("anyOf", "oneOf");
  private static final List<String> SINGLE = List.of("not", "if", "then", "else", "contains", "propertyNames");

  private static final int MOST = 200;
  private static final int DEPTH = 4;

  static Descriptions of(Schema schema) {
    Map<String, String> byPlace = new LinkedHashMap<>();
    schema.parts().forEach(part -> collect(part, "", DEPTH, byPlace));
    return new Descriptions(byPlace);
  }

  private static void collect(SchemaPart site, String pointer, int depth, Map<String, String> byPlace) {
    if (depth == 0 || byPlace.size() > MOST || !(site.node() instanceof Mapping)) {
      return;
    }
    SchemaMembers keywords = site.members();
    keywords.text("$ref").flatMap(reference -> Targets.of(site, reference))
        .ifPresent(target -> collect(target, pointer, depth - 1, byPlace));
    site.schemas("allOf").forEach(part -> collect(part, pointer, depth - 1, byPlace));
    for (String keyword : LISTS) {
      List<SchemaPart> branches = site.schemas(keyword);
      for (int i = 0; i < branches.size(); i++) {
        add(branches.get(i), pointer + "/" + keyword + "/" + i, depth, byPlace);
      }
    }
    for (String keyword : SINGLE) {
      keywords.schema(keyword).ifPresent(part -> add(site.at(part), pointer + "/" + keyword, depth, byPlace));
    }
    keywords.entries("dependentSchemas").forEach(entry ->
        add(site.at(entry.value()), pointer + "/dependentSchemas/" + entry.key(), depth, byPlace));
  }

  private static void add(SchemaPart part, String pointer, int depth, Map<String, String> byPlace) {
    byPlace.putIfAbsent(pointer, Notes.of(Schema.of(part)).description().orElse(""));
    collect(part, pointer, depth - 1, byPlace);
  }

  /** The places that have a text other than this one. */
  List<String> placesBut(String text) {
    List<String> places = new ArrayList<>(byPlace.keySet());
    places.removeIf(place -> byPlace.get(place).isEmpty() || byPlace.get(place).equals(text));
    return places;
  }
}
