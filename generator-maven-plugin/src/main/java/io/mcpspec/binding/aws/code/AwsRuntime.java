package io.mcpspec.binding.aws.code;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;

/** The classes of the runtime that generated handlers use; names, since the generator does not depend on them. */
final class AwsRuntime {

  static final TypeName CALL = ofClient("AwsCall");
  static final ClassName ARGUMENTS = values("AttributeArguments");
  static final TypeName CALLS = ofClient("AwsCalls");
  static final ClassName CHECK = aws("AwsCheck");
  static final ClassName CLIENTS = aws("dynamodb", "DynamoDbClients");
  static final ClassName SCOPE = aws("dynamodb", "TableScope");
  static final ClassName REHEARSAL = aws("dynamodb", "DynamoDbRehearsal");
  static final ClassName JSON = aws("SdkJson");
  static final ClassName VALUES = values("RequestValues");
  static final ClassName FORMAT = values("ValueFormat");
  static final ClassName PAGES = aws("paging", "Pages");
  static final ClassName PAGED_OPERATION = aws("paging", "PagedOperation");
  static final ClassName ROUNDS = aws("batch", "Rounds");
  static final ClassName BATCH_OPERATION = aws("batch", "BatchOperation");
  static final ClassName STATEMENT_ERRORS = aws("dynamodb", "StatementErrors");
  static final ClassName WAITING = aws("waiting", "Waiting");
  static final ClassName AWAITED_THING = aws("waiting", "AwaitedThing");
  static final ClassName AWAITED_STATE = aws("waiting", "AwaitedState");
  static final ClassName PATH = ClassName.get("io.mcpspec.runtime.decode", "Path");
  static final ClassName JSON_OBJECT = ClassName.get("io.mcpspec.runtime.json", "JsonObject");
  static final ClassName RAW_JSON = ClassName.get("io.mcpspec.runtime.json", "Json");
  static final ClassName RESULT = ClassName.get("io.mcpspec.runtime.tool", "ToolResult");

  private AwsRuntime() {}

  private static ClassName aws(String name) {
    return ClassName.get("io.mcpspec.runtime.aws", name);
  }

  private static ClassName values(String name) {
    return aws("dynamodb.value", name);
  }

  /** A class with the SDK's client as its type argument. */
  private static TypeName ofClient(String name) {
    return ParameterizedTypeName.get(
        aws(name), ClassName.get("software.amazon.awssdk.services.dynamodb", "DynamoDbClient"));
  }

  private static ClassName aws(String folder, String name) {
    return ClassName.get("io.mcpspec.runtime.aws." + folder, name);
  }
}
