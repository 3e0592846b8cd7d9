package io.mcpspec.jsonschema.sound;

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
import io.mcpspec.jsonschema.check.Evaluation;
import io.mcpspec.jsonschema.check.JsonTypes;
import io.mcpspec.jsonschema.check.SameValue;
import io.mcpspec.jsonschema.check.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds values in a schema that the schema itself refuses, and values that are listed twice. */
final class FixedValues {

  /** What older YAML took for a boolean, or what is quoted needlessly. */
  private static final Map<String, String> SWITCHES = Map.of(
      "true", "true", "yes", "true", "on", "true", "false", "false", "no", "false", "off", "false");

  private final Conjunction all;
  private final Diagnostics diagnostics;
  private final Evaluation evaluation;

  FixedValues(Conjunction all, Diagnostics diagnostics) {
    this.all = all;
    this.diagnostics = diagnostics;
    this.evaluation = new Evaluation(all.types());
  }

  /** Whether {@code enum} and {@code const} list nothing that is refused. */
  boolean check() {
    SchemaMembers keywords = SchemaMembers.of(all.own().schema());
    List<Node> listed = keywords.list("enum");
    for (int i = 0; i < listed.size(); i++) {
      if (SameValue.isIn(listed.subList(0, i), listed.get(i))) {
        diagnostics.report(
            Code.DUPLICATE_VALUE, listed.get(i).span(), "`enum` lists " + Shown.of(listed.get(i)) + " twice",
            "remove one of them");
      }
    }
    boolean sound = true;
    for (Node value : listed) {
      sound &= isAllowed(value, "enum", Code.VALUE_MISMATCH, Set.of("enum", "const"));
    }
    Optional<Node> fixed = keywords.value("const");
    sound &= fixed.isEmpty() || isAllowed(fixed.get(), "const", Code.VALUE_MISMATCH, Set.of("const"));
    if (sound) {
      keywords.value("default").ifPresent(
          value -> isAllowed(value, "default", Code.DEFAULT_MISMATCH, Set.of()));
      keywords.list("examples").forEach(
          value -> isAllowed(value, "examples", Code.EXAMPLE_MISMATCH, Set.of()));
    }
    return sound;
  }

  private boolean isAllowed(Node value, String keyword, Code code, Set<String> silent) {
    Optional<Limit> refusing = all.keywords().stream()
        .filter(limit -> !silent.contains(limit.keyword()))
        .filter(limit -> evaluation.of(value, limit.entry(), limit.part()) == Verdict.REFUSED)
        .findFirst();
    refusing.ifPresent(limit -> report(value, keyword, code, limit.entry()));
    return refusing.isEmpty();
  }

  private void report(Node value, String keyword, Code code, Mapping.Entry limit) {
    boolean type = limit.key().equals(Keyword.TYPE.word());
    String refusal = type
        ? "`type` allows only " + Shown.types(limit.value())
        : "`" + limit.key() + "` refuses it";
    String help = Optional.of(limit.value()).filter(types -> type).flatMap(types -> meant(value, types))
        .map(meant -> "write `" + meant + "`")
        .orElse("change the value, or let `" + limit.key() + "` allow it");
    diagnostics.report(new Diagnostic(
        code, value.span(), "`" + keyword + "` has " + Shown.of(value) + ", and " + refusal,
        List.of("`" + limit.key() + "` is at " + limit.keySpan()), List.of(help),
        keyword.equals("examples") ? Severity.WARNING : Severity.ERROR));
  }

  /** The same text as a value of the type that is wanted. */
  private static Optional<String> meant(Node value, Node type) {
    List<String> types = type instanceof Sequence ? SchemaMembers.texts(type) : List.of(((Scalar) type).text());
    if (!(value instanceof Scalar scalar)) {
      return Optional.empty();
    }
    if (!scalar.isString()) {
      return types.contains("string") ? Optional.of("\"" + scalar.text() + "\"") : Optional.empty();
    }
    return unquoted(scalar).filter(plain -> types.stream().anyMatch(wanted -> JsonTypes.isOf(plain, wanted)))
        .map(Scalar::text);
  }

  private static Optional<Scalar> unquoted(Scalar string) {
    String text = string.text();
    if (SWITCHES.containsKey(text)) {
      return Optional.of(new Scalar(Scalar.Kind.BOOLEAN, SWITCHES.get(text), string.span()));
    }
    if (text.matches("-?(0|[1-9][0-9]{0,30})")) {
      return Optional.of(new Scalar(Scalar.Kind.INTEGER, text, string.span()));
    }
    boolean number = text.matches("-?(0|[1-9][0-9]{0,30})\\.[0-9]{1,30}");
    return number ? Optional.of(new Scalar(Scalar.Kind.NUMBER, text, string.span()))
        : Optional.of(new Scalar(Scalar.Kind.NULL, text, string.span())).filter(none -> text.equals("null"));
  }
}
