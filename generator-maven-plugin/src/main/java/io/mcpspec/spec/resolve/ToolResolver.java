package io.mcpspec.spec.resolve;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Span;
import io.mcpspec.spec.model.Binding;
import io.mcpspec.spec.model.Effect;
import io.mcpspec.spec.model.Tool;
import io.mcpspec.spec.model.Written;
import io.mcpspec.spec.resolve.name.ToolSignatures;
import io.mcpspec.spec.resolve.schema.SchemaCheck;
import io.mcpspec.spec.syntax.ToolDecl;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Turns a tool as written into a resolved one. */
final class ToolResolver {

  private final Scope scope;
  private final List<String> groups;
  private final Map<String, String> serverErrors;

  ToolResolver(Scope scope, List<String> groups, Map<String, String> serverErrors) {
    this.scope = scope;
    this.groups = groups;
    this.serverErrors = serverErrors;
  }

  Tool resolve(ToolDecl tool) {
    new WireCheck(scope.diagnostics()).check(tool.wire(), WireCheck.TOOL);
    tool.annotations().ifPresent(new AnnotationCheck(scope.diagnostics())::check);
    tool.group().ifPresent(group -> scope.names().check(Code.UNKNOWN_GROUP, "group", group, groups));
    return new Tool(
        tool.name().text(),
        scope.texts().text(tool.title()),
        scope.releases().id(tool.since()),
        tool.group().map(Scalar::text),
        effect(tool.effect()),
        tool.idempotent().map(Scalar::isTrue),
        tool.openWorld().map(Scalar::isTrue),
        tool.annotations(),
        scope.texts().text(tool.description()),
        schema("input", tool.input(), tool),
        tool.output().map(output -> schema("output", output, tool)),
        tool.binding().flatMap(this::binding),
        tool.examples().stream().map(this::example).toList(),
        errors(tool),
        ownErrors(tool),
        tool.renamed().stream().map(ToolResolver::renamed).toList(),
        tool.deprecated().map(this::deprecation),
        tool.wire(),
        written(tool));
  }

  private static Written written(ToolDecl tool) {
    return Written.at(tool.name().span())
        .with("title", tool.title())
        .with("description", tool.description())
        .with("annotations", tool.annotations());
  }

  private Effect effect(Scalar written) {
    Effect effect = Effect.valueOf(written.text().toUpperCase(Locale.ROOT));
    if (effect == Effect.UNKNOWN) {
      scope.diagnostics().report(
          Code.EFFECT_UNKNOWN,
          written.span(),
          "an unknown effect counts as `destroy` for every guard",
          "find out what the tool does and write `read`, `write` or `destroy`");
    }
    return effect;
  }

  /** MCP wants an object at the top of both schemas. */
  private Node schema(String key, Node written, ToolDecl tool) {
    Node schema = scope.schemas().schema(written);
    Diagnostics found = scope.diagnostics().part();
    new SchemaCheck(found).check(schema);
    checkIsObject(key, schema, written, tool.name(), found);
    if (tool.adopted().isPresent()) {
      scope.diagnostics().reportAsWarnings(found);
    } else {
      found.sorted().forEach(scope.diagnostics()::report);
      scope.schemas().checkReferences(schema);
    }
    return schema;
  }

  private static void checkIsObject(String key, Node schema, Node written, Scalar tool, Diagnostics diagnostics) {
    boolean object =
        schema instanceof Mapping mapping
            && (mapping.has("$ref")
                || mapping.get("type").filter(Scalar.string("object", tool.span())::equals).isPresent());
    if (!object) {
      diagnostics.report(
          Code.SCHEMA_NOT_OBJECT,
          written.place(),
          "`" + key + "` of `" + tool.text() + "` is not a schema of an object",
          "write `type: object`; MCP allows nothing else at the top");
    }
  }

  private Optional<Binding> binding(Mapping written) {
    Optional<Mapping.Entry> first = written.entries().stream().findFirst();
    if (first.isEmpty() || !(first.get().value() instanceof Scalar target) || !target.isString()) {
      scope.diagnostics().report(
          Code.WRONG_TYPE,
          written.place(),
          "a binding begins with its kind and what it binds to",
          "write `binding: { aws: GetItem }`");
      return Optional.empty();
    }
    return Optional.of(new Binding(first.get().key(), target.text(), target.span(), written));
  }

  private Tool.Example example(ToolDecl.Example written) {
    return new Tool.Example(
        scope.texts().text(written.title()),
        scope.schemas().data(written.input()),
        written.output().map(scope.schemas()::data));
  }

  private Map<String, String> errors(ToolDecl tool) {
    List<String> parameters = ToolSignatures.properties(tool.input());
    Map<String, String> errors = new LinkedHashMap<>(serverErrors);
    errors.putAll(scope.errors(tool.errors(), parameters));
    return errors;
  }

  private static Tool.Renamed renamed(ToolDecl.Renamed older) {
    return new Tool.Renamed(older.from().text(), older.until().map(Scalar::text));
  }

  private static Map<String, Span> ownErrors(ToolDecl tool) {
    Map<String, Span> places = new LinkedHashMap<>();
    tool.errors().forEach(error -> places.put(error.name().text(), error.name().span()));
    return places;
  }

  private Tool.Deprecation deprecation(ToolDecl.Deprecated written) {
    written.replacedBy().ifPresent(
        tool -> scope.names().check(Code.UNKNOWN_TOOL, "tool", tool, scope.signatures().names()));
    return new Tool.Deprecation(
        scope.releases().id(Optional.of(written.since())).orElseThrow(),
        written.replacedBy().map(Scalar::text),
        scope.texts().text(written.why()));
  }
}
