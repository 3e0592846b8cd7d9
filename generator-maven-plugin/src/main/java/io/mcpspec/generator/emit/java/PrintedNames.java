package io.mcpspec.generator.emit.java;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * How classes are named in one source file: as short as the place allows. A name belongs first to what is nested in the
 * classes around the place, then to the file's class, then to what is imported; of two classes of the same simple name,
 * the one that comes first is imported.
 */
final class PrintedNames {

  /** A class around the place. In its own header, what is nested in it has no short name yet. */
  private record Enclosing(ClassName name, Set<String> nested, Map<ClassName, String> known) {}

  private final String javaPackage;
  private final Map<String, ClassName> imports;
  private final Map<String, ClassName> wanted = new HashMap<>();
  private final Set<String> ofPackage = new HashSet<>();
  private final List<Enclosing> around = new ArrayList<>();

  /**
   * @param imports the imported classes by simple name
   */
  PrintedNames(String javaPackage, Map<String, ClassName> imports) {
    this.javaPackage = javaPackage;
    this.imports = imports;
  }

  /** The classes to import so that what was named so far has short names. */
  Map<String, ClassName> wanted() {
    Map<String, ClassName> classes = new HashMap<>(wanted);
    classes.keySet().removeAll(ofPackage);
    return classes;
  }

  /** The names in import statements, sorted. */
  Iterable<String> imported() {
    Map<String, ClassName> sorted = new TreeMap<>();
    imports.values().forEach(type -> sorted.put(type.canonicalName(), type));
    sorted.values().removeIf(type -> type.packageName().equals("java.lang"));
    return sorted.keySet();
  }

  /** The place moves into the header of a class. */
  void enterHeader(TypeSpec type) {
    around.add(new Enclosing(className(type.name), Set.of(), new HashMap<>()));
  }

  /** The place moves into the body of a class. */
  void enter(TypeSpec type) {
    Set<String> nested = new HashSet<>();
    type.typeSpecs.forEach(each -> nested.add(each.name));
    around.add(new Enclosing(className(type.name), nested, new HashMap<>()));
  }

  void leave() {
    around.remove(around.size() - 1);
  }

  private ClassName className(String simpleName) {
    return around.isEmpty()
        ? ClassName.get(javaPackage, simpleName)
        : around.get(around.size() - 1).name().nestedClass(simpleName);
  }

  /**
   * The name of a class at this place.
   *
   * @param inComment a mention in a comment is no reason for an import
   */
  String of(ClassName type, boolean inComment) {
    Map<ClassName, String> known = around.get(around.size() - 1).known();
    String name = known.get(type);
    if (name == null) {
      name = find(type, inComment);
      if (!inComment) {
        known.put(type, name);
      }
    }
    return name;
  }

  private String find(ClassName type, boolean inComment) {
    boolean taken = false;
    for (ClassName part = type; part != null; part = part.enclosingClassName()) {
      ClassName meant = meant(part.simpleName());
      taken = meant != null;
      if (taken && meant.canonicalName().equals(part.canonicalName())) {
        return type.canonicalName().substring(part.canonicalName().length() - part.simpleName().length());
      }
    }
    if (taken) {
      return type.canonicalName();
    }
    ClassName top = type.topLevelClassName();
    if (type.packageName().equals(javaPackage)) {
      ofPackage.add(top.simpleName());
      return String.join(".", type.simpleNames());
    }
    if (!inComment && !type.packageName().isEmpty()) {
      wanted.putIfAbsent(top.simpleName(), top);
    }
    return type.canonicalName();
  }

  private ClassName meant(String simpleName) {
    for (int i = around.size() - 1; i >= 0; i--) {
      if (around.get(i).nested().contains(simpleName)) {
        return around.get(i).name().nestedClass(simpleName);
      }
    }
    return around.get(0).name().simpleName().equals(simpleName) ? around.get(0).name() : imports.get(simpleName);
  }
}
