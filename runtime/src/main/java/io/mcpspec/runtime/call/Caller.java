package io.mcpspec.runtime.call;

/**
 * Who is calling.
 *
 * @param clientName the client's name as it gave it, or {@code unknown}
 * @param clientVersion the client's version as it gave it, or empty
 * @param sessionId the session, or empty in stateless use
 */
public record Caller(String clientName, String clientVersion, String sessionId) {

  public static final Caller UNKNOWN = new Caller("unknown", "", "");
}
