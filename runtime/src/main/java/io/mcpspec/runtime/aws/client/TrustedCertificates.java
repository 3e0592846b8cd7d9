package io.mcpspec.runtime.aws.client;

import io.mcpspec.runtime.execution.DaemonThreads;
import java.security.NoSuchAlgorithmException;
import javax.net.ssl.SSLContext;

/**
 * Reads the certificates that this machine trusts, once for the process, which takes as long as making a client does:
 * begun beside it, both are over sooner.
 */
public record TrustedCertificates() implements Runnable {

  public static void readSoon() {
    new DaemonThreads("mcp-tls-").newThread(new TrustedCertificates()).start();
  }

  @Override
  public void run() {
    try {
      SSLContext.getDefault();
    } catch (NoSuchAlgorithmException unreadable) {
      return; // the client reads them, too, and its call tells what is wrong
    }
  }
}
