package io.mcpspec.jsonschema.sample;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.Subject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The JSON types that a schema allows, those that say most first. */
final class Types {

  private Types() {}

  static List<String> of(Mapping schema) {
    Node type = schema.get("type").orElse(null);
    if (type instanceof Scalar one && one.isString()) {
      return List.of(one.text());
    }
    if (type instanceof Sequence several) {
      List<String> types = new ArrayList<>(SchemaMembers.texts(several));
      types.sort(Comparator.comparing("null"::equals));
      return types;
    }
    return List.of(implied(schema));
  }

  /** What the other keywords are about. */
  private static String implied(Mapping schema) {
    Set<Subject> subjects = new HashSet<>();
    schema.keys().forEach(name -> Keyword.of(name).map(Keyword::subject).ifPresent(subjects::add));
    if (subjects.contains(Subject.OBJECTS)) {
      return "object";
    }
    if (subjects.contains(Subject.ARRAYS)) {
      return "array";
    }
    return subjects.contains(Subject.NUMBERS) ? "number" : "string";
  }

  /** Whether a value has one of the types. */
  static boolean allow(List<String> types, Node value) {
    return types.stream().anyMatch(type -> is(type, value));
  }

  private static boolean is(String type, Node value) {
    if (value instanceof Scalar scalar) {
      return switch (scalar.kind()) {
        case STRING -> type.equals("string");
        case INTEGER -> type.equals("integer") || type.equals("number");
        case NUMBER -> type.equals("number") || type.equals("integer") && scalar.text().matches("-?[0-9]+\\.0+");
        case BOOLEAN -> type.equals("boolean");
        case NULL -> type.equals("null");
      };
    }
    return type.equals(value instanceof Mapping ? "object" : "array");
  }
}
