package io.mcpspec.binding.aws.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.binding.aws.dynamodb.DynamoDbService;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class ServiceModelTest {

  private static final ServiceModel MODEL = new DynamoDbService().model();

  @Test
  void knowsEveryOperation() {
    assertThat(MODEL.operationNames()).hasSize(58).contains("GetItem", "ExecuteStatement", "UpdateTable");
    assertThat(MODEL.operation("GetItems")).isEmpty();
  }

  @Test
  void readsMembersBoundsAndErrors() {
    Operation operation = MODEL.operation("DescribeImport").orElseThrow();
    Shape arn = MODEL.shape(operation.input().members().get("ImportArn").target());
    assertThat(operation.input().members().get("ImportArn").required()).isTrue();
    assertThat(arn.kind()).isEqualTo(Shape.Kind.STRING);
    assertThat(arn.length().min()).contains(new BigDecimal(37));
    assertThat(arn.length().words()).isEqualTo("37 to 1024");
    assertThat(operation.output().orElseThrow().members()).containsOnlyKeys("ImportTableDescription");
    assertThat(operation.errors()).containsExactly("ImportNotFoundException");
    assertThat(MODEL.operation("TagResource").orElseThrow().output()).isEmpty();
  }

  @Test
  void doesNotRequireATokenThatTheSdkMakes() {
    Operation operation = MODEL.operation("ImportTable").orElseThrow();
    assertThat(operation.input().members().get("ClientToken").required()).isFalse();
    assertThat(operation.input().members().get("S3BucketSource").required()).isTrue();
  }
}
