package io.mcpspec.jsonschema.check;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.Subschemas;
import io.mcpspec.jsonschema.TypeReference;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the references of one schema that lead nowhere. */
final class BrokenReferences {

  private static final Set<String> KEYWORDS = Set.of("$ref", "$dynamicRef", "$recursiveRef");
  private static final String DIALECTS = "https?://json-schema\\.org/.*";
  private static final int MOST_SHOWN = 12;

  private final Node root;
  private final Collection<String> types;
  private final Set<String> anchors = new LinkedHashSet<>();
  private final Set<String> ids = new LinkedHashSet<>();
  private final List<BrokenReference> broken = new ArrayList<>();

  BrokenReferences(Node root, Collection<String> types) {
    this.root = root;
    this.types = types;
    collectNames(root);
  }

  /** None where a part has an {@code $id}, by which the references inside it are read. */
  List<BrokenReference> all() {
    boolean ownBase = ids.size() > (root instanceof Mapping schema && schema.text("$id").isPresent() ? 1 : 0);
    if (!ownBase) {
      check(root);
    }
    return broken;
  }

  private void collectNames(Node node) {
    if (node instanceof Mapping schema) {
      schema.text("$anchor").ifPresent(anchors::add);
      schema.text("$dynamicAnchor").ifPresent(anchors::add);
      schema.text("$id").ifPresent(ids::add);
      Subschemas.of(schema).forEach(this::collectNames);
    }
  }

  private void check(Node node) {
    if (node instanceof Mapping schema) {
      schema.entries().stream()
          .filter(entry -> KEYWORDS.contains(entry.key()))
          .map(Mapping.Entry::value)
          .filter(value -> value instanceof Scalar scalar && scalar.isString())
          .forEach(value -> check((Scalar) value));
      Subschemas.of(schema).forEach(this::check);
    }
  }

  private void check(Scalar reference) {
    reason(reference.text()).ifPresent(reason -> broken.add(
        new BrokenReference(reference.text(), reference.span(), reason, help(reference.text()))));
  }

  private Optional<String> reason(String reference) {
    if (TypeReference.name(reference).isPresent() || reference.matches(DIALECTS)
        || ids.stream().anyMatch(reference::startsWith)) {
      return Optional.empty();
    }
    if (!reference.startsWith("#")) {
      return Optional.of("it names another document, and the format has `$ref: type:NAME` for those");
    }
    boolean known = JsonPointer.resolve(root, reference).isPresent() || anchors.contains(reference.substring(1));
    return known ? Optional.empty() : Optional.of(missing(reference));
  }

  private String missing(String reference) {
    if (!reference.startsWith("#/")) {
      return "the schema has no `$anchor: " + reference.substring(1) + "`";
    }
    String step = missingStep(reference);
    String parent = parent(step);
    String where = parent.equals("#") ? "the schema" : "`" + parent + "`";
    return where + " has no `" + step.substring(parent.length() + 1) + "`";
  }

  /** A pointer up to its first step that is not there. */
  private String missingStep(String pointer) {
    String step = pointer;
    while (JsonPointer.resolve(root, parent(step)).isEmpty()) {
      step = parent(step);
    }
    return step;
  }

  private static String parent(String pointer) {
    return pointer.substring(0, pointer.lastIndexOf('/'));
  }

  private List<String> help(String reference) {
    String name = reference.replaceFirst("\\.(ya?ml|json)(#.*)?$", "").replaceFirst(".*[/:#]", "").strip();
    Optional<String> near = types.contains(name) ? Optional.of(TypeReference.to(name)) : nearInside(reference, name);
    return near.or(() -> ClosestName.of(name, types).map(TypeReference::to))
        .map(found -> "did you mean `" + found + "`?")
        .or(() -> known(reference))
        .map(List::of)
        .orElse(List.of());
  }

  private Optional<String> nearInside(String reference, String name) {
    if (!reference.startsWith("#/")) {
      return ClosestName.of(name, anchors).map(anchor -> "#" + anchor).or(() -> nearDefinition(name));
    }
    String step = missingStep(reference);
    String parent = parent(step);
    return ClosestName.of(step.substring(parent.length() + 1), members(parent))
        .map(near -> parent + "/" + near + reference.substring(step.length()))
        .filter(near -> JsonPointer.resolve(root, near).isPresent())
        .or(() -> nearDefinition(name));
  }

  private Optional<String> nearDefinition(String name) {
    return Stream.of("#/$defs", "#/definitions")
        .flatMap(parent -> ClosestName.of(name, members(parent)).map(near -> parent + "/" + near).stream())
        .findFirst();
  }

  private Optional<String> known(String reference) {
    String parent = reference.startsWith("#/") ? parent(missingStep(reference)) : "#";
    List<String> inside = parent.equals("#") ? List.of() : members(parent).stream().map(n -> parent + "/" + n).toList();
    List<String> all = inside.isEmpty() ? types.stream().map(TypeReference::to).toList() : inside;
    return Optional.of(all).filter(names -> !names.isEmpty()).map(names -> "references that exist: "
        + names.stream().limit(MOST_SHOWN).map(name -> "`" + name + "`").collect(Collectors.joining(", "))
        + (names.size() > MOST_SHOWN ? ", …" : ""));
  }

  private List<String> members(String pointer) {
    return JsonPointer.resolve(root, pointer).filter(Mapping.class::isInstance)
        .map(parent -> ((Mapping) parent).keys()).orElse(List.of());
  }
}
