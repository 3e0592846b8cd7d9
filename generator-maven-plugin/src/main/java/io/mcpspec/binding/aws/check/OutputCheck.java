package io.mcpspec.binding.aws.check;

import io.mcpspec.binding.aws.model.Operation;
import io.mcpspec.binding.aws.model.SchemaView;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.binding.aws.model.Shape;
import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds promises in a tool's result that its operation does not keep. */
final class OutputCheck {

  /** The member of a result that is no member of AWS's. */
  static final String NOTE = "Note";

  private final ServiceModel model;
  private final Operation operation;
  private final boolean hasNote;
  private final Findings findings;

  /**
   * @param hasNote whether results can have a remark in front of AWS's members
   */
  OutputCheck(ServiceModel model, Operation operation, boolean hasNote, Findings findings) {
    this.model = model;
    this.operation = operation;
    this.hasNote = hasNote;
    this.findings = findings;
  }

  void check(SchemaView output) {
    Map<String, SchemaView.Property> properties = output.properties();
    if (hasNote) {
      note(Optional.ofNullable(properties.remove(NOTE)), output);
    }
    members(properties, operation.output().map(Shape::members).orElse(Map.of()), operation.name() + " answers");
  }

  /** A closed schema would refuse the remark, and nobody would know of it from an open one that does not name it. */
  private void note(Optional<SchemaView.Property> note, SchemaView output) {
    if (note.isEmpty()) {
      findings.report(
          Code.BINDING_MISSING_REQUIRED,
          output.keywordSpan("properties").orElse(output.span()),
          "`output` lacks `" + NOTE + "`",
          "a result can begin with a remark of that name, since the binding sends more than one request",
          "add `" + NOTE + ": { type: string }`");
    } else if (!note.get().schema().typeNames().equals(List.of("string"))) {
      findings.report(
          Code.BINDING_WRONG_TYPE,
          note.get().entry().keySpan(),
          "`" + NOTE + "` is a member of the binding itself, with another type",
          "",
          "write `type: string`");
    }
  }

  private void members(Map<String, SchemaView.Property> properties, Map<String, Shape.Member> members, String owner) {
    Set<String> names = members.keySet();
    properties.forEach((name, property) -> {
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
    if (model.isOpaque(shape) || schema.isCombined()) {
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
      case STRUCTURE -> members(schema.properties(), shape.members(), shape.name() + " has");
      case LIST -> schema.element("items").ifPresent(items -> value(items, model.element(shape), span, name));
      case MAP -> schema.element("additionalProperties").ifPresent(
          values -> value(values, model.element(shape), span, name));
      default -> { }
    }
  }
}
