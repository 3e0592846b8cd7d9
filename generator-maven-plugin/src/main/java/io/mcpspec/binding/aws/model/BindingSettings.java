package io.mcpspec.binding.aws.model;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.model.Binding;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a binding says beside its operation.
 *
 * @param service the service that has the operation
 * @param members for parameters whose member has another name: the path of the member
 * @param omit members left out on purpose, with the reason
 * @param pages how pages are joined
 * @param waiting what is waited for
 * @param repeat the member of the response with what was left undone, with the member of the request that takes it
 * @param failures the path of the member that tells of each entry's failure
 */
public record BindingSettings(
    BoundService service,
    Map<String, Mapping.Entry> members,
    Map<String, Mapping.Entry> omit,
    Optional<PagesSetting> pages,
    Optional<WaitSetting> waiting,
    Optional<Mapping.Entry> repeat,
    Optional<Scalar> failures) {

  static final String REPEAT = "repeat";
  static final String FAILURES = "failures";

  private static final String MEMBERS = "members";
  private static final String OMIT = "omit";
  private static final List<String> WORK = List.of(PagesSetting.KEY, WaitSetting.KEY, REPEAT, FAILURES);

  public static BindingSettings read(Binding binding, BoundService service, Diagnostics diagnostics) {
    List<String> known = Stream.concat(Stream.of(binding.kind(), MEMBERS, OMIT), WORK.stream()).toList();
    for (Mapping.Entry entry : binding.settings().entries()) {
      if (!known.contains(entry.key())) {
        diagnostics.report(
            Code.UNKNOWN_KEY,
            entry.keySpan(),
            "unknown key `" + entry.key() + "`",
            ClosestName.help(entry.key(), known, "an aws binding has " + String.join(", ", known)));
      }
    }
    onlyOne(binding.settings(), diagnostics);
    SettingReader reader = new SettingReader(diagnostics);
    return new BindingSettings(
        service,
        strings(binding, MEMBERS, "a parameter and the path of its member", diagnostics),
        strings(binding, OMIT, "a member and the reason why it is left out", diagnostics),
        PagesSetting.read(binding.settings(), reader),
        WaitSetting.read(binding.settings(), reader),
        reader.pair(binding.settings(), REPEAT, "a member of the response and the one of the request that takes it"),
        reader.text(binding.settings(), FAILURES, "the path of the member that tells of a failure"));
  }

  private static void onlyOne(Mapping settings, Diagnostics diagnostics) {
    List<Mapping.Entry> work = settings.entries().stream().filter(entry -> WORK.contains(entry.key())).toList();
    if (work.size() > 1) {
      diagnostics.report(
          Code.ONE_OF_KEYS,
          work.get(1).keySpan(),
          "a binding has one of `" + String.join("`, `", WORK) + "`",
          "keep one of them");
    }
  }

  /** Whether a parameter is for the binding itself and no member of the request. */
  public boolean isOwn(String parameter) {
    return AwsBinding.isOwn(parameter, service)
        || pages.filter(setting -> setting.parameter().text().equals(parameter)).isPresent()
        || waiting.filter(setting -> setting.parameter().text().equals(parameter)).isPresent();
  }

  /** Whether results can have a remark in front of AWS's members. */
  public boolean hasNote() {
    return pages.isPresent() || waiting.isPresent() || repeat.isPresent() || failures.isPresent();
  }

  /** The written paths by parameter. */
  public Map<String, Scalar> paths() {
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
