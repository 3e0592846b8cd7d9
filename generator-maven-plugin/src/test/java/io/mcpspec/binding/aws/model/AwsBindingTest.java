package io.mcpspec.binding.aws.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AwsBindingTest {

  @ParameterizedTest
  @CsvSource({
    "KMSMasterKeyId, kms_master_key_id", "TableName, table_name", "S3BucketSource, s3_bucket_source", "ARN, arn",
  })
  void namesParametersInSnakeCase(String member, String parameter) {
    assertThat(AwsBinding.parameterName(member)).isEqualTo(parameter);
  }
}
