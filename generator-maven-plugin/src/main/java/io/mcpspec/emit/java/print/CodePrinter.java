package io.mcpspec.emit.java.print;

import com.squareup.javapoet.ArrayTypeName;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.CodeParts;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import java.util.Iterator;

/** Prints blocks of code and types, as JavaPoet would. */
final class CodePrinter {

  private final PrintedLines lines;
  private final PrintedNames names;

  CodePrinter(PrintedLines lines, PrintedNames names) {
    this.lines = lines;
    this.names = names;
  }

  void code(CodeBlock block) {
    CodeParts parts = CodeParts.of(block);
    Iterator<Object> args = parts.args().iterator();
    for (String part : parts.formats()) {
      if (part.charAt(0) == '$') {
        mark(part, args);
      } else {
        lines.text(part);
      }
    }
  }

  private void mark(String mark, Iterator<Object> args) {
    switch (mark) {
      case "$L" -> literal(args.next());
      case "$N" -> lines.text((String) args.next());
      case "$S" -> lines.text(Literals.lines((String) args.next()));
      case "$T" -> type((TypeName) args.next());
      case "$$" -> lines.text("$");
      case "$>" -> lines.indent(1);
      case "$<" -> lines.indent(-1);
      case "$[" -> lines.beginStatement();
      case "$]" -> lines.endStatement();
      case "$W" -> lines.breakableBlank();
      case "$Z" -> lines.breakable();
      default -> throw new IllegalArgumentException("`" + mark + "` is not known in code");
    }
  }

  private void literal(Object value) {
    if (value instanceof CodeBlock block) {
      code(block);
    } else {
      lines.text(String.valueOf(value));
    }
  }

  void type(TypeName type) {
    if (type instanceof ClassName name) {
      lines.text(names.of(name, lines.inComment()));
    } else if (type instanceof ParameterizedTypeName generic) {
      lines.text(names.of(generic.rawType, lines.inComment()));
      String before = "<";
      for (TypeName argument : generic.typeArguments) {
        lines.text(before);
        type(argument);
        before = ", ";
      }
      lines.text(">");
    } else if (type instanceof ArrayTypeName array) {
      type(array.componentType);
      lines.text("[]");
    } else if (type.isPrimitive() || type == TypeName.VOID) {
      lines.text(type.toString());
    } else {
      throw new IllegalArgumentException("`" + type + "` is of a kind that is not generated");
    }
  }
}
