package io.mcpspec.lint.client;

import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.publish.client.Construct;
import java.util.List;
import java.util.stream.Stream;

/** The rules about clients, in the order of their ids. */
public final class ClientRules {

  private ClientRules() {}

  public static List<LintRule> all() {
    return Stream.concat(forms(), further()).toList();
  }

  private static Stream<LintRule> forms() {
    return Stream.of(
        new RefusedConstruct("PORT01", "name-characters", "use letters, digits, `_` and `-`",
            Construct.NAME_CHARACTERS),
        new NameLength(),
        new RefusedConstruct("PORT03", "property-name", "use 1 to 64 letters, digits, `_`, `.` and `-`",
            Construct.PROPERTY_NAME),
        new RefusedConstruct("PORT04", "properties-missing", "write `properties: {}` at the top of the input",
            Construct.PROPERTIES_MISSING),
        new RefusedConstruct("PORT05", "root-combinator",
            "describe one object at the top of the input, or publish the portable form",
            Construct.ROOT_COMBINATOR, Construct.ROOT_CONDITION),
        new RefusedConstruct("PORT06", "items-missing", "give each array the schema of its `items`",
            Construct.ITEMS_MISSING),
        new RefusedConstruct("PORT07", "type-list", "write `anyOf` with a schema for each type",
            Construct.TYPE_LIST),
        new RefusedConstruct("PORT08", "type-missing", "give each schema a `type`", Construct.UNTYPED),
        new RefusedConstruct("PORT09", "older-draft", "write the form of JSON Schema 2020-12",
            Construct.TUPLE_ITEMS, Construct.BOOLEAN_EXCLUSIVE_BOUND, Construct.OUTPUT_OLDER_DRAFT));
  }

  private static Stream<LintRule> further() {
    return Stream.of(
        new RefusedConstruct("PORT11", "recursion", "write out as many levels as are needed", Construct.RECURSION),
        new RefusedConstruct("PORT12", "strict-schema", "publish another form for strict functions",
            Construct.ONE_OF_OR_ALL_OF, Construct.DEFAULT, Construct.OPEN_OBJECT),
        new RefusedConstruct("PORT13", "required-unknown", "declare the parameter under `properties`",
            Construct.REQUIRED_UNKNOWN),
        new DescriptionLength(),
        new InstructionsLength(),
        new ToolCount(),
        new RefusedConstruct("PORT18", "output-root", "let the result be an object",
            Construct.OUTPUT_ROOT_NOT_OBJECT),
        new MissingAnnotations());
  }
}
