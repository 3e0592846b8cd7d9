package io.mcpspec.bench.soak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What a process takes of the machine; on Linux alone.
 *
 * @param megabytes resident memory
 * @param threads its threads
 */
record Footprint(long megabytes, int threads) {

  static Footprint of(long pid) throws IOException {
    long kilobytes = 0;
    int threads = 0;
    for (String line : Files.readAllLines(Path.of("/proc/" + pid + "/status"))) {
      String value = line.replaceAll("\\D", "");
      kilobytes = line.startsWith("VmRSS:") ? Long.parseLong(value) : kilobytes;
      threads = line.startsWith("Threads:") ? Integer.parseInt(value) : threads;
    }
    return new Footprint(kilobytes / 1024, threads);
  }
}
