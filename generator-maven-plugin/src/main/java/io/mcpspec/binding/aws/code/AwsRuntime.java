package io.mcpspec.binding.aws.code;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;

/**
 * The runtime's classes that generated handlers of every service use. These are names, because the compiler does not
 * depend on the runtime.
 */
final class AwsRuntime {

  static final ClassName CHECK = aws("AwsCheck");
  static final ClassName SETTINGS = aws("AwsSettings");
  static final ClassName JSON = aws("SdkJson");
  static final ClassName NOTED_RESULT = aws("NotedResult");
  static final ClassName PAGES = aws("paging", "Pages");
  static final ClassName PAGED_OPERATION = aws("paging", "PagedOperation");
  static final ClassName ROUNDS = aws("batch", "Rounds");
  static final ClassName BATCH_OPERATION = aws("batch", "BatchOperation");
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

  /** The type of one call with a client of the SDK. */
  static TypeName call(ClassName client) {
    return ParameterizedTypeName.get(aws("AwsCall"), client);
  }

  /** The type of what makes the calls of one tool. */
  static TypeName calls(ClassName client) {
    return ParameterizedTypeName.get(aws("AwsCalls"), client);
  }

  private static ClassName aws(String folder, String name) {
    return ClassName.get("io.mcpspec.runtime.aws." + folder, name);
  }
}
