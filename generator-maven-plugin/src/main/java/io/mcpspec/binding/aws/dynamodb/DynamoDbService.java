package io.mcpspec.binding.aws.dynamodb;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import io.mcpspec.binding.aws.model.BoundService;
import io.mcpspec.binding.aws.model.FormatParameter;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.binding.aws.model.Shape;
import io.mcpspec.emit.java.print.Literals;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** DynamoDB: attribute values, tables, and statements of PartiQL. */
public final class DynamoDbService implements BoundService {

  private static final String RUNTIME = "io.mcpspec.runtime.aws.dynamodb";
  private static final String VALUES = RUNTIME + ".value";
  private static final FormatParameter FORMAT = new FormatParameter(
      "value_format", List.of("typed", "plain"), ClassName.get(VALUES, "ValueFormat"), "TYPED");

  /** Loaded on first use. */
  private static final class Model {
    static final ServiceModel LOADED = ServiceModel.load(
        "META-INF/smithy/2012-08-10/dynamodb-2012-08-10.json", Set.of("AttributeValue"));
  }

  @Override
  public String id() {
    return "dynamodb";
  }

  @Override
  public String title() {
    return "DynamoDB";
  }

  @Override
  public String endpointVariable() {
    return "AWS_ENDPOINT_URL_DYNAMODB";
  }

  @Override
  public ServiceModel model() {
    return Model.LOADED;
  }

  @Override
  public ClassName client() {
    return ClassName.get("software.amazon.awssdk.services.dynamodb", "DynamoDbClient");
  }

  @Override
  public ClassName clients() {
    return ClassName.get(RUNTIME, "DynamoDbClients");
  }

  @Override
  public ClassName arguments() {
    return ClassName.get(VALUES, "AttributeArguments");
  }

  @Override
  public ClassName values() {
    return ClassName.get(VALUES, "RequestValues");
  }

  @Override
  public FormatParameter format() {
    return FORMAT;
  }

  /** A key has scalar values only, so the runtime reads it more strictly than an item. */
  @Override
  public String mapMethod(Shape map) {
    return map.name().equals("Key") ? "key" : "map";
  }

  @Override
  public ClassName entryErrors() {
    return ClassName.get(RUNTIME, "StatementErrors");
  }

  /** A page that ends by its size continues from a key, and only the table's description names the key's attributes. */
  @Override
  public List<String> pagingOperations() {
    return List.of("DescribeTable");
  }

  /** Bound tools keep to the allowed tables. Tools written in Java may not. */
  @Override
  public List<CodeBlock> scopes(String clients, Collection<String> tools) {
    CodeBlock names = tools.stream().map(Literals::string).collect(CodeBlock.joining(",$W"));
    ClassName scope = ClassName.get(RUNTIME, "TableScope");
    return List.of(CodeBlock.of("new $T(this::$N, $T.of($L))", scope, clients, Set.class, names));
  }

  @Override
  public ClassName rehearsal() {
    return ClassName.get(RUNTIME, "DynamoDbRehearsal");
  }
}
