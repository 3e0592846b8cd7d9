package io.mcpspec.runtime.call;

import java.util.Locale;

/** MCP's log levels, lowest first. */
public enum LogLevel {
  DEBUG,
  INFO,
  NOTICE,
  WARNING,
  ERROR,
  CRITICAL,
  ALERT,
  EMERGENCY;

  /** The level's name on the wire. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
