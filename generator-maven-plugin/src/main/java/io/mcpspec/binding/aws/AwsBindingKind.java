package io.mcpspec.binding.aws;

import io.mcpspec.binding.BindingKind;
import io.mcpspec.binding.BoundTools;
import io.mcpspec.binding.aws.check.AwsBindingCheck;
import io.mcpspec.binding.aws.code.AwsEmitter;
import io.mcpspec.binding.aws.model.ServiceModel;
import io.mcpspec.binding.aws.setting.AwsBinding;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.spec.model.Catalog;
import io.mcpspec.spec.model.Tool;
import java.util.List;

/** {@code binding: { aws: GetItem }}: an operation of DynamoDB, called with the AWS SDK. */
public final class AwsBindingKind implements BindingKind {

  @Override
  public String kind() {
    return "aws";
  }

  @Override
  public BoundTools bind(Catalog catalog, List<Tool> tools, Diagnostics diagnostics) {
    ServiceModel model = ServiceModel.ofDynamoDb();
    List<AwsBinding> bindings = new AwsBindingCheck(model, catalog, diagnostics).check(tools);
    return types -> new AwsEmitter(model, catalog, bindings, types).emit();
  }
}
