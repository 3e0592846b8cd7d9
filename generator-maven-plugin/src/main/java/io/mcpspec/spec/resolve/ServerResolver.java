package io.mcpspec.spec.resolve;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.model.Server;
import io.mcpspec.spec.model.Written;
import io.mcpspec.spec.resolve.name.VersionCheck;
import io.mcpspec.spec.shape.Named;
import io.mcpspec.spec.syntax.ServerDecl;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;

/** Turns {@code server.yaml} as written into the resolved server. */
final class ServerResolver {

  private final Scope scope;

  ServerResolver(Scope scope) {
    this.scope = scope;
  }

  Server resolve(ServerDecl server) {
    check(server);
    return server(server);
  }

  private void check(ServerDecl server) {
    checkName(server.java().javaPackage(), "Java package", "org.example.weather");
    server.java().handlers().ifPresent(name -> checkHandlers(name, server.java().javaPackage().text()));
    new VersionCheck(scope.diagnostics()).checkServer(server.introduction().version(), scope.releases().all());
    new WireCheck(scope.diagnostics()).check(server.introduction().wire(), WireCheck.SERVER);
    scope.names().checkUnique("group", server.groups().stream().map(ServerDecl.Group::id).toList());
    scope.names().checkUnique("variable", server.environment().stream().map(ServerDecl.Variable::name).toList());
  }

  private Server server(ServerDecl server) {
    return new Server(
        server.name().text(),
        introduction(server.introduction()),
        new Server.Java(server.java().javaPackage().text(), server.java().handlers().map(Scalar::text)),
        bindings(server.bindings()),
        publishing(server.publishing()),
        server.groups().stream().map(this::group).toList(),
        server.environment().stream().map(this::variable).toList(),
        scope.errors(server.errors(), List.of()),
        new LintResolver(scope.diagnostics()).policy(
            server.lint(), server.publishing().clients().stream().map(Scalar::text).toList()),
        Written.at(server.name().span())
            .with("title", server.introduction().title())
            .with("version", server.introduction().version())
            .with("instructions", server.introduction().instructions()));
  }

  private Server.Introduction introduction(ServerDecl.Introduction written) {
    return new Server.Introduction(
        scope.texts().text(written.title()),
        written.version().map(Scalar::text),
        scope.texts().text(written.instructions()),
        written.wire());
  }

  private Server.Publishing publishing(ServerDecl.Publishing written) {
    return new Server.Publishing(
        written.form().filter(form -> form.text().equals("portable")).isPresent()
            ? Server.Publish.PORTABLE
            : Server.Publish.AS_WRITTEN,
        written.digests().map(Scalar::isTrue).orElse(false),
        capabilities(written.capabilities()),
        written.order().map(ServerResolver::order).orElse(Server.Order.BY_NAME),
        written.lists().map(ServerResolver::lists).orElse(Server.Lists.DERIVED),
        scope.releases().id(written.promptRelease()));
  }

  /** Code in a package cannot name a class without one, and the interface of the same name is generated. */
  private void checkHandlers(Scalar name, String javaPackage) {
    boolean isGenerated = name.text().equals(javaPackage + ".Handlers") || name.text().equals(javaPackage + ".Main");
    if (isGenerated || !name.text().contains(".")) {
      scope.diagnostics().report(
          Code.BAD_NAME,
          name.span(),
          "`" + name.text() + (isGenerated ? "` is generated" : "` has no package"),
          isGenerated ? "give your class another name" : "write " + javaPackage + "." + name.text());
    } else {
      checkName(name, "Java class", "org.example.WeatherHandlers");
    }
  }

  private void checkName(Scalar name, String what, String example) {
    boolean isJavas = name.text().equals("java") || name.text().startsWith("java.");
    if (isJavas || !SourceVersion.isName(name.text(), SourceVersion.RELEASE_17)) {
      scope.diagnostics().report(
          Code.BAD_NAME,
          name.span(),
          "`" + name.text() + (isJavas ? "` belongs to Java itself" : "` is no " + what),
          "write names joined by dots, such as " + example);
    }
  }

  private static Set<Server.Capability> capabilities(List<Scalar> written) {
    return written.stream()
        .map(name -> Server.Capability.valueOf(name.text().toUpperCase(Locale.ROOT)))
        .collect(Collectors.toUnmodifiableSet());
  }

  private static Map<String, Mapping> bindings(List<Named<Mapping>> written) {
    Map<String, Mapping> bindings = new LinkedHashMap<>();
    written.forEach(binding -> bindings.put(binding.name().text(), binding.value()));
    return bindings;
  }

  private Server.Group group(ServerDecl.Group group) {
    return new Server.Group(
        group.id().text(),
        scope.texts().text(group.title()),
        scope.texts().text(group.description()),
        group.servedByDefault().map(Scalar::isTrue).orElse(true));
  }

  private Server.EnvironmentVariable variable(ServerDecl.Variable variable) {
    return new Server.EnvironmentVariable(
        variable.name().text(),
        scope.texts().text(variable.description()),
        variable.secret().map(Scalar::isTrue).orElse(false));
  }

  private static Server.Order order(ServerDecl.Order order) {
    return new Server.Order(
        texts(order.tools()), texts(order.prompts()), texts(order.resources()), texts(order.resourceTemplates()));
  }

  private static Server.Lists lists(ServerDecl.Lists lists) {
    return new Server.Lists(
        lists.tools().map(Scalar::isTrue),
        lists.prompts().map(Scalar::isTrue),
        lists.resources().map(Scalar::isTrue),
        lists.resourceTemplates().map(Scalar::isTrue));
  }

  private static List<String> texts(List<Scalar> scalars) {
    return scalars.stream().map(Scalar::text).toList();
  }
}
