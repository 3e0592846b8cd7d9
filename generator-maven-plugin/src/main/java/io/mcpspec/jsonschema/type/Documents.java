package io.mcpspec.jsonschema.type;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.TypeReference;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** The documents being read: follows their references and knows which of them a validator can be run with. */
final class Documents {

  private static final Pattern DIALECT =
      Pattern.compile("https?://json-schema\\.org/(draft/(2020-12|2019-09)|draft-0[467])/schema#?");

  private final SiteReferences references;
  private final Predicate<Node> usable;
  private final Map<String, SchemaSite> roots = new HashMap<>();
  private final Map<String, Boolean> checkable = new HashMap<>();

  /**
   * @param usable whether a validator can use a schema that looks sound
   */
  Documents(Map<String, ? extends Node> types, Predicate<Node> usable) {
    this.usable = usable;
    references = new SiteReferences(types);
    types.forEach((name, schema) -> open(TypeReference.to(name), schema));
  }

  SchemaSite open(String document, Node schema) {
    SchemaSite root = SchemaSite.root(document, schema);
    roots.put(document, root);
    return root;
  }

  Optional<SchemaSite> shared(String name) {
    return Optional.ofNullable(roots.get(TypeReference.to(name)));
  }

  /** The end of the chain of plain references that starts at {@code site}; empty when it leads nowhere. */
  Optional<SchemaSite> follow(SchemaSite site) {
    Set<String> seen = new HashSet<>();
    Optional<SchemaSite> at = Optional.of(site);
    while (at.isPresent() && at.get().assertions().equals(Set.of("$ref"))) {
      if (!seen.add(at.get().place())) {
        return Optional.empty();
      }
      at = target(at.get());
    }
    return at;
  }

  /** The schema that the {@code $ref} of {@code site} names. */
  Optional<SchemaSite> target(SchemaSite site) {
    return site.mapping().text("$ref")
        .flatMap(reference -> references.resolve(site, roots.get(site.document()), reference));
  }

  /** Whether a validator can take the document: every reference leads somewhere and every schema is one. */
  boolean checkable(String document) {
    Boolean known = checkable.get(document);
    if (known != null) {
      return known;
    }
    checkable.put(document, true);
    SchemaSite root = roots.get(document);
    boolean all = root.all().stream().allMatch(this::sound) && usable.test(root.node());
    checkable.put(document, all);
    return all;
  }

  private boolean sound(SchemaSite site) {
    if (!(site.node() instanceof Mapping schema)) {
      return site.node() instanceof Scalar scalar && scalar.kind() == Scalar.Kind.BOOLEAN;
    }
    boolean dialect = schema.text("$schema").map(name -> DIALECT.matcher(name).matches()).orElse(true);
    return dialect && (!schema.has("$ref") || leadsSomewhere(site));
  }

  private boolean leadsSomewhere(SchemaSite site) {
    return target(site).filter(target -> sameOrCheckable(site, target)).isPresent() && follow(site).isPresent();
  }

  private boolean sameOrCheckable(SchemaSite site, SchemaSite target) {
    return site.document().equals(target.document()) || checkable(target.document());
  }
}
