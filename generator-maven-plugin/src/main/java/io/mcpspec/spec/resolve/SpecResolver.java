package io.mcpspec.spec.resolve;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Fact;
import io.mcpspec.spec.model.NamedOrder;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.model.Resource;
import io.mcpspec.spec.model.Server;
import io.mcpspec.spec.model.SharedType;
import io.mcpspec.spec.model.Tool;
import io.mcpspec.spec.resolve.name.ContentFiles;
import io.mcpspec.spec.resolve.name.FactResolver;
import io.mcpspec.spec.resolve.name.Names;
import io.mcpspec.spec.resolve.name.PromptSections;
import io.mcpspec.spec.resolve.name.Releases;
import io.mcpspec.spec.resolve.name.ResourceNames;
import io.mcpspec.spec.resolve.name.ServedOrder;
import io.mcpspec.spec.resolve.name.TextResolver;
import io.mcpspec.spec.resolve.name.ToolSignatures;
import io.mcpspec.spec.resolve.schema.SchemaCheck;
import io.mcpspec.spec.resolve.schema.SchemaResolver;
import io.mcpspec.spec.resolve.schema.TypeCycles;
import io.mcpspec.spec.resolve.schema.ValueCheck;
import io.mcpspec.spec.syntax.PromptDecl;
import io.mcpspec.spec.syntax.ServerDecl;
import io.mcpspec.spec.syntax.SpecDecl;
import io.mcpspec.spec.syntax.TypeDecl;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Links declarations into a catalog: every name is looked up, facts are put in, values are held against schemas. */
public final class SpecResolver {

  private final Diagnostics diagnostics;
  private final Names names;

  public SpecResolver(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    this.names = new Names(diagnostics);
  }

  /** The catalog of what could be resolved; everything that is wrong has been reported. */
  public Catalog resolve(SpecDecl spec) {
    Releases releases = new Releases(spec.releases(), diagnostics);
    Map<String, Fact> facts = new FactResolver(releases, diagnostics).resolve(spec.facts());
    checkUnique(spec);
    new PublishedNames(diagnostics).check(spec);
    Scope scope = scope(spec, releases, facts);
    Map<String, SharedType> types = types(spec.types(), scope);
    ServerDecl.Order order = order(spec);
    Server server = new ServerResolver(scope).resolve(spec.server());
    List<Tool> tools = tools(spec, scope, server, order);
    List<Prompt> prompts = prompts(spec, scope, order);
    List<Resource> resources = resources(spec, scope, server, order, prompts);
    new ListsCheck(scope.signatures().names(), prompts, resources, diagnostics).check(spec.server());
    scope.files().reportStray();
    ValueCheck values = new ValueCheck(types, diagnostics);
    values.checkTypes();
    checkValues(tools, spec, values, types);
    return new Catalog(server, releases.all(), facts, types, tools, prompts, resources);
  }

  /** What adopted tools have wrong is a warning. */
  private void checkValues(List<Tool> tools, SpecDecl spec, ValueCheck values, Map<String, SharedType> types) {
    Set<String> adopted = spec.tools().stream()
        .filter(tool -> tool.adopted().isPresent())
        .map(tool -> tool.name().text())
        .collect(Collectors.toSet());
    values.checkTools(tools.stream().filter(tool -> !adopted.contains(tool.name())).toList());
    Diagnostics found = diagnostics.part();
    new ValueCheck(types, found).checkTools(tools.stream().filter(tool -> adopted.contains(tool.name())).toList());
    diagnostics.reportAsWarnings(found);
  }

  private Scope scope(SpecDecl spec, Releases releases, Map<String, Fact> facts) {
    ToolSignatures signatures = new ToolSignatures(spec);
    names.checkUnique("tool", signatures.declared());
    TextResolver texts = new TextResolver(facts, signatures, diagnostics);
    Map<String, TypeDecl> byName = new LinkedHashMap<>();
    spec.types().forEach(type -> byName.put(type.name().text(), type));
    SchemaResolver schemas = new SchemaResolver(byName.keySet(), texts, diagnostics);
    return new Scope(
        releases, texts, schemas, signatures, new ContentFiles(spec.sources(), diagnostics), names, diagnostics);
  }

