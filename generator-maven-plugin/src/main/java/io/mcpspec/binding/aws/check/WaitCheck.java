package io.mcpspec.binding.aws.check;

import io.mcpspec.binding.aws.model.AwsBinding;
import io.mcpspec.binding.aws.model.MemberPath;
import io.mcpspec.binding.aws.model.Operation;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.binding.aws.model.Shape;
import io.mcpspec.binding.aws.model.WaitSetting;
import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import java.util.List;
import java.util.Optional;

/** Holds what a binding waits for against AWS's model. */
public final class WaitCheck {

  private final String title;
  private final ServiceModel model;
  private final Operation operation;
  private final Findings findings;
  private final MemberFinder members;

  WaitCheck(AwsBinding binding, Findings findings) {
    this.title = binding.settings().service().title();
    this.model = binding.settings().service().model();
    this.operation = binding.operation();
    this.findings = findings;
    this.members = new MemberFinder(model, findings);
  }

  void check(WaitSetting wait) {
    Optional<Operation> polled = model.operation(wait.poll().text());
    if (polled.isEmpty()) {
      findings.report(
          Code.BINDING_UNKNOWN_OPERATION,
          wait.poll().span(),
          title + " has no operation `" + wait.poll().text() + "`",
          "",
          ClosestName.help(wait.poll().text(), model.operationNames(), "name the operation that shows the state"));
      return;
    }
    wait.with().forEach(pair -> passed(pair, polled.get()));
    wait.states().forEach(state -> state(state, polled.get()));
    description(wait, polled.get());
    wait.missing().ifPresent(code -> missing(code, polled.get()));
  }

  private void passed(Mapping.Entry pair, Operation polled) {
    Scalar from = (Scalar) pair.value();
    Optional<Shape> taken = members.ofInput(polled, pair.key(), pair.keySpan());
    Optional<Shape> given = members.ofOutput(operation, from.text(), from.span());
    if (taken.isPresent() && given.isPresent() && !members.isAlike(taken.get(), given.get())) {
      findings.report(
          Code.BINDING_UNLIKE_MEMBERS,
          pair.keySpan(),
          "`" + pair.key() + "` and `" + from.text() + "` do not hold the same",
          "one is " + taken.get().name() + ", the other " + given.get().name() + " in AWS's model",
          "name a member that can be passed on as it is");
    }
  }

  private void state(WaitSetting.State state, Operation polled) {
    members.ofOutput(polled, state.path().key(), state.path().keySpan()).ifPresent(shape -> {
      for (List<Scalar> values : List.of(state.until(), state.during())) {
        values.stream().filter(value -> !shape.values().contains(value.text())).forEach(value -> findings.report(
            Code.BINDING_WRONG_VALUE,
            value.span(),
            "AWS knows no `" + value.text() + "` here",
            polled.name() + " answers one of " + String.join(", ", shape.values()) + " in AWS's model",
            ClosestName.help(value.text(), shape.values(), "write a state of AWS's")));
      }
    });
  }

  /** The newest description takes the place of the one that the operation answered, so both have one shape. */
  private void description(WaitSetting wait, Operation polled) {
    Optional<Shape.Member> own = operation.output().map(output -> output.members().get(wait.result()));
    Optional<Shape.Member> newest =
        polled.output().flatMap(output -> model.member(output, MemberPath.of(wait.description())));
    if (own.isPresent() && newest.isPresent() && !own.get().target().equals(newest.get().target())) {
      findings.report(
          Code.BINDING_UNLIKE_MEMBERS,
          wait.states().get(0).path().keySpan(),
          "`" + wait.description() + "` and `" + wait.result() + "` do not hold the same",
          "a result has the newest description in place of the one that " + operation.name() + " answered",
          "the first state stands in a structure of the shape of `" + wait.result() + "`");
    }
  }

  private void missing(Scalar code, Operation polled) {
    if (!polled.errors().contains(code.text())) {
      findings.report(
          Code.BINDING_UNKNOWN_ERROR,
          code.span(),
          polled.name() + " never answers `" + code.text() + "`",
          polled.name() + " documents " + String.join(", ", polled.errors()) + " in AWS's model",
          ClosestName.help(code.text(), polled.errors(), "name the error of what is not there"));
    }
  }
}
