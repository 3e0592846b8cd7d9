package io.mcpspec.binding.aws.code;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SdkNamesTest {

  @ParameterizedTest
  @CsvSource({
    "TableName, tableName", "KMSMasterKeyId, kmsMasterKeyId", "SSEType, sseType", "S3SseKmsKeyId, s3SseKmsKeyId",
    "L, l", "BOOL, bool", "IndexARN, indexARN", "SSEKMSKeyId, ssekmsKeyId",
  })
  void namesMethodsAsTheSdkDoes(String member, String method) {
    assertThat(SdkNames.decapitalized(member)).isEqualTo(method);
  }
}
