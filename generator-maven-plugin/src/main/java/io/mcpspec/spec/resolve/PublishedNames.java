package io.mcpspec.spec.resolve;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.syntax.PromptDecl;
import io.mcpspec.spec.syntax.ResourceDecl;
import io.mcpspec.spec.syntax.ServerDecl;
import io.mcpspec.spec.syntax.SpecDecl;
import io.mcpspec.spec.syntax.ToolDecl;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Checks the names that clients see: MCP has a rule for tools alone, and every name has to be readable. */
final class PublishedNames {

  private static final int LONGEST = 128;
  private static final Pattern NO_TOOL = Pattern.compile("[^A-Za-z0-9_.-]");
  private static final Pattern UNREADABLE = Pattern.compile("^$|^[\\s\\p{Z}]|[\\s\\p{Z}]$|[\\p{C}\\p{Zl}\\p{Zp}]");
  private static final Pattern VARIABLE = Pattern.compile("[^=\\s\\p{C}]+");

  private final Diagnostics diagnostics;
  private final Diagnostics warnings;

  PublishedNames(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    this.warnings = diagnostics.part();
  }

  void check(SpecDecl spec) {
    for (ToolDecl tool : spec.tools()) {
      Stream.concat(Stream.of(tool.name()), tool.history().renamed().stream().map(ToolDecl.Renamed::from))
          .forEach(name -> checkTool(name, tool.adopted().isPresent()));
    }
    for (PromptDecl prompt : spec.prompts()) {
      prompt.deliver().flatMap(PromptDecl.Deliver::tool).ifPresent(name -> checkTool(name, false));
      prompt.deliver().flatMap(PromptDecl.Deliver::prompt).ifPresent(name -> checkReadable("prompt", name));
      prompt.arguments().forEach(argument -> checkReadable("argument", argument.name()));
    }
    spec.resources().stream().map(ResourceDecl::name).forEach(name -> checkReadable("resource", name));
    spec.server().environment().stream().map(ServerDecl.Variable::name).forEach(this::checkVariable);
    checkCase("tool", Stream.concat(
        spec.tools().stream().map(ToolDecl::name),
        spec.prompts().stream().flatMap(prompt -> prompt.deliver().flatMap(PromptDecl.Deliver::tool).stream())));
    checkCase("prompt", spec.prompts().stream().map(PromptDecl::id));
    diagnostics.reportAsWarnings(warnings);
  }

  /** What another server calls its tool is no fault of the author. */
  private void checkTool(Scalar name, boolean adopted) {
    boolean bad = NO_TOOL.matcher(name.text()).find() || name.text().isEmpty() || name.text().length() > LONGEST;
    if (bad && !name.isStandIn()) {
      (adopted ? warnings : diagnostics).report(new Diagnostic(
          Code.BAD_NAME,
          name.span(),
          "`" + name.text() + "` cannot be the name of a tool",
          List.of(toolFault(name.text())),
          List.of("use up to " + LONGEST + " letters, digits, `_`, `-` and `.`" + proposal(name.text()))));
    }
  }

  private static String toolFault(String name) {
    String signs = NO_TOOL.matcher(name).results().map(found -> shown(found.group())).distinct()
        .collect(Collectors.joining(", "));
    return signs.isEmpty() ? "it has " + name.length() + " characters" : "MCP does not allow " + signs + " in it";
  }

  private static String shown(String sign) {
    int character = sign.codePointAt(0);
    return UNREADABLE.matcher(sign).find() && character != ' '
        ? String.format(Locale.ROOT, "U+%04X", character)
        : "`" + sign + "`";
  }

  private static String proposal(String name) {
    String plain = NO_TOOL.matcher(name).replaceAll("_").replaceAll("_{2,}", "_").replaceAll("^_|_$", "");
    return plain.isEmpty() || plain.length() > LONGEST ? "" : ", such as `" + plain + "`";
  }

  private void checkReadable(String noun, Scalar name) {
    if (UNREADABLE.matcher(name.text()).find() && !name.isStandIn()) {
      warnings.report(
          Code.BAD_NAME, name.span(), "the name of the " + noun + " is empty or has characters that people do not see",
          "write visible characters, without blanks at the ends");
    }
  }

  private void checkVariable(Scalar name) {
    if (!VARIABLE.matcher(name.text()).matches() && !name.isStandIn()) {
      diagnostics.report(
          Code.BAD_NAME, name.span(), "`" + name.text() + "` cannot be the name of an environment variable",
          "use letters, digits and `_`, such as WEATHER_KEY");
    }
  }

  private void checkCase(String noun, Stream<Scalar> names) {
    Map<String, Scalar> byForm = new LinkedHashMap<>();
    names.filter(name -> !name.isStandIn()).forEach(name -> {
      Scalar first = byForm.putIfAbsent(name.text().toLowerCase(Locale.ROOT), name);
      if (first != null && !first.text().equals(name.text())) {
        diagnostics.report(new Diagnostic(
            Code.SIMILAR_NAME, name.span(),
            "the " + noun + " `" + name.text() + "` differs from `" + first.text() + "` only in case",
            List.of("`" + first.text() + "` is declared at " + first.span()),
            List.of("rename one of them: models mix them up, and some file systems too")));
      }
    });
  }
}
