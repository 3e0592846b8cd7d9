package io.mcpspec.runtime.http;

import static io.mcpspec.runtime.http.FakeIssuer.AUDIENCE;
import static io.mcpspec.runtime.http.HttpFixture.PING;
import static io.mcpspec.runtime.http.HttpFixture.PONG;
import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import io.mcpspec.runtime.http.access.Access;
import io.mcpspec.runtime.http.access.OAuthAccess;
import io.mcpspec.runtime.http.access.OAuthOptions;
import io.mcpspec.runtime.http.access.ResourceMetadata;
import io.mcpspec.runtime.http.message.AllowedNames;
import io.mcpspec.runtime.http.message.HttpLimits;
import io.mcpspec.runtime.json.JsonObject;
import java.io.IOException;
import java.net.URI;
import java.time.Instant;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class OAuthAccessTest {

  private static final String METADATA =
      "resource_metadata=\"https://mcp.example.com/.well-known/oauth-protected-resource/mcp\"";

  private FakeIssuer issuer;
  private HttpFixture http;

  @BeforeEach
  void start() throws Exception {
    issuer = new FakeIssuer();
    http = start(Optional.of(issuer.keys()), "tables:read");
  }

  private HttpFixture start(Optional<URI> keys, String... scopes) throws IOException {
    Access access =
        new OAuthAccess(new OAuthOptions(issuer.address(), URI.create(AUDIENCE), keys, List.of(scopes)));
    return new HttpFixture(HttpFixture.options(true, AllowedNames.LOCAL, access), HttpLimits.DEFAULT);
  }

  @AfterEach
  void stop() {
    http.close();
    issuer.close();
  }

  @Test
  void answersWhoeverShowsAGoodToken() throws Exception {
    for (String token : List.of(
        issuer.token(issuer.claims()),
        issuer.token(issuer.claims(), issuer.key, "JWT"),
        issuer.token(issuer.claims().audience(List.of("https://other.example.com", AUDIENCE))),
        issuer.token(issuer.claims().claim("scope", null).claim("scp", List.of("tables:read"))))) {
      String session = http.session("{}", token);
      assertThat(http.post(PING, token, session).body()).isEqualTo(PONG);
    }
  }

  @Test
  void saysWhereToGetATokenToWhoeverShowsNone() throws IOException {
    HttpReply reply = http.post(PING);
    assertThat(reply.status()).isEqualTo(401);
    assertThat(reply.header("WWW-Authenticate")).contains("Bearer scope=\"tables:read\", " + METADATA);
    assertThat(reply.error()).endsWith("a token of " + issuer.address());
    assertThat(issuer.asked()).as("before there is a token").isEmpty();
  }

  @Test
  void refusesEveryTokenThatIsNotGoodHere() throws Exception {
    Map<String, String> tokens = new LinkedHashMap<>();
    tokens.put("expired", issuer.token(issuer.claims().expirationTime(Date.from(Instant.now().minusSeconds(90)))));
    tokens.put("of no end", issuer.token(issuer.claims().expirationTime(null)));
    tokens.put("not yet good", issuer.token(issuer.claims().notBeforeTime(Date.from(Instant.now().plusSeconds(90)))));
    tokens.put("for another server", issuer.token(issuer.claims().audience("https://other.example.com/mcp")));
    tokens.put("for no server", issuer.token(issuer.claims().audience((String) null)));
    tokens.put("of another issuer", issuer.token(issuer.claims().issuer("https://evil.example.com")));
    tokens.put("of another type", issuer.token(issuer.claims(), issuer.key, "dpop+jwt"));
    tokens.put("not signed", "Authorization: Bearer " + new PlainJWT(issuer.claims().build()).serialize());
    tokens.put("signed with the public key as a secret", withPublicKeyAsSecret(issuer.claims()));
    tokens.put("no token at all", "Authorization: Bearer x.y.z");
    refuses(tokens);
  }

  @Test
  void refusesTokensThatOthersSigned() throws Exception {
    RSAKey other = new RSAKeyGenerator(2048).keyID("first").generate();
    RSAKey unknown = new RSAKeyGenerator(2048).keyID("second").generate();
    Map<String, String> tokens = new LinkedHashMap<>();
    tokens.put("signed by another key", issuer.token(issuer.claims(), other, "at+jwt"));
    for (int i = 0; i < 4; i++) {
      tokens.put("signed by unknown key " + i, issuer.token(issuer.claims(), unknown, "at+jwt"));
    }
    refuses(tokens);
    assertThat(issuer.asked().size()).as("the keys are not read again each time").isLessThan(4);
  }

  @Test
  void refusesTokensOfShortKeys() throws Exception {
    RSAKey weak = new RSAKeyGenerator(1024, true).keyID("weak").generate();
    issuer.publish("/keys", new JWKSet(List.of(issuer.key.toPublicJWK(), weak.toPublicJWK())).toString());
    HttpReply reply = http.post(PING, issuer.token(issuer.claims(), weak, "at+jwt"));
    assertThat(reply.status()).isEqualTo(401);
    assertThat(reply.error()).isEqualTo("the token is not good here: its RSA key has fewer than 2048 bits");
    http.session("{}", issuer.token(issuer.claims()));
  }

  private void refuses(Map<String, String> tokens) throws IOException {
    for (Map.Entry<String, String> token : tokens.entrySet()) {
      HttpReply reply = http.post(PING, token.getValue());
      assertThat(reply.status()).as(token.getKey()).isEqualTo(401);
      assertThat(reply.header("WWW-Authenticate").orElseThrow())
          .startsWith("Bearer error=\"invalid_token\", error_description=\"the token is not good here: ")
          .endsWith(METADATA);
    }
  }

  private String withPublicKeyAsSecret(JWTClaimsSet.Builder claims) throws Exception {
    SignedJWT token = new SignedJWT(new JWSHeader.Builder(JWSAlgorithm.HS256).keyID("first").build(), claims.build());
    token.sign(new MACSigner(issuer.key.toRSAPublicKey().getEncoded()));
    return "Authorization: Bearer " + token.serialize();
  }

  @Test
  void refusesATokenThatAllowsTooLittle() throws Exception {
    HttpReply reply = http.post(PING, issuer.token(issuer.claims().claim("scope", "tables:list tables:reader")));
    assertThat(reply.status()).isEqualTo(403);
    assertThat(reply.header("WWW-Authenticate")).contains("Bearer error=\"insufficient_scope\", "
        + "error_description=\"the token must allow tables:read\", scope=\"tables:read\", " + METADATA);
  }

  @Test
  void publishesItsMetadata() throws IOException {
    for (String path : List.of(ResourceMetadata.PATH, ResourceMetadata.PATH + "/mcp")) {
      HttpReply reply = http.request("GET", path);
      assertThat(reply.status()).isEqualTo(200);
      assertThat(reply.body()).isEqualTo(("{'resource':'https://mcp.example.com/mcp','authorization_servers':['"
          + issuer.address() + "'],'scopes_supported':['tables:read'],'bearer_methods_supported':['header'],"
          + "'resource_name':'Fixture server'}").replace('\'', '"'));
    }
    assertThat(http.request("POST", ResourceMetadata.PATH).status()).isEqualTo(405);
  }

  @Test
  void keepsASessionToItsOwner() throws Exception {
    String session = http.session("{}", issuer.token(issuer.claims()));
    for (String other : others()) {
      for (String method : List.of("GET", "DELETE")) {
        assertThat(http.request(method, "/mcp", other, session).status()).isEqualTo(404);
      }
      assertThat(http.post(PING, other, session).status()).isEqualTo(404);
    }
    assertThat(http.post(PING, issuer.token(issuer.claims().claim("iat", 1)), session).status()).isEqualTo(200);
  }

  @Test
  void keepsACallThatWaitsForAnAnswerToItsOwner() throws Exception {
    StatelessRequest ask = StatelessRequest.tool("ask", "{'message':'sure?'}").capable("{'elicitation':{}}");
    JsonObject round = ask.with(issuer.token(issuer.claims())).post(http).json().object("result").orElseThrow();
    StatelessRequest again = ask.and("'requestState':'" + round.string("requestState").orElseThrow()
        + "','inputResponses':{'elicitation':{'action':'accept'}}");
    for (String other : others()) {
      assertThat(again.with(other).post(http).error())
          .startsWith("requestState: not one that this server gave to this caller");
    }
    String renewed = issuer.token(issuer.claims().claim("iat", 1));
    assertThat(again.with(renewed).post(http).body()).contains("\"structuredContent\":{\"action\":\"accept\"}");
  }

  /** Tokens of others than ann at her editor, some of whom a careless comparison would take for her. */
  private List<String> others() throws Exception {
    return List.of(
        issuer.token(issuer.claims().subject("bob")),
        issuer.token(issuer.claims().claim("client_id", "browser")),
        issuer.token(issuer.claims().subject("ann editor").claim("client_id", null)),
        issuer.token(issuer.claims().subject(null)));
  }

  @Test
  void takesTwoTokensThatNameNobodyForTwoClients() throws Exception {
    String token = issuer.token(issuer.claims().subject(null));
    String session = http.session("{}", token);
    assertThat(http.post(PING, token, session).status()).isEqualTo(200);
    String another = issuer.token(issuer.claims().subject(null).claim("iat", 1));
    assertThat(http.post(PING, another, session).status()).isEqualTo(404);
  }

  @Test
  void findsTheKeysByTheIssuersMetadata() throws Exception {
    issuer.publish("/realm/.well-known/openid-configuration",
        "{\"issuer\":\"" + issuer.address() + "\",\"jwks_uri\":\"" + issuer.keys() + "\"}");
    try (HttpFixture found = start(Optional.empty())) {
      assertThat(found.post(PING, issuer.token(issuer.claims()), "Mcp-Session-Id: x").status()).isEqualTo(404);
      assertThat(issuer.asked()).containsExactly(
          "/.well-known/oauth-authorization-server/realm",
          "/.well-known/openid-configuration/realm",
          "/realm/.well-known/openid-configuration",
          "/keys");
    }
  }

  @Test
  void answersNobodyWhileTokensCannotBeChecked() throws Exception {
    issuer.publish("/.well-known/oauth-authorization-server/realm",
        "{\"issuer\":\"https://evil.example.com\",\"jwks_uri\":\"" + issuer.keys() + "\"}");
    Optional<URI> wrong = Optional.of(issuer.keys().resolve("/x"));
    try (HttpFixture found = start(Optional.empty()); HttpFixture lost = start(wrong)) {
      for (HttpFixture server : List.of(found, lost)) {
        HttpReply reply = server.post(PING, issuer.token(issuer.claims()));
        assertThat(reply.status()).isEqualTo(503);
        assertThat(reply.error()).isEqualTo(
            "tokens cannot be checked now: the keys of " + issuer.address() + " cannot be read");
      }
    }
  }
}
