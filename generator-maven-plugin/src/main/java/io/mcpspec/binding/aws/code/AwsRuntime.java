package io.mcpspec.binding.aws.code;

import com.squareup.javapoet.ClassName;

/** The classes of the runtime that generated handlers use; names, since the generator does not depend on them. */
final class AwsRuntime {

  static final ClassName CALL = aws("AwsCall");
  static final ClassName ARGUMENTS = aws("AttributeArguments");
  static final ClassName CALLS = aws("AwsCalls");
  static final ClassName CHECK = aws("AwsCheck");
  static final ClassName CLIENTS = aws("DynamoDbClients");
  static final ClassName REHEARSAL = aws("AwsRehearsal");
  static final ClassName JSON = aws("SdkJson");
  static final ClassName VALUES = aws("RequestValues");
  static final ClassName FORMAT = aws("ValueFormat");
  static final ClassName PAGES = aws("paging", "Pages");
  static final ClassName PAGED_OPERATION = aws("paging", "PagedOperation");
  static final ClassName ROUNDS = aws("batch", "Rounds");
  static final ClassName BATCH_OPERATION = aws("batch", "BatchOperation");
  static final ClassName STATEMENT_ERRORS = aws("batch", "StatementErrors");
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

  private static ClassName aws(String folder, String name) {
    return ClassName.get("io.mcpspec.runtime.aws." + folder, name);
  }
}
