package io.mcpspec.runtime.surface;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Optional;

/**
 * Compares the files that the server serves from with the hashes in the lock that was built into it. A server without
 * digests has no lock, and nothing to compare.
 */
public final class SelfCheck {

  private static final String LOCK = "lock.json";

  /** Hashing takes longer than answering the first calls: it waits until those are over. */
  private static final long DELAY_MILLIS = 1_000;

  /** What is told of a file that is not what was built. */
  public interface Report {
    void edited(String message);
  }

  private final SurfaceFiles files;
  private boolean inHurry;
  private Thread thread;

  /**
   * @param files the compiled surface
   */
  public SelfCheck(SurfaceFiles files) {
    this.files = files;
  }

  /** Compares soon, beside the serving. */
  public void start(Report report) {
    thread = new Thread(new Run(this, report), "mcp-self-check");
    thread.setDaemon(true);
    thread.setPriority(Thread.MIN_PRIORITY);
    thread.start();
  }

  /** Waits for the end of what was started: a session that is over in no time is checked as well. */
  public void finish() throws InterruptedException {
    hurry();
    thread.join();
  }

  private synchronized void hurry() {
    inHurry = true;
    notifyAll();
  }

  private synchronized void delay() throws InterruptedException {
    if (!inHurry) { // woken for no reason, it only checks earlier
      wait(DELAY_MILLIS);
    }
  }

  /** A class, since a lambda would slow the start. */
  private record Run(SelfCheck check, Report report) implements Runnable {

    @Override
    public void run() {
      try {
        check.delay();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
      Optional<String> fault = check.fault();
      if (fault.isPresent()) {
        report.edited(fault.get());
      }
    }
  }

  /** Says which file is not what was built; empty when all are. */
  public Optional<String> fault() {
    Optional<String> lock = files.text(LOCK);
    if (lock.isEmpty()) {
      return Optional.empty();
    }
    MessageDigest sha256 = sha256();
    for (Json item : JsonReader.read(lock.get()).asObject().orElse(JsonObject.EMPTY).items("files")) {
      JsonObject file = item.asObject().orElse(JsonObject.EMPTY);
      String path = file.string("path").orElse("");
      Optional<byte[]> content = files.bytes(path);
      String found = content.isEmpty()
          ? "missing"
          : Base64.getUrlEncoder().withoutPadding().encodeToString(sha256.digest(content.get()));
      if (!found.equals(file.string("sha256").orElse(""))) {
        return Optional.of("`" + files.root() + path + "` is not what was built into this server: sha256 "
            + file.string("sha256").orElse("") + " is locked, found " + found
            + ". Take the published jar, or build it again with `mvn package`");
      }
    }
    return Optional.empty();
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
