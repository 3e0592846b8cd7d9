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
    new WireCheck(scope.diagnostics()).check(tool.listing().wire(), WireCheck.TOOL);
    tool.behaviour().annotations().ifPresent(new AnnotationCheck(scope.diagnostics())::check);
    tool.group().ifPresent(group -> scope.names().check(Code.UNKNOWN_GROUP, "group", group, groups));
    return new Tool(
        tool.name().text(),
        listing(tool.listing()),
        tool.group().map(Scalar::text),
        behaviour(tool.behaviour()),
        schemas(tool),
        tool.binding().flatMap(this::binding),
        tool.examples().stream().map(this::example).toList(),
        errors(tool),
        history(tool.history()),
        written(tool));
  }

  private static Written written(ToolDecl tool) {
    return Written.at(tool.name().span())
        .with("title", tool.listing().title())
        .with("description", tool.listing().description())
        .with("annotations", tool.behaviour().annotations());
  }

  private Tool.Listing listing(ToolDecl.Listing written) {
    return new Tool.Listing(
        scope.texts().text(written.title()), scope.texts().text(written.description()), written.wire());
  }

  private Tool.Behaviour behaviour(ToolDecl.Behaviour written) {
    return new Tool.Behaviour(
        effect(written.effect()),
        written.idempotent().map(Scalar::isTrue),
        written.openWorld().map(Scalar::isTrue),
        written.annotations());
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

  private Tool.Schemas schemas(ToolDecl tool) {
    return new Tool.Schemas(
        schema("input", tool.schemas().input(), tool),
        tool.schemas().output().map(output -> schema("output", output, tool)));
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

  private Tool.Errors errors(ToolDecl tool) {
    List<String> parameters = ToolSignatures.properties(tool.schemas().input());
    Map<String, String> texts = new LinkedHashMap<>(serverErrors);
    texts.putAll(scope.errors(tool.errors(), parameters));
    Map<String, Span> own = new LinkedHashMap<>();
    tool.errors().forEach(error -> own.put(error.name().text(), error.name().span()));
    return new Tool.Errors(texts, own);
  }

  private Tool.History history(ToolDecl.History written) {
    return new Tool.History(
        scope.releases().id(written.since()),
        written.renamed().stream()
            .map(older -> new Tool.Renamed(older.from().text(), older.until().map(Scalar::text)))
            .toList(),
        written.deprecated().map(this::deprecation));
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
