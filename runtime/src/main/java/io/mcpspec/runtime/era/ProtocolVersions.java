package io.mcpspec.runtime.era;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The revisions of MCP that are spoken here, of both eras. */
public final class ProtocolVersions {

  /** Those that are agreed on by {@code initialize}, oldest first. */
  static final List<String> LEGACY = List.of("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25");

  /** Those that each request names for itself. */
  public static final List<String> MODERN = List.of("2026-07-28");

  static final String LATEST_LEGACY = LEGACY.get(LEGACY.size() - 1);

  private ProtocolVersions() {}

  /** All of them, oldest first. */
  public static List<String> all() {
    List<String> all = new ArrayList<>(LEGACY);
    all.addAll(MODERN);
    return all;
  }

  /** The client's version where it is known, else the latest: the client then decides whether it goes on. */
  static String agree(Optional<String> asked) {
    return asked.isPresent() && LEGACY.contains(asked.get()) ? asked.get() : LATEST_LEGACY;
  }
}
