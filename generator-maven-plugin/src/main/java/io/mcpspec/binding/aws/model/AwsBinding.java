package io.mcpspec.binding.aws.model;

import io.mcpspec.document.node.Node;
import io.mcpspec.spec.model.Effect;
import io.mcpspec.spec.model.Tool;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A tool that is bound to an operation.
 *
 * @param tool the tool
 * @param operation what it calls
 * @param input the schema of its arguments
 * @param settings what the binding says beside the operation
 * @param parameters by the path of the member that each one sets, in the tool's order
 */
public record AwsBinding(
    Tool tool,
    Operation operation,
    SchemaView input,
    BindingSettings settings,
    Map<MemberPath, SchemaView.Property> parameters) {

  /** The parameter that chooses the region; never a member. */
  public static final String REGION = "region_name";

  public static AwsBinding of(Tool tool, Operation operation, BindingSettings settings, Map<String, Node> types) {
    SchemaView input = SchemaView.of(tool.input(), types);
    return new AwsBinding(tool, operation, input, settings, parameters(input, operation, settings));
  }

  /** The tool's parameters by member; those that belong to no member are left out. */
  private static Map<MemberPath, SchemaView.Property> parameters(
      SchemaView input, Operation operation, BindingSettings settings) {
    Map<MemberPath, SchemaView.Property> parameters = new LinkedHashMap<>();
    input.properties().forEach((name, property) ->
        path(name, operation, settings).ifPresent(path -> parameters.putIfAbsent(path, property)));
    return parameters;
  }

  /** The member that a parameter sets: the one that is written for it, or the one of the same name. */
  public static Optional<MemberPath> path(String parameter, Operation operation, BindingSettings settings) {
    if (settings.isOwn(parameter)) {
      return Optional.empty();
    }
    return Optional.ofNullable(settings.paths().get(parameter)).map(written -> MemberPath.of(written.text())).or(() ->
        operation.input().members().keySet().stream()
            .filter(member -> plain(member).equals(plain(parameter)))
            .findFirst()
            .map(MemberPath.TOP::member));
  }

  /** Whether a parameter belongs to every binding to the service and sets no member. */
  public static boolean isOwn(String parameter, BoundService service) {
    return parameter.equals(REGION) || parameter.equals(service.format().name());
  }

  /** The tools that only read, by the operation that each is bound to. */
  public static Map<String, String> readers(List<AwsBinding> bindings) {
    Map<String, String> readers = new LinkedHashMap<>();
    bindings.stream()
        .filter(binding -> binding.tool().effect() == Effect.READ)
        .forEach(binding -> readers.putIfAbsent(binding.operation().name(), binding.tool().name()));
    return readers;
  }

  /** The name of the parameter that sets a member at the top of the request. */
  public Optional<String> parameter(String member) {
    return Optional.ofNullable(parameters.get(MemberPath.TOP.member(member))).map(SchemaView.Property::name);
  }

  /** Whether the tool has the parameter. */
  public boolean has(String parameter) {
    return input.properties().containsKey(parameter);
  }

  /** How a parameter for a member is named: {@code KMSMasterKeyId} gives {@code kms_master_key_id}. */
  public static String parameterName(String member) {
    return member
        .replaceAll("([a-z0-9])([A-Z])", "$1_$2")
        .replaceAll("([A-Z]+)([A-Z][a-z])", "$1_$2")
        .replace('.', '_')
        .toLowerCase(Locale.ROOT);
  }

  private static String plain(String name) {
    return name.replace("_", "").toLowerCase(Locale.ROOT);
  }
}
