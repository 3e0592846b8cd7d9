package io.mcpspec.emit.java.name;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import io.mcpspec.jsonschema.TypeReference;
import io.mcpspec.jsonschema.type.Field;
import io.mcpspec.jsonschema.type.SchemaReader;
import io.mcpspec.jsonschema.type.SchemaType;
import io.mcpspec.spec.model.Tool;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The Java names and types of everything that is generated for a set of tools; the one place that decides them.
 *
 * <p>To generate code against a tool's stub: {@link #tool} names its classes; {@link #fields} gives, for its {@code
 * inputType} and for every struct inside, the accessors and their Java types; {@link #resolve} follows references;
 * {@link #constants} names an enum's constants, each of which has {@code String wire()}. A struct has {@code JsonObject
 * toJson()} and, where it is open, {@code JsonObject additionalMembers()}. A union is a sealed interface with {@code
 * Json toJson()}. A map of any JSON is a {@code JsonObject}, an untyped value {@code Json}.
 */
public final class JavaTypes {

  private final SchemaReader reader;
  private final String typesPackage;
  private final NameScope typeNames = NameScope.types();
  private final ValueTypes values = new ValueTypes(this);
  private final Map<String, ClassName> byPlace = new HashMap<>();
  private final Map<String, ToolTypes> tools = new LinkedHashMap<>();
  private final List<ClassPlan> plans = new ArrayList<>();

  /**
   * @param javaPackage the server's package, such as {@code io.x}
   * @param reader knows the shared types
   * @param tools all tools; the order decides who gets a name that two would have
   */
  public JavaTypes(String javaPackage, SchemaReader reader, List<Tool> tools) {
    this.reader = reader;
    typesPackage = javaPackage + ".types";
    NameScope names = NameScope.types();
    for (Tool tool : tools) {
      this.tools.put(tool.name(), types(tool, javaPackage + ".tools", names.unique(JavaNames.type(tool.name()))));
    }
    for (int done = 0; done < plans.size(); done++) {
      plans.get(done).elsewhere().forEach(this::planShared);
    }
  }

  private ToolTypes types(Tool tool, String toolsPackage, String base) {
    ClassName input = ClassName.get(toolsPackage, base + "Input");
    SchemaType.Named inputType = reader.readObject(ToolTypes.inputDocument(tool), tool.input());
    plan(input, inputType);
    Optional<ClassName> output = tool.output().map(schema -> ClassName.get(toolsPackage, base + "Output"));
    Optional<SchemaType.Named> outputType =
        tool.output().map(schema -> reader.readObject(ToolTypes.outputDocument(tool), schema));
    outputType.ifPresent(type -> plan(output.orElseThrow(), type));
    return new ToolTypes(
        tool, base, input, inputType, output, outputType, ClassName.get(toolsPackage, base + "Tool"));
  }

  private void plan(ClassName top, SchemaType.Named type) {
    plans.add(new ClassPlan(top, type, reader, byPlace));
  }

  /** A shared type gets a file; a class inside one that has none itself, such as a list's element, gets one too. */
  private void planShared(Mentions.Mention mention) {
    SchemaType.Named type = mention.type();
    String name = TypeReference.name(ClassPlan.document(type)).orElseThrow();
    SchemaType root = reader.shared(name).map(reader::resolve).orElse(type);
    SchemaType.Named top = root instanceof SchemaType.Named named ? named : type;
    if (!byPlace.containsKey(top.place())) {
      String hint = top.equals(type) && !root.equals(top) ? mention.hint() : JavaNames.type(name);
      plan(ClassName.get(typesPackage, typeNames.unique(hint)), top);
    }
  }

  /** The tools' names in the order of the tools. */
  public List<ToolTypes> tools() {
    return List.copyOf(tools.values());
  }

  /** The names of the tool with the given name on the wire. */
  public ToolTypes tool(String name) {
    return Optional.ofNullable(tools.get(name)).orElseThrow();
  }

  /** The type itself, or what it refers to. */
  public SchemaType resolve(SchemaType type) {
    return reader.resolve(type);
  }

  /** The class of a struct, enum or union. */
  public ClassName className(SchemaType.Named type) {
    return Optional.ofNullable(byPlace.get(type.place())).orElseThrow();
  }

  /** The Java type of a value that is not null: primitive where it can be. */
  public TypeName value(SchemaType type) {
    return type.accept(values);
  }

  /** The fields in written order with the names of their accessors. */
  public List<JavaField> fields(SchemaType.StructType struct) {
    NameScope names = NameScope.members();
    List<JavaField> found = new ArrayList<>();
    for (Field field : struct.fields()) {
      String accessor = names.unique(JavaNames.member(field.name()));
      found.add(JavaField.of(field, accessor, resolve(field.type()), value(field.type())));
    }
    return found;
  }

  /** The constants' names by their values on the wire, in written order. */
  public Map<String, String> constants(SchemaType.EnumType type) {
    NameScope names = NameScope.constants();
    Map<String, String> found = new LinkedHashMap<>();
    type.constants().forEach(each -> found.put(each.value(), names.unique(JavaNames.constant(each.value()))));
    return found;
  }

  /** The source files to write. */
  public List<ClassPlan> plans() {
    return List.copyOf(plans);
  }
}
