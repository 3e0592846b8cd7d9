package io.mcpspec.runtime.http;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.crypto.opts.AllowWeakRSAKey;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** An authorization server on this machine: it publishes a key, and signs what it is told to. */
final class FakeIssuer implements AutoCloseable {

  static final String AUDIENCE = "https://mcp.example.com/mcp";

  final RSAKey key;
  private final HttpServer server;
  private final Map<String, String> documents = new ConcurrentHashMap<>();
  private final List<String> asked = new ArrayList<>();

  FakeIssuer() throws IOException, JOSEException {
    key = new RSAKeyGenerator(2048).keyID("first").generate();
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", exchange -> {
      String path = exchange.getRequestURI().getPath();
      asked(path);
      byte[] body = documents.getOrDefault(path, "").getBytes(StandardCharsets.UTF_8);
      exchange.sendResponseHeaders(body.length == 0 ? 404 : 200, body.length == 0 ? -1 : body.length);
      exchange.getResponseBody().write(body);
      exchange.close();
    });
    server.start();
    publish("/keys", new JWKSet(key.toPublicJWK()).toString());
  }

  private synchronized void asked(String path) {
    asked.add(path);
  }

  /** The paths that were asked for, in order. */
  synchronized List<String> asked() {
    return List.copyOf(asked);
  }

  void publish(String path, String document) {
    documents.put(path, document);
  }

  URI address() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/realm");
  }

  URI keys() {
    return address().resolve("/keys");
  }

  /** What a good token says. */
  JWTClaimsSet.Builder claims() {
    return new JWTClaimsSet.Builder()
        .issuer(address().toString())
        .audience(AUDIENCE)
        .subject("ann")
        .claim("client_id", "editor")
        .claim("scope", "tables:read tables:list")
        .expirationTime(Date.from(Instant.now().plusSeconds(600)));
  }

  String token(JWTClaimsSet.Builder claims) throws JOSEException {
    return token(claims, key, "at+jwt");
  }

  String token(JWTClaimsSet.Builder claims, RSAKey signer, String type) throws JOSEException {
    JWSHeader header = new JWSHeader.Builder(JWSAlgorithm.RS256).keyID(signer.getKeyID())
        .type(new JOSEObjectType(type)).build();
    SignedJWT token = new SignedJWT(header, claims.build());
    token.sign(new RSASSASigner(signer.toPrivateKey(), Set.of(AllowWeakRSAKey.getInstance())));
    return "Authorization: Bearer " + token.serialize();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
