package io.mcpspec.spec.resolve;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.yaml.TextLocator;
import io.mcpspec.spec.model.Completion;
import io.mcpspec.spec.model.Resource;
import io.mcpspec.spec.model.Written;
import io.mcpspec.spec.resolve.name.PromptSections;
import io.mcpspec.spec.resolve.name.UriTemplates;
import io.mcpspec.spec.shape.Named;
import io.mcpspec.spec.syntax.CompletionDecl;
import io.mcpspec.spec.syntax.ResourceDecl;
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
    Diagnostics found = scope.diagnostics().part();
    new AddressCheck(found).check(resource, variables, body);
    if (resource.adopted().isPresent()) {
      scope.diagnostics().reportAsWarnings(found);
    } else {
      found.sorted().forEach(scope.diagnostics()::report);
    }
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
        Written.at(resource.name().span())
            .with(resource.uriTemplate().isPresent() ? "uriTemplate" : "uri", Optional.of(address))
            .with("title", resource.title())
            .with("description", resource.description())
            .with("mimeType", resource.mimeType()));
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
