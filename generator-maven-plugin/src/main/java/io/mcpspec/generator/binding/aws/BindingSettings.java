package io.mcpspec.generator.binding.aws;

import io.mcpspec.generator.diagnostic.ClosestName;
import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.model.Binding;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a binding says beside its operation.
 *
 * @param members for parameters whose member has another name: the path of the member
 * @param omit members left out on purpose, with the reason
 */
record BindingSettings(Map<String, Mapping.Entry> members, Map<String, Mapping.Entry> omit) {

  private static final String MEMBERS = "members";
  private static final String OMIT = "omit";
  private static final List<String> KEYS = List.of(AwsBindingKind.KIND, MEMBERS, OMIT);

  static BindingSettings read(Binding binding, Diagnostics diagnostics) {
    for (Mapping.Entry entry : binding.settings().entries()) {
      if (!KEYS.contains(entry.key())) {
        diagnostics.report(
            Code.UNKNOWN_KEY,
            entry.keySpan(),
            "unknown key `" + entry.key() + "`",
            ClosestName.help(entry.key(), KEYS, "an aws binding has `aws`, `members` and `omit`"));
      }
    }
    return new BindingSettings(
        strings(binding, MEMBERS, "a parameter and the path of its member", diagnostics),
        strings(binding, OMIT, "a member and the reason why it is left out", diagnostics));
  }

  /** The written paths by parameter. */
  Map<String, Scalar> paths() {
    Map<String, Scalar> paths = new LinkedHashMap<>();
    members.forEach((parameter, entry) -> paths.put(parameter, (Scalar) entry.value()));
    return paths;
  }

  private static Map<String, Mapping.Entry> strings(
      Binding binding, String key, String expected, Diagnostics diagnostics) {
    Map<String, Mapping.Entry> strings = new LinkedHashMap<>();
    Optional<Node> written = binding.settings().get(key);
    if (written.isPresent() && !(written.get() instanceof Mapping)) {
      wrongType(key, written.get(), expected, diagnostics);
    }
    written.filter(Mapping.class::isInstance).map(Mapping.class::cast).ifPresent(entries -> {
      for (Mapping.Entry entry : entries.entries()) {
        if (entry.value() instanceof Scalar scalar && scalar.isString() && !scalar.text().isBlank()) {
          strings.put(entry.key(), entry);
        } else {
          wrongType(entry.key(), entry.value(), expected, diagnostics);
        }
      }
    });
    return strings;
  }

  private static void wrongType(String key, Node value, String expected, Diagnostics diagnostics) {
    diagnostics.report(
        Code.WRONG_TYPE, value.span(), "`" + key + "` is " + value.describe() + " here", "write " + expected);
  }
}
