package io.mcpspec.runtime.execution;

import java.util.List;
import java.util.Optional;

/** The protocol versions that are agreed on by {@code initialize}. */
public final class ProtocolVersions {

  public static final List<String> KNOWN = List.of("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25");

  static final String LATEST = KNOWN.get(KNOWN.size() - 1);

  private ProtocolVersions() {}

  /** The client's version where it is known, else the latest: the client then decides whether it goes on. */
  static String agree(Optional<String> asked) {
    return asked.isPresent() && KNOWN.contains(asked.get()) ? asked.get() : LATEST;
  }
}
