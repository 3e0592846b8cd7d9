package io.mcpspec.binding.aws.check;

import io.mcpspec.binding.aws.model.AwsBinding;
import io.mcpspec.binding.aws.model.BindingSettings;
import io.mcpspec.binding.aws.model.MemberPath;
import io.mcpspec.binding.aws.model.PagesSetting;
import io.mcpspec.binding.aws.model.SchemaView;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.binding.aws.model.Shape;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Span;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Holds what a binding does beyond one request against AWS's model: pages, waiting, rounds, failures of entries. */
final class WorkCheck {

  private final ServiceModel model;
  private final AwsBinding binding;
  private final Findings findings;
  private final MemberFinder members;

  WorkCheck(ServiceModel model, AwsBinding binding, Findings findings) {
    this.model = model;
    this.binding = binding;
    this.findings = findings;
    this.members = new MemberFinder(model, findings);
  }

  void check() {
    BindingSettings settings = binding.settings();
    settings.pages().ifPresent(this::pages);
    settings.waiting().ifPresent(wait -> {
      parameter(wait.parameter(), "boolean", "`type: boolean` and `default: false`", schema ->
          isDefault(schema, "false"));
      new WaitCheck(binding, findings).check(wait);
    });
    settings.repeat().ifPresent(this::repeat);
    settings.failures().ifPresent(this::failures);
  }

  private void pages(PagesSetting pages) {
    parameter(pages.parameter(), "integer", "`type: integer`, `minimum: 1`, a `maximum` and `default: 1`", schema ->
        isDefault(schema, "1")
            && schema.number("minimum").filter(BigDecimal.ONE::equals).isPresent()
            && schema.number("maximum").isPresent());
    members.ofOutput(binding.operation(), pages.items().text(), pages.items().span())
        .ifPresent(items -> kind(pages.items(), items, Shape.Kind.LIST));
    Optional<Shape> start = members.ofInput(binding.operation(), pages.start(), pages.next().keySpan());
    Optional<Shape> next =
        members.ofOutput(binding.operation(), pages.nextMember().text(), pages.nextMember().span());
    alike(pages.next(), next, start);
    bound(pages.start(), pages.next().keySpan());
    pages.size().ifPresent(size -> members.ofInput(binding.operation(), size.text(), size.span())
        .ifPresent(shape -> kind(size, shape, Shape.Kind.INTEGER)));
  }

  private void repeat(Mapping.Entry repeat) {
    Scalar taken = (Scalar) repeat.value();
    Optional<Shape> left = members.ofOutput(binding.operation(), repeat.key(), repeat.keySpan());
    alike(repeat, left, members.ofInput(binding.operation(), taken.text(), taken.span()));
    bound(taken.text(), taken.span());
  }

  /** The entries are a list at the top of the response, and each failure is a structure with a code. */
  private void failures(Scalar path) {
    members.ofOutput(binding.operation(), path.text(), path.span()).ifPresent(shape -> {
      if (MemberPath.of(path.text()).steps().size() != 2 || !shape.members().containsKey("Code")) {
        findings.report(
            Code.BINDING_WRONG_TYPE,
            path.span(),
            "`" + path.text() + "` is no failure of one entry of a list",
            "",
            "name the list and the member of its entries that has a Code, as in `Responses.Error`");
      }
    });
  }

  /** A parameter of the binding itself. */
  private void parameter(Scalar name, String type, String wanted, Predicate<SchemaView> isRight) {
    SchemaView.Property parameter = binding.input().properties().get(name.text());
    if (parameter == null) {
      findings.report(
          Code.BINDING_UNKNOWN_MEMBER,
          name.span(),
          "`" + name.text() + "` is no parameter of `" + binding.tool().name() + "`",
          "",
          "add it to `input`, with " + wanted);
    } else if (!parameter.schema().typeNames().equals(List.of(type)) || !isRight.test(parameter.schema())) {
      findings.report(
          Code.BINDING_WRONG_TYPE,
          parameter.entry().keySpan(),
          "`" + name.text() + "` is a parameter of the binding itself, of another form",
          "",
          "write " + wanted);
    }
  }

  private static boolean isDefault(SchemaView schema, String value) {
    return schema.get("default")
        .filter(node -> node instanceof Scalar scalar && scalar.text().equals(value))
        .isPresent();
  }

  /** What is passed on by the caller later needs a parameter. */
  private void bound(String member, Span span) {
    if (binding.operation().input().members().containsKey(member) && binding.parameter(member).isEmpty()) {
      findings.report(
          Code.BINDING_UNBOUND_MEMBER,
          span,
          "no parameter sets `" + member + "`",
          "a caller goes on by it",
          "add the parameter `" + AwsBinding.parameterName(member) + "`");
    }
  }

  private void alike(Mapping.Entry pair, Optional<Shape> first, Optional<Shape> second) {
    if (first.isPresent() && second.isPresent() && !members.isAlike(first.get(), second.get())) {
      findings.report(
          Code.BINDING_UNLIKE_MEMBERS,
          pair.keySpan(),
          "`" + pair.key() + "` and `" + ((Scalar) pair.value()).text() + "` do not hold the same",
          "one is " + first.get().name() + ", the other " + second.get().name() + " in AWS's model",
          "name a member that can be passed on as it is");
    }
  }

  private void kind(Scalar written, Shape shape, Shape.Kind wanted) {
    if (shape.kind() != wanted) {
      findings.report(
          Code.BINDING_WRONG_TYPE,
          written.span(),
          "`" + written.text() + "` is of kind " + shape.kind().word() + " in AWS's model",
          "",
          "name a member of kind " + wanted.word());
    }
  }
}
