package io.mcpspec.jsonschema.check;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.Subschemas;
import io.mcpspec.jsonschema.TypeReference;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds schemas that apply themselves to the same value again, such as {@code { allOf: [{ $ref: "#" }] }}: no validator
 * ever ends on them.
 */
final class EndlessSchemas {

  /** A schema and the document that its local references are about. */
  private record Place(Node schema, Node root) {}

  private final Map<String, Node> types;
  private final Set<Node> finite = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<Node> visited = Collections.newSetFromMap(new IdentityHashMap<>());

  EndlessSchemas(Map<String, Node> types) {
    this.types = types;
  }

  /** Whether {@code schema}, or a schema that it uses anywhere, is endless. */
  boolean contains(Node schema) {
    Deque<Place> open = new ArrayDeque<>(List.of(new Place(schema, schema)));
    while (!open.isEmpty()) {
      Place place = open.pop();
      if (visited.add(place.schema())) {
        if (isEndless(place, Collections.newSetFromMap(new IdentityHashMap<>()))) {
          visited.remove(place.schema());
          return true;
        }
        open.addAll(inside(place));
        open.addAll(references(place));
      }
    }
    return false;
  }

  private boolean isEndless(Place place, Set<Node> path) {
    if (finite.contains(place.schema())) {
      return false;
    }
    if (!path.add(place.schema())) {
      return true;
    }
    List<Place> same = references(place);
    same.addAll(onSameValue(place));
    if (same.stream().anyMatch(next -> isEndless(next, path))) {
      return true;
    }
    path.remove(place.schema());
    finite.add(place.schema());
    return false;
  }

  private List<Place> references(Place place) {
    List<Place> targets = new ArrayList<>();
    if (place.schema() instanceof Mapping schema) {
      TypeReference.nameIn(schema)
          .map(types::get)
          .ifPresent(type -> targets.add(new Place(type, type)));
      JsonPointer.in(schema)
          .flatMap(pointer -> JsonPointer.resolve(place.root(), pointer))
          .ifPresent(target -> targets.add(new Place(target, place.root())));
    }
    return targets;
  }

  private static List<Place> onSameValue(Place place) {
    List<Place> parts = new ArrayList<>();
    if (place.schema() instanceof Mapping schema) {
      for (Mapping.Entry entry : schema.entries()) {
        if (Keyword.of(entry.key()).filter(Keyword::appliesInPlace).isPresent()) {
          Subschemas.under(entry).forEach(part -> parts.add(new Place(part.schema(), place.root())));
        }
      }
    }
    return parts;
  }

  private static List<Place> inside(Place place) {
    return Subschemas.of(place.schema()).stream().map(part -> new Place(part, place.root())).toList();
  }
}
