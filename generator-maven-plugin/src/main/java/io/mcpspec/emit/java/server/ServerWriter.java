package io.mcpspec.emit.java.server;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.mcpspec.emit.Artifact;
import io.mcpspec.emit.java.name.JavaNames;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.emit.java.name.NameScope;
import io.mcpspec.emit.java.name.RuntimeTypes;
import io.mcpspec.emit.java.name.ServerNames;
import io.mcpspec.emit.java.name.ToolTypes;
import io.mcpspec.emit.java.print.JavaSource;
import io.mcpspec.emit.java.print.Javadoc;
import io.mcpspec.emit.java.print.Literals;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Writes the class that lists everything that handlers answer. */
public final class ServerWriter {

  /** So many entries make a method of fair size; the class file's limit is far above. */
  private static final int ENTRIES_A_METHOD = 250;

  private final ServerNames names;
  private final JavaTypes types;
  private final Handlers handlers;
  private final BoundCode bound;

  public ServerWriter(ServerNames names, JavaTypes types, Handlers handlers, BoundCode bound) {
    this.names = names;
    this.types = types;
    this.handlers = handlers;
    this.bound = bound;
  }

  public Artifact write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(names.server())
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addSuperinterface(RuntimeTypes.SERVER_DEFINITION)
            .addJavadoc("$L", "The code of the server " + Javadoc.code(names.wire()) + ".\n");
    bound.fields().forEach(type::addField);
    if (!handlers.all().isEmpty()) {
      type.addField(names.handlers(), "handlers", Modifier.PRIVATE, Modifier.FINAL).addMethod(constructor());
    }
    List<MethodSpec> methods = new ArrayList<>();
    list(type, HandlerKind.TOOL.list(), RuntimeTypes.TOOL_ENTRY, tools(methods));
    handwritten(type);
    whatBindingsAdd(type);
    type.addMethods(methods);
    return JavaSource.artifact(names.server().packageName(), type.build());
  }

  private void whatBindingsAdd(TypeSpec.Builder type) {
    if (!bound.checks().isEmpty()) {
      list(type, "checks", RuntimeTypes.CHECK, bound.checks());
    }
    if (!bound.settingFaults().isEmpty()) {
      type.addMethod(settingFaults());
    }
    if (!bound.scopes().isEmpty()) {
      list(type, "scopes", RuntimeTypes.RESOURCE_SCOPE, bound.scopes());
    }
    if (!bound.rehearsals().isEmpty()) {
      list(type, "rehearsals", RuntimeTypes.REHEARSAL, bound.rehearsals());
    }
    if (!bound.closing().isEmpty()) {
      type.addMethod(close());
    }
    bound.methods().forEach(type::addMethod);
  }

  /** The lists of prompts, resources and completions; the list of tools also holds those that are bound. */
  private void handwritten(TypeSpec.Builder type) {
    for (HandlerKind kind : HandlerKind.values()) {
      if (kind != HandlerKind.TOOL && !handlers.all(kind).isEmpty()) {
        list(type, kind.list(), kind.entry(), handlers.all(kind).stream().map(ServerWriter::entry).toList());
      }
    }
  }

  private MethodSpec constructor() {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PUBLIC)
        .addParameter(names.handlers(), "handlers")
        .addStatement("this.handlers = handlers")
        .build();
  }

  private MethodSpec settingFaults() {
    MethodSpec.Builder method = MethodSpec.methodBuilder("settingFaults")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(ParameterizedTypeName.get(List.class, String.class))
        .addParameter(ParameterizedTypeName.get(Map.class, String.class, String.class), "environment")
        .addStatement("$T<$T> faults = new $T<>()", List.class, String.class, ArrayList.class);
    bound.settingFaults().forEach(faults -> method.addStatement("faults.addAll($L)", faults));
    return method.addStatement("return faults").build();
  }

  /** Synchronized, as the methods are that make what it gives back. */
  private MethodSpec close() {
    MethodSpec.Builder method = MethodSpec.methodBuilder("close")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC, Modifier.SYNCHRONIZED);
    bound.closing().forEach(method::addCode);
    return method.build();
  }

  private List<CodeBlock> tools(List<MethodSpec> methods) {
    NameScope scope = NameScope.members()
        .reserve(List.of("checks", "interceptors", "settingFaults", "scopes", "rehearsals", "close"));
    for (HandlerKind kind : HandlerKind.values()) {
      scope.reserve(List.of(kind.list()));
    }
    bound.methods().forEach(method -> scope.reserve(List.of(method.name)));
    ToolEntryCode code = new ToolEntryCode(handlers, bound);
    List<CodeBlock> entries = new ArrayList<>();
    for (ToolTypes tool : types.tools()) {
      String method = scope.unique(JavaNames.member(tool.tool().name()));
      entries.add(code.entry(tool, method));
      methods.add(code.method(tool, method));
    }
    return entries;
  }

  /** A lambda, so that the handler is asked for, and its classes load, at the first call. */
  private static CodeBlock entry(Handlers.Handler handler) {
    HandlerKind kind = handler.kind();
    CodeBlock names = CodeBlock.of("$L", Literals.string(handler.wire()));
    if (!handler.argument().isEmpty()) {
      names = CodeBlock.of("$L, $L", names, Literals.string(handler.argument()));
    }
    return CodeBlock.of(
        "new $1T($2L, $3L -> handlers.$4L().$5L$3L)",
        kind.entry(), names, kind.parameters(), handler.method(), kind.call());
  }

  private static void list(TypeSpec.Builder type, String name, ClassName entry, List<CodeBlock> entries) {
    TypeName list = ParameterizedTypeName.get(ClassName.get(List.class), entry);
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(list);
    if (entries.size() <= ENTRIES_A_METHOD) {
      type.addMethod(method.addStatement(listOf(entries)).build());
      return;
    }
    List<MethodSpec> parts = parts(name, list, entries);
    List<CodeBlock> calls = parts.stream().map(part -> CodeBlock.of("$N()", part)).toList();
    CodeBlock all = CodeBlock.join(calls, ",$W");
    method.addStatement("return $T.of($L).flatMap($T::stream).toList()", Stream.class, all, List.class);
    type.addMethod(method.build()).addMethods(parts);
  }

  private static List<MethodSpec> parts(String name, TypeName list, List<CodeBlock> entries) {
    List<MethodSpec> parts = new ArrayList<>();
    for (int start = 0; start < entries.size(); start += ENTRIES_A_METHOD) {
      List<CodeBlock> some = entries.subList(start, Math.min(entries.size(), start + ENTRIES_A_METHOD));
      parts.add(
          MethodSpec.methodBuilder(name + (parts.size() + 1))
              .addModifiers(Modifier.PRIVATE)
              .returns(list)
              .addStatement(listOf(some))
              .build());
    }
    return parts;
  }

  private static CodeBlock listOf(List<CodeBlock> entries) {
    return entries.isEmpty()
        ? CodeBlock.of("return $T.of()", List.class)
        : CodeBlock.of("return $T.of(\n$L)", List.class, CodeBlock.join(entries, ",\n"));
  }
}
