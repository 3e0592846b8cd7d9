package io.mcpspec.generator.binding.aws;

import io.mcpspec.generator.binding.BindingKind;
import io.mcpspec.generator.binding.aws.check.AwsBindingCheck;
import io.mcpspec.generator.binding.aws.code.AwsEmitter;
import io.mcpspec.generator.binding.aws.model.ServiceModel;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.emit.java.name.JavaTypes;
import io.mcpspec.generator.emit.java.server.BoundCode;
import io.mcpspec.generator.model.Catalog;

/** {@code binding: { aws: GetItem }}: an operation of DynamoDB, called with the AWS SDK. */
public final class AwsBindingKind implements BindingKind {

  public static final String KIND = "aws";

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public void check(Catalog catalog, Diagnostics diagnostics) {
    new AwsBindingCheck(ServiceModel.ofDynamoDb(), diagnostics).check(catalog);
  }

  @Override
  public BoundCode emit(Catalog catalog, JavaTypes types) {
    return new AwsEmitter(ServiceModel.ofDynamoDb(), catalog, types).emit();
  }
}
