package io.mcpspec.bench.soak;

import java.io.IOException;

/** Makes numbered calls by one transport. */
interface SoakClient {

  /** Makes the calls {@code from} up to, without, {@code to}, and waits for their answers. */
  void run(long from, long to) throws IOException, InterruptedException;
}
