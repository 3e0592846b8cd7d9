package io.mcpspec.dynamodb.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Nothing that DynamoDB can do is out of reach: a new version of AWS's model with one more operation fails here. */
class BoundOperationsTest {

  @Test
  void everyOperationOfAwsHasATool() {
    assertThat(BoundTool.all())
        .as("an operation without a tool needs a file in spec/tools, and one of the same name in wire")
        .extracting(BoundTool::operation)
        .containsAll(AwsShapes.load().operations());
  }
}
