package io.mcpspec.runtime.protocol;

/** For how long and for whom a client may keep a result. */
enum Caching {
  /** Made at build time, the same for everybody. The time bounds how late a newly deployed server is seen. */
  COMPILED(300_000, "public"),
  /** A handler's answer: it may be another one the next time, and for another caller. */
  LIVE(0, "private");

  private final long milliseconds;
  private final String scope;

  Caching(long milliseconds, String scope) {
    this.milliseconds = milliseconds;
    this.scope = scope;
  }

  /** MCP's {@code ttlMs}. */
  long milliseconds() {
    return milliseconds;
  }

  /** MCP's {@code cacheScope}. */
  String scope() {
    return scope;
  }
}
