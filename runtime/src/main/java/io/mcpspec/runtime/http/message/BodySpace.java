package io.mcpspec.runtime.http.message;

/** The memory that messages may take together: many large ones at a time would leave none for anything else. */
public final class BodySpace {

  private final int largest;
  private long free;

  public BodySpace(HttpLimits limits) {
    largest = limits.bodyBytes();
    free = limits.allBodiesBytes();
  }

  /**
   * Reserves what the request's message needs until its answer is over. One that does not say how long it is may be as
   * long as any.
   *
   * @throws HttpRefusal with 503 when too much is in use
   */
  public void reserve(Request request, Answer answer) {
    long size = Math.min(request.length().orElse(largest), largest);
    synchronized (this) {
      if (size > free) {
        String message = "the server has too many large messages at work; repeat this one soon";
        throw new HttpRefusal(Status.UNAVAILABLE, message).with("Retry-After", "1");
      }
      free -= size;
    }
    answer.when(Answer.Moment.OVER, () -> release(size));
  }

  private synchronized void release(long size) {
    free += size;
  }
}
