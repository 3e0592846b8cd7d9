package io.mcpspec.jsonschema.type;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.TypeReference;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Follows {@code $ref} to shared types ({@code type:NAME}) and inside one document. */
final class SiteReferences {

  private final Map<String, SchemaSite> shared = new LinkedHashMap<>();

  /**
   * @param types the shared types' schemas by name
   */
  SiteReferences(Map<String, ? extends Node> types) {
    types.forEach((name, schema) -> {
      String document = TypeReference.to(name);
      shared.put(document, SchemaSite.root(document, schema));
    });
  }

  /** The schema that {@code from} refers to with {@code reference}. */
  Optional<SchemaSite> resolve(SchemaSite from, SchemaSite root, String reference) {
    if (shared.containsKey(reference)) {
      return Optional.of(shared.get(reference));
    }
    int hash = reference.indexOf('#');
    String resource = hash < 0 ? reference : reference.substring(0, hash);
    String fragment = hash < 0 ? "" : decoded(reference.substring(hash + 1));
    Optional<SchemaSite> base = resource.isEmpty() ? Optional.of(from.base()) : byId(from, root, resource);
    return base.flatMap(site -> fragment(site, fragment));
  }

  private static Optional<SchemaSite> byId(SchemaSite from, SchemaSite root, String resource) {
    Optional<String> base = SchemaSite.id(from.base().mapping());
    String wanted = absolute(base, resource);
    Optional<String> rootId = SchemaSite.id(root.mapping());
    return root.all().stream()
        .filter(site -> site.resource() == null)
        .filter(site -> SchemaSite.id(site.mapping()).filter(id -> absolute(rootId, id).equals(wanted)).isPresent())
        .findFirst();
  }

  private static String absolute(Optional<String> base, String reference) {
    try {
      String plain = reference.endsWith("#") ? reference.substring(0, reference.length() - 1) : reference;
      return base.isPresent() ? URI.create(base.get()).resolve(plain).toString() : plain;
    } catch (IllegalArgumentException notUri) {
      return reference;
    }
  }

  private static Optional<SchemaSite> fragment(SchemaSite base, String fragment) {
    if (fragment.isEmpty()) {
      return Optional.of(base);
    }
    return fragment.startsWith("/") ? pointer(base, fragment) : anchor(base, fragment);
  }

  private static Optional<SchemaSite> pointer(SchemaSite base, String pointer) {
    Optional<SchemaSite> site = Optional.of(base);
    for (String token : pointer.substring(1).split("/", -1)) {
      site = site.flatMap(at -> at.child(token.replace("~1", "/").replace("~0", "~")));
    }
    return site;
  }

  private static Optional<SchemaSite> anchor(SchemaSite base, String name) {
    return base.all().stream()
        .filter(site -> site.base().pointer().equals(base.pointer()))
        .filter(site -> named(site.mapping(), name))
        .findFirst();
  }

  private static boolean named(Mapping schema, String name) {
    return schema.text("$anchor").filter(name::equals).isPresent()
        || SchemaSite.id(schema).filter(("#" + name)::equals).isPresent();
  }

  private static String decoded(String fragment) {
    try {
      return URLDecoder.decode(fragment.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException notEncoded) {
      return fragment;
    }
  }
}
