package io.mcpspec.emit.java.print;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.CodeParts;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Prints a class with all its members, laid out as people lay out code. */
final class ClassPrinter {

  private static final Set<Modifier> IN_INTERFACE = Set.of(Modifier.PUBLIC, Modifier.STATIC);
  private static final Set<Modifier> OF_CONSTANTS = Set.of(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL);
  private static final Set<Modifier> OF_ABSTRACT = Set.of(Modifier.PUBLIC, Modifier.ABSTRACT);

  private static final List<Modifier> IN_ORDER = List.of(Modifier.values());

  private final PrintedLines lines;
  private final PrintedNames names;
  private final CodePrinter printer;

  /** Whether a member was printed in the body at hand; the next one stands behind a blank line. */
  private boolean hasMember;

  ClassPrinter(PrintedLines lines, PrintedNames names) {
    this.lines = lines;
    this.names = names;
    printer = new CodePrinter(lines, names);
  }

  void print(TypeSpec type, Set<Modifier> implied) {
    boolean before = hasMember;
    names.enterHeader(type);
    head(type.javadoc, type.annotations);
    boolean isClass = type.kind == TypeSpec.Kind.CLASS;
    modifiers(type.modifiers, implied, isClass ? Set.of() : Set.of(Modifier.STATIC));
    lines.text(type.kind.name().toLowerCase(Locale.ROOT) + " " + type.name);
    supertypes(type);
    names.leave();
    lines.text(" {\n");
    names.enter(type);
    lines.indent(1);
    hasMember = false;
    members(type);
    lines.indent(-1);
    names.leave();
    lines.text("}\n");
    hasMember = before;
  }

  private void supertypes(TypeSpec type) {
    if (type.superclass != ClassName.OBJECT || !type.typeVariables.isEmpty()
        || !type.staticBlock.isEmpty() || !type.initializerBlock.isEmpty()) {
      throw new IllegalArgumentException("`" + type.name + "` has what no generated class has");
    }
    String word = type.kind == TypeSpec.Kind.INTERFACE ? " extends " : " implements ";
    for (TypeName supertype : type.superinterfaces) {
      lines.text(word);
      printer.type(supertype);
      word = ", ";
    }
  }

  private void members(TypeSpec type) {
    boolean inInterface = type.kind == TypeSpec.Kind.INTERFACE;
    constants(type);
    List<FieldSpec> fields = new ArrayList<>(type.fieldSpecs);
    fields.sort(Comparator.comparing(field -> !field.hasModifier(Modifier.STATIC)));
    boolean joins = false;
    for (FieldSpec field : fields) {
      boolean isPlain = field.hasModifier(Modifier.PRIVATE) && field.javadoc.isEmpty() && field.annotations.isEmpty();
      hasMember = hasMember && !(joins && isPlain);
      separate();
      joins = field(field, inInterface ? OF_CONSTANTS : Set.of()) && field.hasModifier(Modifier.PRIVATE);
    }
    List<MethodSpec> methods = new ArrayList<>(type.methodSpecs);
    methods.sort(Comparator.comparing(method -> !method.isConstructor()));
    for (MethodSpec method : methods) {
      separate();
      method(method, type.name, inInterface ? OF_ABSTRACT : Set.of());
    }
    for (TypeSpec nested : type.typeSpecs) {
      separate();
      print(nested, inInterface ? IN_INTERFACE : Set.of());
    }
  }

  private void separate() {
    if (hasMember) {
      lines.newline();
    }
    hasMember = true;
  }

  /** Constants without a comment stand together. */
  private void constants(TypeSpec type) {
    boolean isLast = type.fieldSpecs.isEmpty() && type.methodSpecs.isEmpty() && type.typeSpecs.isEmpty();
    boolean joins = false;
    Iterator<Map.Entry<String, TypeSpec>> constants = type.enumConstants.entrySet().iterator();
    while (constants.hasNext()) {
      Map.Entry<String, TypeSpec> constant = constants.next();
      CodeBlock value = constant.getValue().anonymousTypeArguments;
      boolean isPlain = beginsWithQuote(value);
      hasMember = hasMember && !(joins && isPlain && constant.getValue().javadoc.isEmpty());
      separate();
      head(constant.getValue().javadoc, constant.getValue().annotations);
      int start = lines.length();
      lines.text(constant.getKey() + "(");
      printer.code(value);
      lines.text(")" + (constants.hasNext() ? ",\n" : isLast ? "\n" : ";\n"));
      joins = isPlain && lines.isOneLine(start);
    }
  }

  private static boolean beginsWithQuote(CodeBlock value) {
    CodeParts parts = CodeParts.of(value);
    Object first = parts.args().isEmpty() ? "" : parts.args().get(0);
    return first instanceof CodeBlock block ? beginsWithQuote(block) : String.valueOf(first).startsWith("\"");
  }

  /** Whether the field, without what stands above it, takes one line. */
  private boolean field(FieldSpec field, Set<Modifier> implied) {
    head(field.javadoc, field.annotations);
    int start = lines.length();
    modifiers(field.modifiers, implied, Set.of());
    printer.type(field.type);
    lines.text(" " + field.name);
    if (!field.initializer.isEmpty()) {
      lines.text(" = ");
      printer.code(field.initializer);
    }
    lines.text(";\n");
    return lines.isOneLine(start);
  }

  private void method(MethodSpec method, String className, Set<Modifier> implied) {
    if (!method.typeVariables.isEmpty() || !method.exceptions.isEmpty() || method.varargs) {
      throw new IllegalArgumentException("`" + method.name + "` has what no generated method has");
    }
    head(method.javadoc, method.annotations);
    modifiers(method.modifiers, implied, Set.of());
    if (!method.isConstructor()) {
      printer.type(method.returnType);
    }
    lines.text(method.isConstructor() ? className : " " + method.name);
    parameters(method.parameters);
    if (method.hasModifier(Modifier.ABSTRACT)) {
      lines.text(";\n");
      return;
    }
    lines.text(" {\n");
    lines.indent(1);
    printer.code(method.code);
    lines.endLine();
    lines.indent(-1);
    lines.text("}\n");
  }

  private void parameters(List<ParameterSpec> parameters) {
    lines.text("(");
    lines.breakable();
    Iterator<ParameterSpec> each = parameters.iterator();
    while (each.hasNext()) {
      ParameterSpec parameter = each.next();
      printer.type(parameter.type);
      lines.text(" " + parameter.name);
      if (each.hasNext()) {
        lines.text(",");
        lines.breakableBlank();
      }
    }
    lines.text(")");
  }

  private void head(CodeBlock javadoc, List<AnnotationSpec> annotations) {
    if (!javadoc.isEmpty()) {
      int start = lines.beginComment();
      printer.code(javadoc);
      lines.endComment(start);
    }
    for (AnnotationSpec annotation : annotations) {
      lines.text("@");
      printer.type(annotation.type);
      lines.text("\n");
    }
  }

  private void modifiers(Set<Modifier> modifiers, Set<Modifier> implied, Set<Modifier> ofKind) {
    if (modifiers.isEmpty()) {
      return;
    }
    for (Modifier modifier : IN_ORDER) {
      if (modifiers.contains(modifier) && !implied.contains(modifier) && !ofKind.contains(modifier)) {
        lines.text(modifier.toString());
        lines.text(" ");
      }
    }
  }
}
