package io.mcpspec.binding.aws.check;

import io.mcpspec.binding.aws.model.AwsBinding;
import io.mcpspec.binding.aws.model.BindingSettings;
import io.mcpspec.binding.aws.model.MemberPath;
import io.mcpspec.binding.aws.model.SchemaView;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.binding.aws.model.Shape;
import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.Span;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Holds a tool's parameters against the input of its operation. */
public final class InputCheck {

  private final ServiceModel model;
  private final AwsBinding binding;
  private final BindingSettings settings;
  private final Findings findings;
  private final Set<MemberPath> omitted = new LinkedHashSet<>();

  InputCheck(ServiceModel model, AwsBinding binding, Findings findings) {
    this.model = model;
    this.binding = binding;
    this.settings = binding.settings();
    this.findings = findings;
    settings.omit().keySet().forEach(path -> omitted.add(MemberPath.of(path)));
  }

  void check() {
    settings.members().values().forEach(this::writtenPath);
    settings.omit().values().forEach(this::omission);
    binding.input().properties().values().forEach(this::parameter);
    members(binding.operation().input(), MemberPath.TOP, true);
  }

  private void writtenPath(Mapping.Entry entry) {
    if (!binding.has(entry.key())) {
      Set<String> names = binding.input().properties().keySet();
      findings.report(
          Code.BINDING_UNKNOWN_MEMBER,
          entry.keySpan(),
          "`" + entry.key() + "` is no parameter of `" + binding.tool().name() + "`",
          "",
          ClosestName.help(entry.key(), names, "the parameters are " + String.join(", ", names)));
    }
    MemberPath path = MemberPath.of(settings.paths().get(entry.key()).text());
    if (member(path).isEmpty()) {
      unknown(path.toString(), entry.value().span(), path.steps().get(path.steps().size() - 1));
    }
  }

  private void omission(Mapping.Entry entry) {
    MemberPath path = MemberPath.of(entry.key());
    if (member(path).isEmpty()) {
      unknown(entry.key(), entry.keySpan(), entry.key());
    } else if (binding.parameters().containsKey(path)) {
      findings.report(
          Code.BINDING_UNKNOWN_MEMBER,
          entry.keySpan(),
          "`" + entry.key() + "` is omitted and set by `" + binding.parameters().get(path).name() + "`",
          "",
          "remove one of them");
    }
  }

  private Optional<Shape.Member> member(MemberPath path) {
    return model.member(binding.operation().input(), path);
  }

  private void unknown(String shown, Span span, String slip) {
    Set<String> members = binding.operation().input().members().keySet();
    findings.report(
        Code.BINDING_UNKNOWN_MEMBER,
        span,
        "`" + shown + "` is no member of " + binding.operation().name() + "'s input",
        takes(),
        ClosestName.help(slip, members, "write the member's path in AWS's names"));
  }

  private String takes() {
    Set<String> members = binding.operation().input().members().keySet();
    String list = members.isEmpty() ? "nothing" : String.join(", ", members);
    return binding.operation().name() + " takes " + list + " in AWS's model";
  }

  private void parameter(SchemaView.Property parameter) {
    if (settings.isOwn(parameter.name())) {
      own(parameter);
      return;
    }
    Optional<MemberPath> path = AwsBinding.path(parameter.name(), binding.operation(), settings);
    if (path.isEmpty()) {
      unknownParameter(parameter);
      return;
    }
    Place place =
        new Place(parameter.name(), parameter.entry().keySpan(), binding.operation(), path.get());
    member(path.get()).ifPresent(member -> new StructureCheck(model, omitted, findings)
        .check(parameter.schema(), model.shape(member.target()), place));
    if (!binding.parameters().get(path.get()).name().equals(parameter.name())) {
      findings.report(
          Code.DUPLICATE_NAME,
          parameter.entry().keySpan(),
          "`" + parameter.name() + "` and `" + binding.parameters().get(path.get()).name() + "` set the same member",
          "both set " + place.awsName(),
          "remove one, or give it another member by `members`");
    }
  }

  /** The binding's own parameters of every tool are strings; the values of a format are fixed. */
  private void own(SchemaView.Property parameter) {
    if (!AwsBinding.isOwn(parameter.name(), settings.service())) {
      return;
    }
    List<String> formats = settings.service().format().values();
    List<String> fixed = parameter.schema().fixedStrings().stream().map(value -> value.text()).toList();
    boolean isRight = parameter.name().equals(AwsBinding.REGION)
        ? parameter.schema().typeNames().equals(List.of("string"))
        : Set.copyOf(fixed).equals(Set.copyOf(formats));
    if (!isRight) {
      findings.report(
          Code.BINDING_WRONG_TYPE,
          parameter.entry().keySpan(),
          "`" + parameter.name() + "` is a parameter of the binding itself, with another type",
          "",
          parameter.name().equals(AwsBinding.REGION)
              ? "write `type: string`"
              : "write `enum: [" + String.join(", ", formats) + "]`");
    }
  }

  private void unknownParameter(SchemaView.Property parameter) {
    Set<String> names = binding.operation().input().members().keySet().stream()
        .map(AwsBinding::parameterName)
        .collect(Collectors.toCollection(LinkedHashSet::new));
    findings.report(
        Code.BINDING_UNKNOWN_MEMBER,
        parameter.entry().keySpan(),
        "`" + parameter.name() + "` sets no member of " + binding.operation().name() + "'s input",
        takes(),
        ClosestName.help(parameter.name(), names, "name its member by `members: { " + parameter.name() + ": … }`"));
  }

  /** Every member must be set by a parameter or left out with a reason. */
  private void members(Shape structure, MemberPath at, boolean required) {
    structure.members().values().forEach(member -> {
      MemberPath path = at.member(member.name());
      boolean needed = required && member.required();
      if (binding.parameters().containsKey(path)) {
        present(binding.parameters().get(path), path, needed);
      } else if (binding.parameters().keySet().stream().anyMatch(bound -> bound.isInside(path))) {
        members(model.shape(member.target()), path, needed);
      } else if (member.required()) {
        missing(path);
      } else if (!omitted.contains(path)) {
        unbound(path);
      }
    });
  }

  private void present(SchemaView.Property parameter, MemberPath path, boolean needed) {
    if (needed && !binding.input().present().contains(parameter.name())) {
      findings.report(
          Code.BINDING_MISSING_REQUIRED,
          parameter.entry().keySpan(),
          "`" + parameter.name() + "` may be left out",
          binding.operation().name() + "." + path + " is required in AWS's model",
          "add `" + parameter.name() + "` to `required`, or give it a default");
    }
  }

  private void missing(MemberPath path) {
    findings.report(
        Code.BINDING_MISSING_REQUIRED,
        binding.tool().binding().orElseThrow().targetSpan(),
        "no parameter sets `" + path + "`, which AWS requires",
        takes(),
        addition(path) + " and require it");
  }

  private void unbound(MemberPath path) {
    findings.report(
        Code.BINDING_UNBOUND_MEMBER,
        binding.tool().binding().orElseThrow().targetSpan(),
        "no parameter sets `" + path + "`",
        takes(),
        addition(path) + ", or `omit: { " + path + ": \"why\" }` to the binding");
  }

  private String addition(MemberPath path) {
    String name = AwsBinding.parameterName(path.toString());
    return settings.isOwn(name)
        ? "add a parameter with another name than `" + name + "`, by `members: { its_name: " + path + " }`"
        : "add the parameter `" + name + "`";
  }
}
