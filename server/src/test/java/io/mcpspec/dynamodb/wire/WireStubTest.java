package io.mcpspec.dynamodb.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WireStubTest {

  private final WireStub stub = WireStub.start();
  private final HttpClient http = HttpClient.newHttpClient();

  @AfterEach
  void close() {
    stub.close();
  }

  @Test
  void recordsTheRequestAndGivesThePreparedAnswer() throws IOException, InterruptedException {
    JsonObject body = object("{\"TableNames\":[\"Orders\"]}");
    stub.prepare("ListTables", StubAnswer.ok(body));

    HttpResponse<String> response = http.send(post("ListTables", "{\"Limit\":1}"), HttpResponse.BodyHandlers.ofString());

    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(JsonReader.read(response.body())).isEqualTo(body);
    assertThat(response.headers().firstValue("x-amz-crc32")).isEmpty();
    assertThat(stub.requests()).singleElement().satisfies(request -> {
      assertThat(request.operation()).isEqualTo("ListTables");
      assertThat(request.body()).isEqualTo(object("{\"Limit\":1}"));
      assertThat(request.signedRegion()).contains("eu-west-1");
    });
  }

  @Test
  void anOperationWithoutAnAnswerSaysSo() throws IOException, InterruptedException {
    HttpResponse<String> response = http.send(post("GetItem", "{}"), HttpResponse.BodyHandlers.ofString());

    assertThat(response.statusCode()).isEqualTo(400);
    assertThat(response.body()).contains("no answer is prepared for GetItem");
  }

  @Test
  void errorsCarryAwsType() throws IOException, InterruptedException {
    stub.prepare("GetItem", StubAnswer.error(400, "ResourceNotFoundException", "no such table"));

    HttpResponse<String> response = http.send(post("GetItem", "{}"), HttpResponse.BodyHandlers.ofString());

    assertThat(object(response.body()).string("__type"))
        .contains("com.amazonaws.dynamodb.v20120810#ResourceNotFoundException");
    assertThat(response.headers().firstValue("x-amzn-RequestId")).contains(StubAnswer.REQUEST_ID);
  }

  @Test
  void dropsTheConnection() {
    stub.prepare("GetItem", StubAnswer.dropped());

    assertThatThrownBy(() -> http.send(post("GetItem", "{}"), HttpResponse.BodyHandlers.ofString()))
        .isInstanceOf(IOException.class);
    assertThat(stub.requests()).isNotEmpty();
  }

  @Test
  void answersLate() {
    stub.prepare("GetItem", StubAnswer.ok(JsonObject.EMPTY).after(Duration.ofSeconds(20)));
    HttpRequest impatient =
        HttpRequest.newBuilder(post("GetItem", "{}"), (name, value) -> true).timeout(Duration.ofMillis(200)).build();

    assertThatThrownBy(() -> http.send(impatient, HttpResponse.BodyHandlers.ofString()))
        .isInstanceOf(HttpTimeoutException.class);
  }

  private HttpRequest post(String operation, String body) {
    return HttpRequest.newBuilder(stub.endpoint())
        .header("X-Amz-Target", "DynamoDB_20120810." + operation)
        .header("Authorization", "AWS4-HMAC-SHA256 Credential=AKIATEST/20260301/eu-west-1/dynamodb/aws4_request")
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build();
  }

  private static JsonObject object(String text) {
    return JsonReader.read(text).asObject().orElseThrow();
  }
}
