package io.mcpspec.release.schema.shape;

import io.mcpspec.release.schema.pattern.TextSearch;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What is asked of objects.
 *
 * @param size how many members
 * @param properties schemas by name, in written order
 * @param patterns schemas by regular expression of the name
 * @param additional the schema of all other members, when something is said of them
 * @param required names that have to be there
 * @param names the schema of the names
 * @param dependent names that have to be there when another is
 */
public record ObjectFacet(
    Size size,
    Map<String, Schema> properties,
    Map<String, Schema> patterns,
    Optional<Schema> additional,
    Set<String> required,
    Schema names,
    Map<String, Set<String>> dependent) implements Facet {

  static final ObjectFacet NONE = new ObjectFacet(
      Size.ANY, Map.of(), Map.of(), Optional.empty(), Set.of(), Schema.ANY, Map.of());

  /** A pattern that every name fits is about all members, and what has to be there always depends on nothing. */
  public ObjectFacet {
    for (String pattern : patterns.keySet().stream().filter(TextSearch::fitsAll).toList()) {
      Schema ofAll = patterns.get(pattern);
      properties = each(properties, ofAll);
      patterns = each(patterns, ofAll);
      patterns.remove(pattern);
      additional = Optional.of(ofAll);
    }
    required = new LinkedHashSet<>(required);
    dependent = new LinkedHashMap<>(dependent);
    for (List<String> due = due(dependent, required); !due.isEmpty(); due = due(dependent, required)) {
      for (String name : due) {
        required.addAll(dependent.remove(name));
      }
    }
    Set<String> needed = required;
    dependent.replaceAll((name, others) -> others.stream()
        .filter(other -> !needed.contains(other) && !other.equals(name))
        .collect(Collectors.toCollection(TreeSet::new)));
    dependent.values().removeIf(Set::isEmpty);
  }

  private static List<String> due(Map<String, Set<String>> dependent, Set<String> required) {
    return dependent.keySet().stream().filter(required::contains).toList();
  }

  private static Map<String, Schema> each(Map<String, Schema> schemas, Schema also) {
    Map<String, Schema> both = new LinkedHashMap<>();
    schemas.forEach((name, schema) -> both.put(name, schema.and(also)));
    return both;
  }

  /** The schema of a member of this name; names that a pattern may or may not fit count as not fitting. */
  public Schema at(String name) {
    Schema schema = Schema.ANY;
    boolean known = properties.containsKey(name);
    if (known) {
      schema = properties.get(name);
    }
    for (Map.Entry<String, Schema> pattern : patterns.entrySet()) {
      if (Expression.find(pattern.getKey(), name).isYes()) {
        known = true;
        schema = schema.and(pattern.getValue());
      }
    }
    return known ? schema : additional.orElse(Schema.ANY);
  }

  /** The names that it speaks of. */
  public Set<String> mentioned() {
    Set<String> all = new LinkedHashSet<>(properties.keySet());
    all.addAll(required);
    return all;
  }

  /** Whether one facet can say both: what one has a pattern for must not be another's additional member. */
  private boolean isMergeable(ObjectFacet other) {
    return (other.patterns.keySet().containsAll(patterns.keySet()) || other.isOpen())
        && (patterns.keySet().containsAll(other.patterns.keySet()) || isOpen());
  }

  /** Whether nothing is asked of members that it does not speak of. */
  private boolean isOpen() {
    return additional.orElse(Schema.ANY).isPlainlyAny();
  }

  @Override
  public Optional<Facet> and(Facet other) {
    ObjectFacet also = (ObjectFacet) other;
    if (!isMergeable(also)) {
      return Optional.empty();
    }
    Map<String, Schema> members = new LinkedHashMap<>();
    properties.keySet().forEach(name -> members.put(name, at(name).and(also.at(name))));
    also.properties.keySet().forEach(name -> members.put(name, at(name).and(also.at(name))));
    Map<String, Schema> byPattern = new LinkedHashMap<>(patterns);
    also.patterns.forEach((pattern, schema) -> byPattern.merge(pattern, schema, Schema::and));
    Optional<Schema> others = additional.isPresent() && also.additional.isPresent()
        ? Optional.of(additional.get().and(also.additional.get())) : additional.or(also::additional);
    Set<String> needed = new LinkedHashSet<>(required);
    needed.addAll(also.required);
    return Optional.of(new ObjectFacet(
        size.and(also.size), members, byPattern, others, needed, names.and(also.names), dependents(also)));
  }

  private Map<String, Set<String>> dependents(ObjectFacet also) {
    Map<String, Set<String>> all = new LinkedHashMap<>();
    dependent.forEach((name, needed) -> all.put(name, new TreeSet<>(needed)));
    also.dependent.forEach((name, needed) -> all.computeIfAbsent(name, key -> new TreeSet<>()).addAll(needed));
    return all;
  }

  ObjectFacet withAdditional(Schema schema) {
    return new ObjectFacet(size, properties, patterns, Optional.of(schema), required, names, dependent);
  }

  /** The same, written as a closed object of these names, when there are any. */
  ObjectFacet withListedNames(List<String> listed) {
    if (listed.isEmpty()) {
      return this;
    }
    Map<String, Schema> members = new LinkedHashMap<>();
    listed.forEach(name -> members.put(name, at(name)));
    return new ObjectFacet(size, members, Map.of(), Optional.of(Schema.NEVER), required, Schema.ANY, dependent);
  }

  @Override
  public boolean asksNothing() {
    return properties.isEmpty() && patterns.isEmpty() && required.isEmpty() && dependent.isEmpty()
        && size.equals(Size.ANY) && isOpen() && names.isPlainlyAny();
  }

  @Override
  public boolean isImpossible() {
    return size.isImpossible();
  }
}
