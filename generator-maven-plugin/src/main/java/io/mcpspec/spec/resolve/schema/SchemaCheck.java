package io.mcpspec.spec.resolve.schema;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.jsonschema.Subschemas;
import io.mcpspec.spec.resolve.name.Names;
import io.mcpspec.spec.resolve.name.ToolSignatures;
import java.util.List;
import java.util.Set;

/** Finds unknown names in a schema: types, and required properties that it does not declare. */
public final class SchemaCheck {

  private static final Set<String> OPENS = Set.of("patternProperties", "$ref", "allOf", "anyOf", "oneOf");

  private final Diagnostics diagnostics;
  private final Names names;

  public SchemaCheck(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    this.names = new Names(diagnostics);
  }

  /** Checks a schema and all schemas inside it. */
  public void check(Node node) {
    if (!(node instanceof Mapping schema)) {
      return;
    }
    schema.entries().forEach(this::checkKeyword);
    checkRequired(schema);
    Subschemas.of(schema).forEach(this::check);
  }

  private void checkKeyword(Mapping.Entry entry) {
    if (entry.key().equals("type")) {
      List<Node> types = entry.value() instanceof Sequence several ? several.items() : List.of(entry.value());
      types.forEach(this::checkType);
    }
  }

  private void checkType(Node type) {
    if (type instanceof Scalar name && name.isString()) {
      names.check(Code.UNKNOWN_SCHEMA_TYPE, "JSON Schema type", name, Keyword.TYPE_NAMES);
    }
  }

  /** A required property that can never be given makes every value invalid; one that is not declared is a slip. */
  private void checkRequired(Mapping schema) {
    boolean opened = schema.keys().stream().anyMatch(OPENS::contains);
    if (opened || !(schema.get("required").orElse(null) instanceof Sequence required)) {
      return;
    }
    boolean closed = new SchemaMembers(schema).isFalse("additionalProperties");
    List<String> properties = ToolSignatures.properties(schema);
    for (Node item : required.items()) {
      if (item instanceof Scalar name && closed) {
        names.check(Code.UNKNOWN_PROPERTY, "property", name, properties);
      } else if (item instanceof Scalar name && !properties.isEmpty() && !properties.contains(name.text())) {
        diagnostics.report(new Diagnostic(
            Code.UNKNOWN_PROPERTY, name.span(), "`required` names `" + name.text() + "`, which has no schema",
            List.of(), List.of(ClosestName.help(name.text(), properties, "declare it under `properties`")),
            Severity.WARNING));
      }
    }
  }
}
