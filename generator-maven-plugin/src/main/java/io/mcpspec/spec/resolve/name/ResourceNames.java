package io.mcpspec.spec.resolve.name;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.model.LockResource;
import io.mcpspec.spec.model.Prompt;
import io.mcpspec.spec.model.Server;
import io.mcpspec.spec.syntax.ResourceDecl;
import io.mcpspec.spec.syntax.ServerDecl;
import java.util.List;
import java.util.stream.Stream;

/**
 * The names and addresses of all resources: those of {@code resources/}, those by which prompts are served, and the
 * lock of a server with digests.
 */
public final class ResourceNames {

  private final List<ResourceDecl> written;
  private final List<Prompt> prompts;
  private final Server server;

  public ResourceNames(List<ResourceDecl> written, List<Prompt> prompts, Server server) {
    this.written = written;
    this.prompts = prompts;
    this.server = server;
  }

  /** Reports what is there twice, and what the order names that is not there. */
  public void check(ServerDecl.Order order, Names names) {
    names.checkUnique("resource", all(
        ownOnes(false), prompts.stream().flatMap(ResourceNames::index), lock(LockResource.NAME)));
    names.checkUnique("resource template", all(
        ownOnes(true), prompts.stream().flatMap(ResourceNames::routes), Stream.empty()));
    checkAddresses(names);
    ServedOrder served = new ServedOrder(names);
    served.check(Code.UNKNOWN_RESOURCE, "resource", order.resources(), all(
        own(false), prompts.stream().flatMap(prompt -> prompt.index().map(Prompt.Index::name).stream()),
        lock(LockResource.NAME).map(Scalar::text)));
    served.check(Code.UNKNOWN_RESOURCE, "resource template", order.resourceTemplates(), all(
        own(true), prompts.stream().flatMap(prompt -> prompt.routes().stream()).map(Prompt.Route::name),
        Stream.empty()));
  }

  /** Each list has its own: a resource may be called what a template of another server is. */
  private void checkAddresses(Names names) {
    names.checkUnique("URI", all(
        written.stream().flatMap(resource -> resource.uri().stream()),
        prompts.stream().flatMap(prompt -> at(prompt, prompt.index().map(Prompt.Index::uri).stream())),
        lock(LockResource.URI)));
    names.checkUnique("URI template", all(
        written.stream().flatMap(resource -> resource.uriTemplate().stream()),
        prompts.stream().flatMap(prompt -> at(prompt, prompt.routes().stream().map(Prompt.Route::uri))),
        Stream.empty()));
  }

  private static <T> List<T> all(Stream<T> own, Stream<T> ofPrompts, Stream<T> lock) {
    return Stream.concat(Stream.concat(own, ofPrompts), lock).toList();
  }

  private Stream<Scalar> lock(String text) {
    return server.publishing().digests() ? Stream.of(Scalar.string(text, server.span())) : Stream.empty();
  }

  private Stream<String> own(boolean template) {
    return written.stream()
        .filter(resource -> resource.uriTemplate().isPresent() == template)
        .map(resource -> resource.name().text());
  }

  /** Other servers have several resources of one name; what is adopted may too. */
  private Stream<Scalar> ownOnes(boolean template) {
    return written.stream()
        .filter(resource -> resource.uriTemplate().isPresent() == template && resource.adopted().isEmpty())
        .map(ResourceDecl::name);
  }

  private static Stream<Scalar> index(Prompt prompt) {
    return prompt.index().map(index -> Scalar.string(index.name(), prompt.span())).stream();
  }

  private static Stream<Scalar> routes(Prompt prompt) {
    return prompt.routes().stream().map(route -> Scalar.string(route.name(), prompt.span()));
  }

  private static Stream<Scalar> at(Prompt prompt, Stream<String> texts) {
    return texts.map(text -> Scalar.string(text, prompt.span()));
  }
}
