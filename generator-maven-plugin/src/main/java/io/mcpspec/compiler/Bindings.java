package io.mcpspec.compiler;

import io.mcpspec.binding.BindingKind;
import io.mcpspec.binding.aws.AwsBindingKind;
import io.mcpspec.binding.aws.dynamodb.DynamoDbService;
import java.util.List;

/** Every kind of binding, and every service of AWS: a new one is one more entry. */
final class Bindings {

  static final List<BindingKind> ALL = List.of(new AwsBindingKind(List.of(new DynamoDbService())));

  private Bindings() {}
}
