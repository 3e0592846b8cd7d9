package io.mcpspec.runtime.protocol;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonNumber;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.rpc.RpcErrors;
import io.mcpspec.runtime.rpc.RpcException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Carries a call's earlier answers through its client, as MCP's {@code requestState}: nothing is kept here between two
 * rounds. A state is signed, holds for one caller, for one target, and for an hour.
 */
public final class RequestStates {

  private static final String ALGORITHM = "HmacSHA256";
  /** Makes the key another one than any that is made of the same secret for something else. */
  private static final byte[] PURPOSE = "requestState".getBytes(StandardCharsets.UTF_8);
  private static final int KEY_BYTES = 32;
  private static final Duration LIFE = Duration.ofHours(1);

  private final Clock clock;
  private byte[] key;

  /** With a key that this process alone knows; made with the first state, since many servers never give one. */
  public RequestStates() {
    this(Clock.systemUTC());
  }

  /** With a key that several processes share, so that each takes up what another began. */
  public RequestStates(String secret) {
    this(Clock.systemUTC());
    key = hash(secret.getBytes(StandardCharsets.UTF_8), PURPOSE);
  }

  RequestStates(Clock clock) {
    this.clock = clock;
  }

  /**
   * @param owner who calls; empty where callers are not told apart
   * @param target what is called, its method included
   * @param answers the answers so far, by key
   */
  String seal(String owner, String target, Map<String, JsonObject> answers) {
    byte[] content = JsonObject.builder()
        .put("target", target)
        .put("until", Json.of(clock.instant().plus(LIFE).getEpochSecond()))
        .put("answers", new JsonObject(new LinkedHashMap<>(answers)))
        .build()
        .toJson()
        .getBytes(StandardCharsets.UTF_8);
    Base64.Encoder encoder = Base64.getUrlEncoder().withoutPadding();
    return encoder.encodeToString(content) + "." + encoder.encodeToString(signature(owner, content));
  }

  /**
   * @return the answers that the state holds, by key
   * @throws RpcException when it is not one that this caller was given for this target, or too old
   */
  Map<String, JsonObject> open(String owner, String target, String state) {
    JsonObject content = content(owner, state);
    boolean alive = content.get("until")
        .filter(JsonNumber.class::isInstance)
        .filter(until -> ((JsonNumber) until).asLong().orElse(0) >= clock.instant().getEpochSecond())
        .isPresent();
    if (!alive || content.string("target").filter(target::equals).isEmpty()) {
      throw unknown();
    }
    Map<String, JsonObject> answers = new LinkedHashMap<>();
    content.object("answers").orElse(JsonObject.EMPTY).members()
        .forEach((key, answer) -> answers.put(key, answer.asObject().orElseThrow()));
    return answers;
  }

  private JsonObject content(String owner, String state) {
    int dot = state.indexOf('.');
    if (dot < 0) {
      throw unknown();
    }
    try {
      byte[] content = Base64.getUrlDecoder().decode(state.substring(0, dot));
      if (!MessageDigest.isEqual(Base64.getUrlDecoder().decode(state.substring(dot + 1)), signature(owner, content))) {
        throw unknown();
      }
      return JsonReader.read(new String(content, StandardCharsets.UTF_8)).asObject().orElseThrow();
    } catch (IllegalArgumentException notBase64) {
      throw unknown();
    }
  }

  /** Each caller's states are signed with a key of their own: the caller's name need not stand in them. */
  private byte[] signature(String owner, byte[] content) {
    return hash(hash(key(), owner.getBytes(StandardCharsets.UTF_8)), content);
  }

  private static byte[] hash(byte[] key, byte[] content) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(key, ALGORITHM));
      return mac.doFinal(content);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private synchronized byte[] key() {
    if (key == null) {
      key = new byte[KEY_BYTES];
      new SecureRandom().nextBytes(key);
    }
    return key;
  }

  private static RpcException unknown() {
    return RpcErrors.invalidParams("requestState: not one that this server gave to this caller for this call within the"
        + " last " + LIFE.toMinutes() + " minutes; make the call again without `requestState` and `inputResponses`");
  }
}
