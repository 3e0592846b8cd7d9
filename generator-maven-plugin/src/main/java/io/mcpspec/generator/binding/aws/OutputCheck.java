package io.mcpspec.generator.binding.aws;

import io.mcpspec.generator.diagnostic.ClosestName;
import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.source.Span;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds promises in a tool's result that its operation does not keep. */
final class OutputCheck {

  private final ServiceModel model;
  private final Operation operation;
  private final Findings findings;

  OutputCheck(ServiceModel model, Operation operation, Findings findings) {
    this.model = model;
    this.operation = operation;
    this.findings = findings;
  }

  void check(SchemaView output) {
    members(output, operation.output().map(Shape::members).orElse(Map.of()), operation.name() + " answers");
  }

  private void members(SchemaView schema, Map<String, Shape.Member> members, String owner) {
    Set<String> names = members.keySet();
    schema.properties().forEach((name, property) -> {
      if (members.containsKey(name)) {
        value(property, model.shape(members.get(name).target()));
      } else {
        findings.report(
            Code.BINDING_UNKNOWN_RESULT,
            property.entry().keySpan(),
            "AWS returns no `" + name + "` here",
            owner + " " + (names.isEmpty() ? "without members" : String.join(", ", names)) + " in AWS's model",
            ClosestName.help(name, names, "results have AWS's own names"));
      }
    });
  }

  private void value(SchemaView.Property property, Shape shape) {
    value(property.schema(), shape, property.entry().keySpan(), property.name());
  }

  private void value(SchemaView schema, Shape shape, Span span, String name) {
    if (shape.isAttributeValue() || schema.isCombined()) {
      return;
    }
    List<String> types = schema.typeNames();
    String wanted = shape.kind().jsonType();
    boolean number = wanted.equals("number") && types.equals(List.of("integer"));
    if (!types.isEmpty() && !types.contains(wanted) && !number) {
      findings.report(
          Code.BINDING_WRONG_TYPE,
          schema.get("type").orElseThrow().span(),
          "`" + name + "` is of type " + String.join(" or ", types),
          "AWS returns a " + shape.kind().word() + " here",
          "write `type: " + wanted + "`");
      return;
    }
    switch (shape.kind()) {
      case STRUCTURE -> members(schema, shape.members(), shape.name() + " has");
      case LIST -> schema.element("items").ifPresent(items -> value(items, model.element(shape), span, name));
      case MAP -> schema.element("additionalProperties").ifPresent(
          values -> value(values, model.element(shape), span, name));
      default -> { }
    }
  }
}
