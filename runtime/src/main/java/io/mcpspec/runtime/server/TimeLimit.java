package io.mcpspec.runtime.server;

/** Bounds the time of a call. */
@FunctionalInterface
public interface TimeLimit {

  /** Of calls that are answered at once. */
  TimeLimit NONE = limits -> {};

  /** From now on, the call has the time that {@code limits} give; then it is cancelled, and the client is told so. */
  void answerWithin(CallLimits limits);
}