  private void checkUnique(SpecDecl spec) {
    names.checkUnique("shared type", spec.types().stream().map(TypeDecl::name).toList());
    names.checkUnique("prompt", spec.prompts().stream().map(PromptDecl::id).toList());
    Map<String, PromptDecl> byId = new LinkedHashMap<>();
    spec.prompts().forEach(prompt -> byId.putIfAbsent(prompt.id().text(), prompt));
    names.checkUnique(
        "prompt name", byId.values().stream().flatMap(prompt -> servedName(prompt).stream()).toList());
  }

  /** The name in {@code prompts/list}; without routes it is the id. */
  private static Optional<Scalar> servedName(PromptDecl prompt) {
    return prompt.deliver().isPresent() ? prompt.deliver().get().prompt() : Optional.of(prompt.id());
  }

  private Map<String, SharedType> types(List<TypeDecl> written, Scope scope) {
    Map<String, SharedType> types = new TreeMap<>();
    SchemaCheck check = new SchemaCheck(diagnostics);
    for (TypeDecl type : written) {
      SharedType resolved =
          new SharedType(type.name().text(), scope.schemas().schema(type.schema()), type.name().span());
      check.check(resolved.schema());
      scope.schemas().checkReferences(resolved.schema());
      types.put(resolved.name(), resolved);
    }
    new TypeCycles(types, diagnostics).check();
    return types;
  }

  private static ServerDecl.Order order(SpecDecl spec) {
    return spec.server().publishing().order().orElse(new ServerDecl.Order(List.of(), List.of(), List.of(), List.of()));
  }

  private List<Tool> tools(SpecDecl spec, Scope scope, Server server, ServerDecl.Order order) {
    new ServedOrder(names).check(Code.UNKNOWN_TOOL, "tool", order.tools(), scope.signatures().names());
    List<String> groups = server.groups().stream().map(Server.Group::id).toList();
    ToolResolver resolver = new ToolResolver(scope, groups, server.errors());
    List<Tool> tools = spec.tools().stream().map(resolver::resolve).toList();
    return NamedOrder.of(tools, Tool::name, texts(order.tools()));
  }

  private List<Prompt> prompts(SpecDecl spec, Scope scope, ServerDecl.Order order) {
    List<String> ids = spec.prompts().stream().map(prompt -> prompt.id().text()).toList();
    new ServedOrder(names).check(Code.UNKNOWN_PROMPT, "prompt", order.prompts(), ids);
    PromptResolver resolver = new PromptResolver(scope);
    List<Prompt> prompts = spec.prompts().stream().flatMap(prompt -> resolver.resolve(prompt).stream()).toList();
    return NamedOrder.of(prompts, Prompt::id, texts(order.prompts()));
  }

  /** Resources come first, then templates. */
  private List<Resource> resources(
      SpecDecl spec, Scope scope, Server server, ServerDecl.Order order, List<Prompt> prompts) {
    new ResourceNames(spec.resources(), prompts, server).check(order, names);
    ResourceResolver resolver = new ResourceResolver(scope, new PromptSections(spec.prompts()));
    List<Resource> resources =
        spec.resources().stream().flatMap(resource -> resolver.resolve(resource).stream()).toList();
    List<Scalar> both =
        Stream.concat(order.resources().stream(), order.resourceTemplates().stream()).toList();
    return NamedOrder.of(resources, Resource::name, texts(both)).stream()
        .sorted(Comparator.comparing(Resource::template))
        .toList();
  }

  private static List<String> texts(List<Scalar> names) {
    return names.stream().map(Scalar::text).toList();
  }
}
