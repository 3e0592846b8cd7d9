package io.mcpspec.release.surface;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.publish.snapshot.Place;
import java.util.Optional;
import java.util.Set;

/** Where something is on each side. */
public record Places(Optional<Place> before, Optional<Place> after) {

  public static final Places NONE = new Places(Optional.empty(), Optional.empty());

  public static Places of(Node before, Node after) {
    return new Places(Optional.of(Place.of(before)), Optional.of(Place.of(after)));
  }

  public static Places old(Node before) {
    return new Places(Optional.of(Place.of(before)), Optional.empty());
  }

  public static Places added(Node after) {
    return new Places(Optional.empty(), Optional.of(Place.of(after)));
  }

  /** The places of a member; where an item does not have it, that of the item. */
  public static Places member(Mapping before, Mapping after, String name) {
    return members(before, after, Set.of(name));
  }

  /** The places of the first of some members that an item has; where it has none of them, that of the item. */
  public static Places members(Mapping before, Mapping after, Set<String> names) {
    return of(first(before, names), first(after, names));
  }

  private static Node first(Mapping item, Set<String> names) {
    return names.stream().flatMap(name -> item.get(name).stream()).findFirst().orElse(item);
  }

  /** The places inside two schemas; where one has no such place, the schema itself. */
  public static Places inside(Node before, Node after, String pointer) {
    return of(inside(before, pointer), inside(after, pointer));
  }

  private static Node inside(Node schema, String pointer) {
    String fragment = pointer.replace("%", "%25");
    return pointer.isEmpty() ? schema : JsonPointer.resolve(schema, "#" + fragment).orElse(schema);
  }
}
