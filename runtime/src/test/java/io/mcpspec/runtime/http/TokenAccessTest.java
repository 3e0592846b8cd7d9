package io.mcpspec.runtime.http;

import static io.mcpspec.runtime.http.HttpFixture.PING;
import static io.mcpspec.runtime.http.HttpFixture.PONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.http.access.Access;
import io.mcpspec.runtime.http.access.ResourceMetadata;
import io.mcpspec.runtime.http.access.TokenAccess;
import io.mcpspec.runtime.http.message.AllowedNames;
import io.mcpspec.runtime.http.message.HttpLimits;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class TokenAccessTest {

  private HttpFixture start() throws IOException {
    Access access = new TokenAccess("s3cret-Token==");
    return new HttpFixture(HttpFixture.options(true, AllowedNames.LOCAL, access), HttpLimits.DEFAULT);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "Authorization: | Bearer | expected `Bearer` and this server's token",
    "Authorization: s3cret-Token== | Bearer | expected `Bearer`",
    "Authorization: Basic s3cret-Token== | Bearer | expected `Bearer`",
    "Authorization: Bearer | Bearer | expected `Bearer`",
    "Authorization: Bearer s3cret-Token= | Bearer error=\"invalid_token\" | this is not the server's token",
    "Authorization: Bearer s3cret-token== | Bearer error=\"invalid_token\" | this is not the server's token",
    "Authorization: Bearer s3cret-Token==, Bearer x | Bearer | expected `Bearer`",
  })
  void answersNobodyWithoutTheToken(String header, String challenge, String message) throws IOException {
    try (HttpFixture http = start()) {
      for (String method : List.of("POST", "GET", "DELETE")) {
        HttpReply reply = http.request(method, "/mcp", header);
        assertThat(reply.status()).isEqualTo(401);
        assertThat(reply.header("WWW-Authenticate")).contains(challenge);
        assertThat(reply.error()).contains(message);
      }
    }
  }

  @Test
  void answersWhoeverShowsTheToken() throws IOException {
    try (HttpFixture http = start()) {
      String token = "Authorization: bearer  s3cret-Token==";
      assertThat(http.post(PING, token, http.session("{}", token)).body()).isEqualTo(PONG);
      assertThat(http.request("GET", "/health").status()).isEqualTo(200);
      assertThat(http.request("GET", ResourceMetadata.PATH).status()).isEqualTo(404);
      assertThat(http.post(PING, token, "Host: evil.com").status()).as("names are checked first").isEqualTo(403);
    }
  }

  @Test
  void keepsACallThatWaitsForAnAnswerToTheToken() throws IOException {
    Access other = new TokenAccess("another");
    try (HttpFixture http = start();
        HttpFixture replica = start();
        HttpFixture stranger = new HttpFixture(
            HttpFixture.options(true, AllowedNames.LOCAL, other), HttpLimits.DEFAULT)) {
      for (HttpFixture each : List.of(http, replica, stranger)) {
        each.mcp().shareRequestStates("a key of all");
      }
      StatelessRequest ask = StatelessRequest.tool("ask", "{}").capable("{'elicitation':{}}");
      String state = ask.with("Authorization: Bearer s3cret-Token==").post(http).json().object("result")
          .flatMap(round -> round.string("requestState")).orElseThrow();
      assertThat(state).as("nobody reads the token in it").doesNotContain("s3cret", "czNjcmV0");
      StatelessRequest again = ask.and("'requestState':'" + state + "','inputResponses':{'elicitation':{'a':1}}");
      assertThat(again.with("Authorization: Bearer s3cret-Token==").post(replica).body()).contains("{\"a\":1}");
      assertThat(again.with("Authorization: Bearer another").post(stranger).error())
          .startsWith("requestState: not one that this server gave to this caller");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "two words", "one\ntwo", "pass\u00e9"})
  void knowsNoTokenThatCouldNotBeSent(String text) {
    assertThatThrownBy(() -> new TokenAccess(text)).isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("cannot be sent as a token");
  }
}
