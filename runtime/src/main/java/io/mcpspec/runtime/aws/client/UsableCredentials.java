package io.mcpspec.runtime.aws.client;

import software.amazon.awssdk.auth.credentials.AwsCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.AwsSessionCredentials;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.utils.SdkAutoCloseable;

/**
 * Credentials that a request can carry. One with a line break in it, pasted by mistake, would be named in full by
 * whatever stumbles over it.
 */
public record UsableCredentials(AwsCredentialsProvider target) implements AwsCredentialsProvider, SdkAutoCloseable {

  public static final String UNUSABLE = "The AWS credentials hold a line break, a blank or another character that none"
      + " can have: set the access key, its secret and the session token again, each on one line";

  /**
   * @throws SdkClientException when there are none, or ones that no request can carry
   */
  @Override
  public AwsCredentials resolveCredentials() {
    AwsCredentials found = target.resolveCredentials();
    boolean isUsable = isPlain(found.accessKeyId()) && isPlain(found.secretAccessKey());
    if (!isUsable || found instanceof AwsSessionCredentials session && !isPlain(session.sessionToken())) {
      throw SdkClientException.create(UNUSABLE);
    }
    return found;
  }

  /** Anonymous credentials have no text at all. */
  private static boolean isPlain(String text) {
    return text == null || text.chars().allMatch(c -> c > ' ' && c < 0x7f);
  }

  @Override
  public void close() {
    if (target instanceof SdkAutoCloseable owned) {
      owned.close();
    }
  }
}
