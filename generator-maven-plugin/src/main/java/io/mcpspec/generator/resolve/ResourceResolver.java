package io.mcpspec.generator.resolve;

import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.model.Completion;
import io.mcpspec.generator.model.Resource;
import io.mcpspec.generator.source.SourceFile;
import io.mcpspec.generator.syntax.CompletionDecl;
import io.mcpspec.generator.syntax.Named;
import io.mcpspec.generator.syntax.ResourceDecl;
import io.mcpspec.generator.tree.Scalar;
import io.mcpspec.generator.tree.TextLocator;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Turns a resource as written into a resolved one. */
final class ResourceResolver {

  private final Scope scope;
  private final PromptSections prompts;

  ResourceResolver(Scope scope, PromptSections prompts) {
    this.scope = scope;
    this.prompts = prompts;
  }

  Optional<Resource> resolve(ResourceDecl resource) {
    new WireCheck(scope.diagnostics()).check(resource.wire(), WireCheck.RESOURCE);
    boolean addressed =
        OneOf.of("a resource", "uri", "uriTemplate").check(resource.written(), scope.diagnostics());
    boolean filled =
        OneOf.of("a resource", "text", "blob", "section", "handler").check(resource.written(), scope.diagnostics());
    Optional<Scalar> address = resource.uri().or(resource::uriTemplate).filter(uri -> addressed && filled);
    return address.flatMap(uri -> body(resource).map(body -> resource(resource, uri, body)));
  }

  private Resource resource(ResourceDecl resource, Scalar address, Resource.Body body) {
    List<String> variables = UriTemplates.variables(address.text());
    checkAddress(resource, variables, body);
    return new Resource(
        resource.name().text(),
        address.text(),
        resource.uriTemplate().isPresent(),
        scope.texts().text(resource.title()),
        scope.texts().text(resource.description()),
        resource.mimeType().map(Scalar::text),
        body,
        completion(resource.completion(), variables),
        resource.wire(),
        resource.name().span());
  }

  private void checkAddress(ResourceDecl resource, List<String> variables, Resource.Body body) {
    resource.uri().filter(uri -> !variables.isEmpty()).ifPresent(
        uri -> report(uri, "`uri` has variables", "write `uriTemplate` instead of `uri`"));
    resource.uriTemplate().filter(uri -> variables.isEmpty()).ifPresent(
        uri -> report(uri, "`uriTemplate` has no variable", "put one in braces, or write `uri`"));
    resource.uri().filter(uri -> variables.isEmpty() && !UriTemplates.isUri(uri.text())).ifPresent(
        uri -> report(uri, "`" + uri.text() + "` is no URI", "write a scheme and a path, such as weather://limits"));
    resource.uriTemplate().flatMap(uri -> UriTemplates.fault(uri.text())).ifPresent(
        fault -> report(resource.uriTemplate().orElseThrow(), fault, "name each variable once, as in x://{a}/{b}"));
    resource.uriTemplate().filter(uri -> !(body instanceof Resource.Handler)).ifPresent(
        uri -> report(uri, "a template has no content of its own", "write `handler: true`"));
  }

  private void report(Scalar place, String message, String help) {
    scope.diagnostics().report(Code.BAD_URI_TEMPLATE, place.span(), message, help);
  }

  private Map<String, Completion> completion(List<Named<CompletionDecl>> written, List<String> variables) {
    Map<String, Completion> completion = new LinkedHashMap<>();
    for (Named<CompletionDecl> one : written) {
      scope.names().check(Code.UNKNOWN_ARGUMENT, "variable", one.name(), variables);
      completion.put(one.name().text(), CompletionResolver.resolve(one.value()));
    }
    return completion;
  }

  private Optional<Resource.Body> body(ResourceDecl resource) {
    if (resource.text().isPresent()) {
      return scope.files().text(resource.text().get()).map(this::text);
    }
    if (resource.blob().isPresent()) {
      return scope.files().bytes(resource.blob().get())
          .map(bytes -> new Resource.Blob(Base64.getEncoder().encodeToString(bytes)));
    }
    if (resource.section().isPresent()) {
      ResourceDecl.Section section = resource.section().get();
      return prompts.check(section, scope.names())
          ? Optional.of(new Resource.PromptSection(section.prompt().text(), section.id().text()))
          : Optional.empty();
    }
    return resource.handler().map(handler -> new Resource.Handler());
  }

  private Resource.Body text(SourceFile file) {
    return new Resource.Text(scope.texts().text(TextLocator.inFile(file, file.text())));
  }
}
