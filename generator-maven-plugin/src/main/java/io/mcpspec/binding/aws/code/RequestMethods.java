package io.mcpspec.binding.aws.code;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import io.mcpspec.binding.aws.model.BoundService;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.binding.aws.model.Shape;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.emit.java.name.NameScope;
import io.mcpspec.jsonschema.type.SchemaType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The private methods of one handler that build what is inside a request; each is written when it is first used. */
final class RequestMethods {

  /** What one method converts: a Java type to a shape. */
  private record Key(String javaType, String shape) {}

  /**
   * A method to call.
   *
   * @param handler the class that has it
   * @param name its name
   * @param needsValues whether it collects problems
   */
  record Method(ClassName handler, String name, boolean needsValues) {

    CodeBlock call(CodeBlock value, CodeBlock path) {
      return needsValues ? CodeBlock.of("$N($L, $L, values)", name, value, path) : CodeBlock.of("$N($L)", name, value);
    }

    CodeBlock reference() {
      return CodeBlock.of("$T::$N", handler, name);
    }
  }

  private final ClassName handler;
  private final BoundService service;
  private final JavaTypes types;
  private final ValueConversion conversion;
  private final NameScope names = NameScope.members();
  private final Map<Key, Method> known = new LinkedHashMap<>();
  private final List<MethodSpec> written = new ArrayList<>();

  RequestMethods(ClassName handler, BoundService service, JavaTypes types) {
    this.handler = handler;
    this.service = service;
    this.types = types;
    this.conversion = new ValueConversion(service, types, this);
    names.unique("call");
    names.unique("request");
    names.unique("input");
  }

  ValueConversion conversion() {
    return conversion;
  }

  BoundService service() {
    return service;
  }

  ServiceModel model() {
    return service.model();
  }

  SdkNames sdk() {
    return new SdkNames(service.client());
  }

  /** A name for one more method. */
  String name(String wanted) {
    return names.unique(wanted);
  }

  void add(MethodSpec method) {
    written.add(method);
  }

  /** All methods, in the order of their first use. */
  List<MethodSpec> written() {
    return written;
  }

  /** The method that builds a structure. */
  Method structure(SchemaType.StructType type, Shape shape) {
    Key key = new Key(types.className(type).toString(), shape.name());
    if (!known.containsKey(key)) {
      String name = names.unique(SdkNames.decapitalized(shape.name()));
      known.put(key, new Method(handler, name, conversion.needsValues(type, shape)));
      int place = written.size();
      written.add(place, new StructureMethod(this, types).write(known.get(key), type, shape));
    }
    return known.get(key);
  }

  /** The method that converts the elements of a list or map one by one. */
  Method container(SchemaType type, Shape shape) {
    Key key = new Key(types.value(type).toString(), shape.name());
    if (!known.containsKey(key)) {
      String name = names.unique(SdkNames.decapitalized(shape.name()));
      known.put(key, new Method(handler, name, conversion.needsValues(type, shape)));
      written.add(new ContainerMethod(this, types).write(known.get(key), type, shape));
    }
    return known.get(key);
  }
}
