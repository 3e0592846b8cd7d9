package io.mcpspec.generator.surface;

import io.mcpspec.generator.tree.CanonicalJson;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;

/**
 * Lets a client see that a list item is what was published: {@code _meta} carries {@code sha256-} and the unpadded
 * base64url of the SHA-256 of the item's canonical JSON (RFC 8785). The digest itself is left out of what is hashed,
 * and {@code _meta} too where nothing else is in it.
 */
final class ItemDigest {

  static final String KEY = "io.mcpspec/digest";

  private static final String META = "_meta";

  private ItemDigest() {}

  /** The item with its digest. */
  static Mapping added(Mapping item) {
    Mapping others = item.get(META).orElse(null) instanceof Mapping meta
        ? meta.without(KEY)
        : new Mapping(List.of(), item.span());
    Mapping hashed = others.entries().isEmpty()
        ? item.without(META)
        : new MappingBuilder(item.span()).putAll(item).put(META, others).build();
    Mapping meta = new MappingBuilder(item.span()).putAll(others).put(KEY, "sha256-" + sha256(hashed)).build();
    return new MappingBuilder(item.span()).putAll(item).put(META, meta).build();
  }

  private static String sha256(Mapping item) {
    byte[] json = CanonicalJson.of(item).getBytes(StandardCharsets.UTF_8);
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(json);
      return Base64.getUrlEncoder().withoutPadding().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
