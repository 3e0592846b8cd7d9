package io.mcpspec.runtime.http.access;

import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import java.security.Key;
import java.security.interfaces.RSAKey;
import java.util.List;
import java.util.Set;

/** Selects the issuer's keys for a token, without RSA keys that are too short to be trusted (RFC 7518, section 3.3). */
final class StrongKeys extends JWSVerificationKeySelector<SecurityContext> {

  private static final int RSA_BITS = 2_048;

  StrongKeys(Set<JWSAlgorithm> algorithms, JWKSource<SecurityContext> source) {
    super(algorithms, source);
  }

  /** All keys that could have signed the token are too short. */
  static final class WeakKeyException extends KeySourceException {

    private static final long serialVersionUID = 1L;

    WeakKeyException() {
      super("its RSA key has fewer than " + RSA_BITS + " bits");
    }
  }

  @Override
  public List<Key> selectJWSKeys(JWSHeader header, SecurityContext context) throws KeySourceException {
    List<Key> keys = super.selectJWSKeys(header, context);
    List<Key> strong = keys.stream().filter(StrongKeys::isStrong).toList();
    if (strong.isEmpty() && !keys.isEmpty()) {
      throw new WeakKeyException();
    }
    return strong;
  }

  private static boolean isStrong(Key key) {
    return !(key instanceof RSAKey rsa) || rsa.getModulus().bitLength() >= RSA_BITS;
  }
}
