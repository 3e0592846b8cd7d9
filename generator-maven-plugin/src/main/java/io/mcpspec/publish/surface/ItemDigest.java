package io.mcpspec.publish.surface;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Sha256;
import java.util.List;

/**
 * Lets a client see that a list item is what was published: {@code _meta} carries {@code sha256-} and the unpadded
 * base64url of the SHA-256 of the item's canonical JSON (RFC 8785). The digest itself is left out of what is hashed,
 * and {@code _meta} too where nothing else is in it.
 */
public final class ItemDigest {

  private static final String KEY = "io.mcpspec/digest";

  private static final String META = "_meta";

  private ItemDigest() {}

  /** The item with its digest. */
  static Mapping added(Mapping item) {
    String digest = "sha256-" + Sha256.base64Url(Sha256.bytes(left(item)));
    Mapping meta = new MappingBuilder(item.span()).putAll(others(item)).put(KEY, digest).build();
    return new MappingBuilder(item.span()).putAll(item).put(META, meta).build();
  }

  /** The item without its digest: what is hashed. */
  public static Mapping left(Mapping item) {
    Mapping others = others(item);
    return others.entries().isEmpty()
        ? item.without(META)
        : new MappingBuilder(item.span()).putAll(item).put(META, others).build();
  }

  /** Any item as it is, but for a digest: that changes with what it is the digest of, and says nothing more. */
  public static Mapping absent(Mapping item) {
    return item.mapping(META).filter(meta -> meta.has(KEY)).isPresent() ? left(item) : item;
  }

  private static Mapping others(Mapping item) {
    return item.get(META).orElse(null) instanceof Mapping meta
        ? meta.without(KEY)
        : new Mapping(List.of(), item.span());
  }
}
