package io.mcpspec.jsonschema.type;

import io.mcpspec.document.node.Scalar;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The schemas that all hold at once: one schema, what its {@code $ref} names and what its {@code allOf} lists.
 *
 * @param sites the parts about objects, the schema itself first
 * @param foreign whether there is a part about something else, which only the schema itself can check
 */
record Parts(List<SchemaSite> sites, boolean foreign) {

  static Parts of(SchemaSite site, Documents documents) {
    List<SchemaSite> found = new ArrayList<>();
    boolean foreign = collect(site, documents, found, new HashSet<>());
    return new Parts(List.copyOf(found), foreign);
  }

  private static boolean collect(SchemaSite site, Documents documents, List<SchemaSite> found, Set<String> seen) {
    if (!seen.add(site.place())) {
      return false;
    }
    boolean all = site.node() instanceof Scalar scalar && scalar.text().equals("true");
    Set<String> types = site.types();
    boolean object = types.isEmpty() || types.equals(Set.of("object"));
    if (all || site.node() instanceof Scalar || !found.isEmpty() && !object) {
      return !all;
    }
    found.add(site);
    boolean foreign = false;
    for (SchemaSite part : below(site, documents)) {
      foreign |= collect(part, documents, found, seen);
    }
    return foreign || site.mapping().has("$ref") && documents.target(site).isEmpty();
  }

  /** What {@code $ref} and {@code allOf} add to the schema. */
  static List<SchemaSite> below(SchemaSite site, Documents documents) {
    List<SchemaSite> found = new ArrayList<>();
    documents.target(site).ifPresent(found::add);
    found.addAll(site.list("allOf"));
    return found;
  }

  /** Whether the schema asserts anything itself. */
  static boolean says(SchemaSite site) {
    Set<String> rest = site.assertions();
    rest.removeAll(Set.of("$ref", "allOf"));
    return !rest.isEmpty();
  }

  /** The types that the parts declare. */
  Set<String> types() {
    Set<String> found = new LinkedHashSet<>();
    sites.forEach(site -> found.addAll(site.types()));
    return found;
  }

  boolean hasProperties() {
    return sites.stream().anyMatch(site -> site.mapping().has("properties"));
  }
}
