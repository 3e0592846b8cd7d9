package io.mcpspec.runtime.call;

/** Tells the caller how far a call is; does nothing when the caller asked for no progress. */
public interface Progress {

  /**
   * @param done amount done so far, growing from call to call
   * @param total the whole amount; zero or less when unknown
   * @param message what is being done
   */
  void report(double done, double total, String message);
}
