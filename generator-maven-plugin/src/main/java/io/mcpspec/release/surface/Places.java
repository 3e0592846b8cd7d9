package io.mcpspec.release.surface;

import io.mcpspec.generator.tree.JsonPointer;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.release.finding.Place;
import java.util.Optional;

/** Where something stands on each side. */
record Places(Optional<Place> before, Optional<Place> after) {

  static final Places NONE = new Places(Optional.empty(), Optional.empty());

  static Places of(Node before, Node after) {
    return new Places(Optional.of(place(before)), Optional.of(place(after)));
  }

  static Places old(Node before) {
    return new Places(Optional.of(place(before)), Optional.empty());
  }

  static Places added(Node after) {
    return new Places(Optional.empty(), Optional.of(place(after)));
  }

  /** The places inside two schemas; where one has no such place, the schema itself. */
  static Places inside(Node before, Node after, String pointer) {
    return of(inside(before, pointer), inside(after, pointer));
  }

  private static Node inside(Node schema, String pointer) {
    String fragment = pointer.replace("%", "%25");
    return pointer.isEmpty() ? schema : JsonPointer.resolve(schema, "#" + fragment).orElse(schema);
  }

  /** All lists of a side lie in one folder, so the file's name says where: where the side lies is nobody's business. */
  private static Place place(Node node) {
    String path = node.span().file().path().replace('\\', '/');
    return new Place(path.substring(path.lastIndexOf('/') + 1), node.span().start().line());
  }
}
