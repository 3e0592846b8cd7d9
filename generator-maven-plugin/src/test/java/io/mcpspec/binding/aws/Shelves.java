package io.mcpspec.binding.aws;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import io.mcpspec.binding.aws.model.BoundService;
import io.mcpspec.binding.aws.model.FormatParameter;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.binding.aws.model.Shape;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** A service that only tests know. */
final class Shelves implements BoundService {

  private static final ServiceModel MODEL = ServiceModel.load("binding/shelves.json", Set.of());

  @Override
  public String id() {
    return "shelves";
  }

  @Override
  public String title() {
    return "Shelves";
  }

  @Override
  public String endpointVariable() {
    return "AWS_ENDPOINT_URL_SHELVES";
  }

  @Override
  public ServiceModel model() {
    return MODEL;
  }

  @Override
  public ClassName client() {
    return ClassName.get("org.example.sdk", "ShelfClient");
  }

  @Override
  public ClassName clients() {
    return runtime("ShelfClients");
  }

  @Override
  public ClassName arguments() {
    return runtime("ShelfArguments");
  }

  @Override
  public ClassName values() {
    return runtime("ShelfValues");
  }

  @Override
  public FormatParameter format() {
    return new FormatParameter("shelf_format", List.of("long", "short"), runtime("ShelfFormat"), "LONG");
  }

  @Override
  public String mapMethod(Shape map) {
    return "map";
  }

  @Override
  public ClassName entryErrors() {
    return runtime("ShelfErrors");
  }

  @Override
  public List<String> pagingOperations() {
    return List.of();
  }

  @Override
  public List<CodeBlock> scopes(String clients, Collection<String> tools) {
    return List.of();
  }

  @Override
  public ClassName rehearsal() {
    return runtime("ShelfRehearsal");
  }

  private static ClassName runtime(String name) {
    return ClassName.get("org.example.runtime", name);
  }
}
