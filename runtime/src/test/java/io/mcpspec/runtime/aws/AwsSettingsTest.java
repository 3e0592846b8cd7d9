package io.mcpspec.runtime.aws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AwsSettingsTest {

  private static List<String> wrong(String name, String value) {
    return AwsSettings.faults(Map.of(name, value), "AWS_ENDPOINT_URL_DYNAMODB");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      AWS_ENDPOINT_URL_DYNAMODB | localhost:8000      | a URL such as http://localhost:8000, got "localhost:8000"
      AWS_ENDPOINT_URL_DYNAMODB | http//localhost     | a URL such as http://localhost:8000, got "http//localhost"
      AWS_ENDPOINT_URL_DYNAMODB | ftp://x             | a URL such as http://localhost:8000, got "ftp://x"
      AWS_ENDPOINT_URL_DYNAMODB | http://             | a URL such as http://localhost:8000, got "http://"
      AWS_ENDPOINT_URL_DYNAMODB | http://h:99999      | a URL such as http://localhost:8000, got "http://h:99999"
      AWS_ENDPOINT_URL          | http://my host      | a URL such as http://localhost:8000, got "http://my host"
      AWS_ENDPOINT_URL          | 127.0.0.1           | a URL such as http://localhost:8000, got "127.0.0.1"
      AWS_REGION                | eu_west_1           | a region such as eu-west-1, got "eu_west_1"
      AWS_REGION                | eu-west-1a          | a region such as eu-west-1, got "eu-west-1a"
      AWS_DEFAULT_REGION        | Frankfurt           | a region such as eu-west-1, got "Frankfurt"
      HTTPS_PROXY               | proxy:3128          | a URL such as http://proxy.example.com:8080, got something else
      http_proxy                | user:secret@proxy   | a URL such as http://proxy.example.com:8080, got something else
      AWS_USE_FIPS_ENDPOINT     | yes                 | true or false, got "yes"
      """)
  void aWrongSettingIsNamedWithWhatToWrite(String name, String value, String text) {
    assertThat(wrong(name, value)).containsExactly(name + ": expected " + text);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      AWS_ENDPOINT_URL_DYNAMODB | http://my_host:8000 | "http://my_host:8000"
      AWS_ENDPOINT_URL_DYNAMODB | https://a_b.c/x     | "https://a_b.c/x"
      """)
  void aHostNameThatJavaRefusesIsExplained(String name, String value, String shown) {
    assertThat(wrong(name, value)).containsExactly(name + ": expected a URL such as http://localhost:8000, got "
        + shown + ", whose host name may only have letters, digits, - and .");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      AWS_ENDPOINT_URL_DYNAMODB | http://localhost:8000
      AWS_ENDPOINT_URL_DYNAMODB | HTTPS://vpce-1.dynamodb.eu-west-1.vpce.amazonaws.com/
      AWS_ENDPOINT_URL_DYNAMODB | http://[::1]:8000
      AWS_ENDPOINT_URL_DYNAMODB | ` `
      AWS_ENDPOINT_URL_S3       | localhost:9000
      AWS_REGION                | us-gov-west-1
      AWS_REGION                | mx-central-1
      AWS_DEFAULT_REGION        | local
      HTTP_PROXY                | http://user:secret@proxy.example.com:3128
      AWS_USE_DUALSTACK_ENDPOINT | TRUE
      """)
  void aGoodSettingIsAccepted(String name, String value) {
    assertThat(wrong(name, value)).isEmpty();
  }
}
