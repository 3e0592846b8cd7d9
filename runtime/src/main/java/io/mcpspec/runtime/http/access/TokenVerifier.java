package io.mcpspec.runtime.http.access;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.jwk.source.RateLimitReachedException;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.DefaultJOSEObjectTypeVerifier;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.proc.DefaultJWTClaimsVerifier;
import com.nimbusds.jwt.proc.DefaultJWTProcessor;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.text.ParseException;
import java.util.Set;

/** Checks signed tokens (RFC 9068). Only this class and its keys know the library, which loads with them. */
public final class TokenVerifier {

  private static final int MILLIS = 5_000;
  private static final int MAX_BYTES = 1 << 20;

  /** No secret that both sides know, and no signature at all, is ever good enough. */
  private static final Set<JWSAlgorithm> ALGORITHMS = Set.of(
      JWSAlgorithm.RS256, JWSAlgorithm.RS384, JWSAlgorithm.RS512,
      JWSAlgorithm.PS256, JWSAlgorithm.PS384, JWSAlgorithm.PS512,
      JWSAlgorithm.ES256, JWSAlgorithm.ES384, JWSAlgorithm.ES512);

  private final DefaultJWTProcessor<SecurityContext> processor = new DefaultJWTProcessor<>();

  public TokenVerifier(OAuthOptions options, URI keys) throws MalformedURLException {
    JWKSource<SecurityContext> source = JWKSourceBuilder.create(keys.toURL(), retriever()).retrying(true).build();
    processor.setJWSTypeVerifier(new DefaultJOSEObjectTypeVerifier<>(
        new JOSEObjectType("at+jwt"), new JOSEObjectType("application/at+jwt"), JOSEObjectType.JWT, null));
    processor.setJWSKeySelector(new StrongKeys(ALGORITHMS, source));
    processor.setJWTClaimsSetVerifier(new DefaultJWTClaimsVerifier<>(
        options.audience().toString(),
        new JWTClaimsSet.Builder().issuer(options.issuer().toString()).build(),
        Set.of("exp")));
  }

  /** Reads a small document. */
  public static String retrieve(URI place) throws IOException {
    return retriever().retrieveResource(place.toURL()).getContent();
  }

  private static DefaultResourceRetriever retriever() {
    return new DefaultResourceRetriever(MILLIS, MILLIS, MAX_BYTES);
  }

  /**
   * @throws InvalidTokenException when the token is not good for this server
   * @throws IOException when the issuer's keys cannot be read
   */
  public AccessToken verify(String token) throws InvalidTokenException, IOException {
    try {
      return TokenClaims.read(token, processor.process(token, null).getClaims());
    } catch (RateLimitReachedException e) {
      throw new InvalidTokenException("the token is not good here: it is signed by an unknown key", e);
    } catch (StrongKeys.WeakKeyException e) {
      throw new InvalidTokenException("the token is not good here: " + e.getMessage(), e);
    } catch (KeySourceException e) {
      throw new IOException(e.getMessage(), e);
    } catch (ParseException | BadJOSEException | JOSEException e) {
      throw new InvalidTokenException("the token is not good here: " + e.getMessage(), e);
    }
  }
}
