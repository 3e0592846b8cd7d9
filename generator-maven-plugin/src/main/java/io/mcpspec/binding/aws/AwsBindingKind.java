package io.mcpspec.binding.aws;

import io.mcpspec.binding.BindingKind;
import io.mcpspec.binding.BoundTools;
import io.mcpspec.binding.aws.check.AwsBindingCheck;
import io.mcpspec.binding.aws.code.AwsEmitter;
import io.mcpspec.binding.aws.model.AwsBinding;
import io.mcpspec.binding.aws.model.BoundService;
import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.emit.java.server.BoundCode;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Tool;
import java.util.List;
import java.util.Optional;

/** {@code binding: { aws: GetItem }}: an operation of a service of AWS, called with the AWS SDK. */
public final class AwsBindingKind implements BindingKind {

  private static final String KIND = "aws";
  private static final String SERVICE = "service";

  private final List<BoundService> services;

  /**
   * @param services the services that servers can choose from; the first one serves servers that choose none
   */
  public AwsBindingKind(List<BoundService> services) {
    this.services = List.copyOf(services);
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public BoundTools bind(Catalog catalog, List<Tool> tools, Diagnostics diagnostics) {
    Optional<BoundService> service = service(catalog, diagnostics);
    if (service.isEmpty()) {
      return types -> BoundCode.NONE;
    }
    List<AwsBinding> bindings = new AwsBindingCheck(service.get(), catalog, diagnostics).check(tools);
    return types -> new AwsEmitter(service.get(), catalog, bindings, types).emit();
  }

  /** The service in {@code bindings: { aws: { service: … } }} of the server. */
  private Optional<BoundService> service(Catalog catalog, Diagnostics diagnostics) {
    Mapping settings = catalog.server().bindings().get(KIND);
    Optional<Node> written = Optional.ofNullable(settings).flatMap(mapping -> mapping.get(SERVICE));
    if (written.isEmpty()) {
      return services.stream().findFirst();
    }
    String id = written.get() instanceof Scalar scalar ? scalar.text() : "";
    Optional<BoundService> found = services.stream().filter(service -> service.id().equals(id)).findFirst();
    if (found.isEmpty()) {
      List<String> ids = services.stream().map(BoundService::id).toList();
      diagnostics.report(
          Code.UNKNOWN_VALUE,
          written.get().span(),
          "unknown service of AWS `" + id + "`",
          ClosestName.help(id, ids, "the services are " + String.join(", ", ids)));
    }
    return found;
  }
}
