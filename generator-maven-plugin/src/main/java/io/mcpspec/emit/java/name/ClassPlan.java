package io.mcpspec.emit.java.name;

import com.squareup.javapoet.ClassName;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.type.Field;
import io.mcpspec.jsonschema.type.SchemaReader;
import io.mcpspec.jsonschema.type.SchemaType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which classes one source file holds: the type at its top and, nested side by side so that names stay short, all types
 * of the same document that it uses. Names go to the outer types first; equal schemas share a class.
 */
public final class ClassPlan {

  /** A type that waits for its class; the user's name tells two types of the same name apart. */
  private record Pending(Mentions.Mention mention, ClassName user) {}

  /** A variant of one union; the same variant of another has a class of its own. */
  private record Wrapped(ClassName union, SchemaType.Variant variant) {}

  private final ClassName top;
  private final String document;
  private final SchemaReader reader;
  private final Map<String, ClassName> byPlace;
  private final NameScope names;
  private final Map<Node, ClassName> bySchema = new HashMap<>();
  private final Map<ClassName, SchemaType.Named> classes = new LinkedHashMap<>();
  private final Map<Wrapped, ClassName> wrappers = new HashMap<>();
  private final Map<ClassName, Set<ClassName>> unions = new HashMap<>();
  private final Deque<Pending> pending = new ArrayDeque<>();
  private final List<Mentions.Mention> elsewhere = new ArrayList<>();

  /**
   * Plans the file of {@code root}.
   *
   * @param byPlace the classes of all files by the place of their type; those of this file are added
   */
  ClassPlan(ClassName top, SchemaType.Named root, SchemaReader reader, Map<String, ClassName> byPlace) {
    this.top = top;
    this.document = document(root);
    this.reader = reader;
    this.byPlace = byPlace;
    names = NameScope.types().reserve(List.of(top.simpleName()));
    add(root, top);
    while (!pending.isEmpty()) {
      Pending next = pending.poll();
      named(next.mention(), next.user());
    }
  }

  /** The document that a type stands in. */
  public static String document(SchemaType.Named type) {
    return type.place().substring(0, type.place().indexOf('#'));
  }

  public ClassName top() {
    return top;
  }

  /** The classes of the file, the top one first. */
  public Map<ClassName, SchemaType.Named> classes() {
    return classes;
  }

  /** The nested classes of the file. */
  public Map<ClassName, SchemaType.Named> inner() {
    Map<ClassName, SchemaType.Named> inner = new LinkedHashMap<>(classes);
    inner.remove(top);
    return inner;
  }

  /** Types of other documents, which have files of their own. */
  List<Mentions.Mention> elsewhere() {
    return elsewhere;
  }

  /** The class around a variant that cannot implement its union itself; null where the variant's own class does. */
  public ClassName wrapper(ClassName union, SchemaType.Variant variant) {
    return wrappers.get(new Wrapped(union, variant));
  }

  /** The unions that a class of this file is a variant of. */
  public Set<ClassName> unionsOf(ClassName name) {
    return unions.getOrDefault(name, Set.of());
  }

  private void add(SchemaType.Named type, ClassName name) {
    byPlace.put(type.place(), name);
    bySchema.put(type.schema(), name);
    classes.put(name, type);
    if (type instanceof SchemaType.StructType struct) {
      for (Field field : struct.fields()) {
        later(field.type(), JavaNames.type(field.name()), name);
      }
    } else if (type instanceof SchemaType.UnionType union) {
      union.variants().forEach(variant -> variant(variant, name));
    }
  }

  private void later(SchemaType type, String hint, ClassName user) {
    Mentions.in(type, hint, reader).ifPresent(mention -> pending.add(new Pending(mention, user)));
  }

  private void variant(SchemaType.Variant variant, ClassName union) {
    String hint = KindName.of(variant, reader);
    SchemaType end = reader.resolve(variant.type());
    if (end instanceof SchemaType.StructType struct && document(struct).equals(document) && !isTop(struct)) {
      named(new Mentions.Mention(struct, hint), union);
      unions.computeIfAbsent(byPlace.get(struct.place()), name -> new TreeSet<>()).add(union);
      return;
    }
    String name = union.equals(top) ? hint : union.simpleName() + hint;
    wrappers.computeIfAbsent(new Wrapped(union, variant), key -> top.nestedClass(names.unique(name)));
    later(variant.type(), name + "Item", union);
  }

  /** The class around a union cannot implement it. */
  private boolean isTop(SchemaType.StructType struct) {
    return top.equals(byPlace.get(struct.place())) || top.equals(bySchema.get(struct.schema()));
  }

  private void named(Mentions.Mention mention, ClassName user) {
    SchemaType.Named type = mention.type();
    if (byPlace.containsKey(type.place())) {
      return;
    }
    if (!document(type).equals(document)) {
      elsewhere.add(mention);
    } else if (bySchema.containsKey(type.schema())) {
      share(type, bySchema.get(type.schema()), user);
    } else {
      add(type, top.nestedClass(names.unique(distinct(mention.hint(), user))));
    }
  }

  /** An equal schema was read before: what is inside has its classes too, but by the places of the other one. */
  private void share(SchemaType.Named type, ClassName name, ClassName user) {
    byPlace.put(type.place(), name);
    if (type instanceof SchemaType.StructType struct) {
      struct.fields().forEach(field -> later(field.type(), JavaNames.type(field.name()), user));
    } else if (type instanceof SchemaType.UnionType union) {
      union.variants().forEach(variant -> later(variant.type(), KindName.of(variant, reader), user));
    }
  }

  private String distinct(String hint, ClassName user) {
    return names.has(hint) && !user.equals(top) ? user.simpleName() + hint : hint;
  }
}
