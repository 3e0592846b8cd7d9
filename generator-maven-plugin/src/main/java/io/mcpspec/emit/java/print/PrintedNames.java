package io.mcpspec.emit.java.print;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How classes are named in one source file: as short as the place allows. A name belongs first to what is nested in the
 * classes around the place, then to the file's class, then to what is imported; of two classes of the same simple name,
 * the one that comes first is imported, unless the package has one of that name, too, which is mentioned.
 *
 * <p>Imports become known while the file is printed. What was printed before can be wrong then, though it rarely is:
 * {@link #settled} has the names for printing once more.
 */
final class PrintedNames {

  /** A class around the place. In its own header, what is nested in it has no short name yet. */
  private record Enclosing(ClassName name, Set<String> nested, Map<String, String> known) {}

  private final String javaPackage;
  private final Map<String, ClassName> imports;
  private final boolean areSettled;
  private final Set<String> ofPackage = new HashSet<>();
  private final Set<String> inComments = new HashSet<>();
  private final List<Enclosing> around = new ArrayList<>();

  PrintedNames(String javaPackage) {
    this(javaPackage, new HashMap<>(), false);
  }

  private PrintedNames(String javaPackage, Map<String, ClassName> imports, boolean areSettled) {
    this.javaPackage = javaPackage;
    this.imports = imports;
    this.areSettled = areSettled;
  }

  /** The names that the file must be printed with again; none where all was printed right. */
  Optional<PrintedNames> settled() {
    boolean changes = imports.keySet().stream().anyMatch(name -> ofPackage.contains(name) || inComments.contains(name));
    if (areSettled || !changes) {
      return Optional.empty();
    }
    Map<String, ClassName> settled = new HashMap<>(imports);
    settled.keySet().removeAll(ofPackage);
    return Optional.of(new PrintedNames(javaPackage, settled, true));
  }

  /** The names in import statements, sorted. */
  List<String> imported() {
    return imports.values().stream()
        .filter(type -> !type.packageName().equals("java.lang"))
        .map(ClassName::canonicalName)
        .sorted()
        .toList();
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
    Map<String, String> known = around.get(around.size() - 1).known();
    String name = known.get(type.canonicalName());
    if (name == null) {
      name = find(type, inComment);
      if (!inComment) {
        known.put(type.canonicalName(), name);
      }
    }
    return name;
  }

  private String find(ClassName type, boolean inComment) {
    String whole = type.canonicalName();
    ClassName meant = null;
    for (ClassName part = type; part != null; part = part.enclosingClassName()) {
      meant = meant(part.simpleName());
      if (meant != null && meant.canonicalName().equals(part.canonicalName())) {
        return whole.substring(part.canonicalName().length() - part.simpleName().length());
      }
    }
    String top = type.topLevelClassName().simpleName();
    boolean isOfPackage = type.packageName().equals(javaPackage);
    if (isOfPackage && (meant == null || imports.get(top) == meant)) {
      ofPackage.add(top);
    }
    if (meant != null) {
      return whole;
    }
    return isOfPackage || isImported(type, top, inComment) ? String.join(".", type.simpleNames()) : whole;
  }

  private boolean isImported(ClassName type, String top, boolean inComment) {
    if (inComment) {
      inComments.add(top);
    }
    if (inComment || areSettled || type.packageName().isEmpty() || ofPackage.contains(top)) {
      return false;
    }
    imports.put(top, type.topLevelClassName());
    return true;
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
