package io.mcpspec.binding.aws;

import io.mcpspec.binding.BindingKind;
import io.mcpspec.binding.aws.check.AwsBindingCheck;
import io.mcpspec.binding.aws.code.AwsEmitter;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.binding.aws.setting.BindingSettings;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.emit.java.name.JavaTypes;
import io.mcpspec.emit.java.server.BoundCode;
import io.mcpspec.spec.model.Catalog;

/** {@code binding: { aws: GetItem }}: an operation of DynamoDB, called with the AWS SDK. */
public final class AwsBindingKind implements BindingKind {

  @Override
  public String kind() {
    return BindingSettings.KIND;
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
