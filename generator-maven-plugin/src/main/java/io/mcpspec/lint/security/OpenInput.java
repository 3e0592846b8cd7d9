package io.mcpspec.lint.security;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.Subschemas;
import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedSchema;
import io.mcpspec.lint.rule.LintedTool;
import io.mcpspec.lint.rule.RuleHeading;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * SEC04: a tool that can change something takes any command, path, address or object. A model that was misled can do
 * with it whatever the server may do.
 */
public final class OpenInput implements LintRule.OfTool {

  private static final Set<String> COMMANDS = Set.of("command", "cmd", "script", "shell", "sql", "statement");
  private static final Set<String> PATHS = Set.of("path", "file", "filename", "filepath", "directory", "dir");
  private static final Set<String> ADDRESSES = Set.of("url", "uri");
  private static final Pattern OF_FILES =
      Pattern.compile("\\b(?:files?|folders?|director|disk|local|workspace)", Pattern.CASE_INSENSITIVE);

  /** A path beside one of these is inside of what they name, not on a machine. */
  private static final Set<String> REPOSITORIES = Set.of("repo", "repository", "owner", "project_id");

  private static final List<String> LIMITS = List.of("enum", "const", "pattern", "$ref");
  private static final List<String> EXPLAINING = List.of("title", "description", "examples", "default", "$comment");

  @Override
  public RuleHeading heading() {
    return new RuleHeading("SEC04", "open-input", Severity.WARNING);
  }

  @Override
  public void check(LintedTool tool, FindingSink found) {
    if (!tool.isReadOnly()) {
      List<LintedSchema> inputs =
          tool.schemas().stream().filter(schema -> !schema.ofResult() && schema.property().isPresent()).toList();
      boolean inRepository = inputs.stream().anyMatch(schema -> REPOSITORIES.contains(schema.property().orElseThrow()));
      inputs.forEach(schema -> check(schema, inRepository, found));
    }
  }

  private static void check(LintedSchema schema, boolean inRepository, FindingSink found) {
    String name = schema.property().orElseThrow();
    String word = NameWords.last(name);
    if (isOpenText(schema)) {
      if (COMMANDS.contains(word) || name.equals("code")) {
        found.add(schema.place(), "`" + name + "` takes any command",
            "take what varies in parameters of their own, or list the commands in `enum`");
      } else if (isPath(schema) && !inRepository || ADDRESSES.contains(word)) {
        found.add(Severity.NOTICE, schema.place(),
            "`" + name + "` takes any " + (ADDRESSES.contains(word) ? "address" : "path"),
            "say what is allowed in a `pattern`, such as names below one directory or one host");
      }
    } else if (takesAnything(schema)) {
      found.add(Severity.NOTICE, schema.place(), "`" + name + "` takes any value",
          "declare its members in `properties`, or say in `additionalProperties` what their values are");
    }
  }

  /** Whether it is the path of a file, not one inside of an address, a document or a cookie. */
  private static boolean isPath(LintedSchema schema) {
    List<String> words = NameWords.of(schema.property().orElseThrow());
    Mapping members = schema.members().orElseThrow();
    boolean named = PATHS.contains(words.get(words.size() - 1)) && !words.contains("link");
    boolean sure = words.size() > 1
        || members.text("description").map(text -> OF_FILES.matcher(text).find()).orElse(true);
    return named && sure && isOfType(members, "string");
  }

  /** Whether it takes any string, or a list of any strings. */
  private static boolean isOpenText(LintedSchema schema) {
    return schema.members().filter(OpenInput::isOpenText).isPresent();
  }

  private static boolean isOpenText(Mapping members) {
    return isOfType(members, "array")
        ? members.mapping("items").filter(OpenInput::isOpenText).isPresent()
        : isOfType(members, "string") && LIMITS.stream().noneMatch(members::has);
  }

  private static boolean takesAnything(LintedSchema schema) {
    if (schema.schema() instanceof Scalar scalar) {
      return scalar.isTrue();
    }
    return schema.members().filter(members -> isAnyValue(members) || isAnyObject(members)).isPresent();
  }

  private static boolean isAnyValue(Mapping members) {
    return members.keys().stream().allMatch(EXPLAINING::contains);
  }

  private static boolean isAnyObject(Mapping members) {
    boolean open = members.get("additionalProperties")
        .map(rest -> rest instanceof Scalar scalar && scalar.isTrue()
            || rest instanceof Mapping schema && isAnyValue(schema))
        .orElse(true);
    boolean declared = Subschemas.in(members).stream()
        .anyMatch(inner -> !inner.path().get(0).equals("additionalProperties"));
    return isOfType(members, "object") && open && !declared && LIMITS.stream().noneMatch(members::has);
  }

  private static boolean isOfType(Mapping members, String type) {
    return members.text("type").filter(type::equals).isPresent();
  }
}
