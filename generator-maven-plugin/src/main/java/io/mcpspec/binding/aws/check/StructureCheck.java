package io.mcpspec.binding.aws.check;

import io.mcpspec.binding.aws.model.MemberPath;
import io.mcpspec.binding.aws.model.SchemaView;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.binding.aws.model.Shape;
import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Holds the value of a parameter against the shape of its member, with everything inside. */
final class StructureCheck {

  private final ServiceModel model;
  private final Set<MemberPath> omitted;
  private final Findings findings;
  private final BoundCheck bounds;

  /**
   * @param omitted members left out on purpose
   */
  StructureCheck(ServiceModel model, Set<MemberPath> omitted, Findings findings) {
    this.model = model;
    this.omitted = omitted;
    this.findings = findings;
    this.bounds = new BoundCheck(findings);
  }

  void check(SchemaView schema, Shape shape, Place place) {
    if (model.isOpaque(shape) || schema.isCombined() || !hasRightType(schema, shape, place)) {
      return;
    }
    bounds.check(schema, shape, place);
    switch (shape.kind()) {
      case ENUM -> values(schema, shape, place);
      case LIST -> element(schema, "items", shape, place);
      case MAP -> element(schema, "additionalProperties", shape, place);
      case STRUCTURE -> structure(schema, shape, place);
      default -> { }
    }
  }

  private boolean hasRightType(SchemaView schema, Shape shape, Place place) {
    List<String> types = schema.typeNames();
    String wanted = shape.kind().jsonType();
    boolean fits = types.equals(List.of(wanted))
        || types.equals(List.of("integer")) && wanted.equals("number")
        || types.isEmpty() && !schema.fixedStrings().isEmpty();
    if (!fits) {
      Span span = schema.get("type").map(node -> node.span()).orElse(place.span());
      findings.report(
          Code.BINDING_WRONG_TYPE,
          span,
          types.isEmpty()
              ? "`" + place.name() + "` says no type"
              : "`" + place.name() + "` is of type " + String.join(" or ", types),
          place.awsName() + " is a " + shape.kind().word() + " in AWS's model",
          "write `type: " + wanted + "`");
    }
    return fits;
  }

  private void values(SchemaView schema, Shape shape, Place place) {
    String known = String.join(", ", shape.values());
    if (schema.fixedStrings().isEmpty()) {
      findings.report(
          Code.BINDING_BOUND_LOOSER,
          place.span(),
          "`" + place.name() + "` has no `enum`, which allows what AWS refuses",
          place.awsName() + " is one of " + known + " in AWS's model",
          "write `enum: [" + known + "]`");
    }
    schema.fixedStrings().stream().filter(value -> !shape.values().contains(value.text())).forEach(value ->
        findings.report(
            Code.BINDING_WRONG_VALUE,
            value.span(),
            "AWS knows no `" + value.text() + "` here",
            place.awsName() + " is one of " + known + " in AWS's model",
            ClosestName.help(value.text(), shape.values(), "use AWS's values")));
  }

  private void element(SchemaView schema, String keyword, Shape shape, Place place) {
    Shape element = model.element(shape);
    if (model.isOpaque(element)) {
      return;
    }
    schema.element(keyword).ifPresentOrElse(
        part -> check(part, element, place.element(keyword, part)),
        () -> findings.report(
            Code.BINDING_WRONG_TYPE,
            place.span(),
            "`" + place.name() + "` does not say what is in it",
            place.awsName() + " holds " + element.name() + " in AWS's model",
            "write `" + keyword + "` with the schema of one"));
  }

  private void structure(SchemaView schema, Shape shape, Place place) {
    Map<String, SchemaView.Property> properties = schema.properties();
    properties.forEach((name, property) -> {
      Shape.Member member = shape.members().get(name);
      if (member == null) {
        unknown(name, property, shape);
      } else {
        check(property.schema(), model.shape(member.target()), place.member(property));
      }
    });
    Span span = schema.keywordSpan("properties").orElse(place.span());
    shape.members().values().forEach(member -> member(member, schema, shape, place, span));
    if (!schema.isClosed()) {
      findings.report(
          Code.BINDING_OPEN_OBJECT,
          span,
          "members that AWS would never see are allowed here",
          "",
          "write `additionalProperties: false` beside `properties`");
    }
  }

  private void unknown(String name, SchemaView.Property property, Shape shape) {
    findings.report(
        Code.BINDING_UNKNOWN_MEMBER,
        property.entry().keySpan(),
        "`" + name + "` is no member of " + shape.name(),
        shape.name() + " has " + String.join(", ", shape.members().keySet()) + " in AWS's model",
        ClosestName.help(name, shape.members().keySet(), "members inside a parameter have AWS's own names"));
  }

  private void member(Shape.Member member, SchemaView schema, Shape shape, Place place, Span span) {
    boolean declared = schema.properties().containsKey(member.name());
    MemberPath path = place.path().member(member.name());
    if (member.required() && !schema.present().contains(member.name())) {
      findings.report(
          Code.BINDING_MISSING_REQUIRED,
          declared ? schema.properties().get(member.name()).entry().keySpan() : span,
          "`" + member.name() + "` may be left out",
          shape.name() + "." + member.name() + " is required in AWS's model",
          "add `" + member.name() + "` to `required`");
    } else if (!declared && !omitted.contains(path)) {
      findings.report(
          Code.BINDING_UNBOUND_MEMBER,
          span,
          "`" + member.name() + "` is missing",
          shape.name() + " has " + String.join(", ", shape.members().keySet()) + " in AWS's model",
          "add the property, or `omit: { " + path + ": \"why\" }` to the binding");
    }
  }
}
