package io.mcpspec.runtime.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The versions of MCP that are spoken here, of both protocols. */
public final class ProtocolVersions {

  /** Those that are agreed on by {@code initialize}, oldest first. */
  static final List<String> HANDSHAKE = List.of("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25");

  /** Those that each request names for itself. */
  public static final List<String> STATELESS = List.of("2026-07-28");

  static final String LATEST_HANDSHAKE = HANDSHAKE.get(HANDSHAKE.size() - 1);

  private ProtocolVersions() {}

  /** All of them, oldest first. */
  public static List<String> all() {
    List<String> all = new ArrayList<>(HANDSHAKE);
    all.addAll(STATELESS);
    return all;
  }

  /** The client's version where it is known, else the latest: the client then decides whether it goes on. */
  static String agree(Optional<String> asked) {
    return asked.isPresent() && HANDSHAKE.contains(asked.get()) ? asked.get() : LATEST_HANDSHAKE;
  }
}
